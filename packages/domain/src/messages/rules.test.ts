import { expect, test } from 'vitest'
import { mailTime, notAtNight, readerMailTime, ruleAgainstWithdrawing, withdrawableUntil } from './rules.ts'

const timeZone = 'America/New_York'
const nothing = { timeZone, isUrgent: false, mailedAt: null, waitingUntil: null }
const noon = new Date('2026-11-28T17:00:00Z')
const after = (minutes: number, from = noon) => new Date(from.getTime() + minutes * 60_000)

test('a mail leaves once a message can no longer be withdrawn, and tells of what comes meanwhile, too', () => {
  expect(mailTime({ ...nothing, now: noon })).toEqual(after(10))
  expect(mailTime({ ...nothing, now: after(4), waitingUntil: after(10) })).toEqual(after(10))
})

test('the next mail about a thread leaves an hour after the one before', () => {
  expect(mailTime({ ...nothing, now: after(15), mailedAt: after(10) })).toEqual(after(70))
  expect(mailTime({ ...nothing, now: after(300), mailedAt: after(10) })).toEqual(after(310))
})

test.each([
  ['at 21:00 it waits for 07:00', '2026-11-29T01:50:00Z', '2026-11-29T12:00:00Z'],
  ['before 21:00 it leaves', '2026-11-29T01:49:00Z', '2026-11-29T01:59:00Z'],
  ['at 06:59 it waits for 07:00', '2026-11-29T11:49:00Z', '2026-11-29T12:00:00Z'],
  ['the night in which clocks go back is an hour longer', '2026-11-01T01:00:00Z', '2026-11-01T12:00:00Z'],
  ['the night in which clocks go forward is an hour shorter', '2026-03-08T02:00:00Z', '2026-03-08T11:00:00Z'],
  ['after midnight, too, when clocks go forward', '2026-03-08T05:30:00Z', '2026-03-08T11:00:00Z'],
])('where the reader is, %s', (_, now, mailed) => {
  expect(mailTime({ ...nothing, now: new Date(now) })).toEqual(new Date(mailed))
})

test('an urgent message is mailed at night, at once, but for the hour since the mail before', () => {
  const night = new Date('2026-11-29T04:00:00Z')
  const urgent = { ...nothing, isUrgent: true, now: night }
  const morning = new Date('2026-11-29T12:00:00Z')
  expect(mailTime(urgent)).toEqual(night)
  expect(mailTime({ ...urgent, waitingUntil: morning })).toEqual(night)
  expect(mailTime({ ...urgent, mailedAt: after(-20, night) })).toEqual(after(40, night))
  expect(mailTime({ ...urgent, mailedAt: after(-20, night), waitingUntil: after(5, night) })).toEqual(
    after(5, night),
  )
})

test('where clocks differ by half an hour, the morning is at seven, too', () => {
  expect(notAtNight(new Date('2026-11-28T12:00:00Z'), 'Australia/Lord_Howe')).toEqual(
    new Date('2026-11-28T20:00:00Z'),
  )
})

test('a message can be withdrawn for ten minutes, and not once a mail tells of it', () => {
  const sent = { createdAt: noon, mailAt: after(600) }
  expect(ruleAgainstWithdrawing(sent, after(9))).toBeNull()
  expect(ruleAgainstWithdrawing(sent, after(10))).toBe('withdraw-too-late')
  expect(withdrawableUntil({ createdAt: noon, mailAt: after(3) })).toEqual(after(3))
})

test('who reads along is told with the mail that waits, or an hour after it, and not at night', () => {
  const next = (now: Date, mailAt: Date | null) => readerMailTime({ now, timeZone, mailAt })
  expect(next(noon, null)).toEqual(after(10))
  expect(next(noon, after(10))).toEqual(after(10))
  expect(next(after(4), after(10))).toEqual(after(70))
  expect(next(after(15), after(70))).toEqual(after(70))
  expect(next(after(300), after(10))).toEqual(after(310))
  expect(next(new Date('2026-11-29T03:00:00Z'), null)).toEqual(new Date('2026-11-29T12:00:00Z'))
})
