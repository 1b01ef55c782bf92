import { expect, test } from 'vitest'
import { dueReminder, isGiven, isPassDue, reminderAt, reminderDay, reminderText } from './reminders.ts'
import type { Deadline } from './schema.ts'

const newYork = 'America/New_York'

test.each([
  ['Pacific/Honolulu', '2026-11-01', 14, '2026-10-18T19:00:00Z'],
  ['America/Los_Angeles', '2026-11-01', 7, '2026-10-25T16:00:00Z'],
  [newYork, '2026-11-01', 1, '2026-10-31T13:00:00Z'],
  // The clocks went back on November 1, so nine o'clock comes an hour later in UTC.
  [newYork, '2026-11-04', 3, '2026-11-01T14:00:00Z'],
  // And forward on March 14.
  [newYork, '2027-03-15', 1, '2027-03-14T13:00:00Z'],
  ['Europe/London', '2026-10-26', 1, '2026-10-25T09:00:00Z'],
  ['Asia/Kolkata', '2026-11-01', 3, '2026-10-29T03:30:00Z'],
  ['Pacific/Kiritimati', '2026-11-01', 1, '2026-10-30T19:00:00Z'],
] as const)(
  'in %s, of a deadline on %s, the reminder of %s days is due at %s',
  (timeZone, date, days, at) => {
    expect(reminderAt(date, days, timeZone)).toEqual(new Date(at))
    const [before, after] = [new Date(Date.parse(at) - 1), new Date(at)]
    expect(dueReminder(date, timeZone, after)).toBe(days)
    expect(dueReminder(date, timeZone, before)).not.toBe(days)
  },
)

test.each([
  ['2026-11-06T13:59:59Z', null, 'before nine, fourteen days ahead'],
  ['2026-11-06T14:00:00Z', 14, 'at nine'],
  ['2026-11-13T13:59:59Z', 14, 'until the next one is due'],
  ['2026-11-13T14:00:00Z', 7, 'a week ahead'],
  ['2026-11-17T14:00:00Z', 3, 'three days ahead'],
  ['2026-11-19T14:00:00Z', 1, 'the day before'],
  ['2026-11-20T20:00:00Z', 1, 'on the day itself, when it could not be given before'],
  ['2026-11-21T05:00:00Z', null, 'when the day is over'],
] as const)(
  'of a deadline on November 20 in New York, at %s it is the one of %s days: %s',
  (now, days, _when) => {
    expect(dueReminder('2026-11-20', newYork, new Date(now))).toBe(days)
  },
)

test('the morning begins at nine where the student is', () => {
  const now = new Date('2026-11-21T14:00:00Z')

  expect(reminderDay(newYork, now)).toBe('2026-11-21')
  expect(reminderDay('America/Chicago', now)).toBe('2026-11-20')
  expect(reminderDay('Pacific/Kiritimati', now)).toBe('2026-11-21')
  expect(reminderDay('Pacific/Honolulu', now)).toBe('2026-11-20')
})

test.each([
  ['2026-11-21T14:00:59Z', false, 'a minute later'],
  ['2026-11-21T14:14:59Z', false, 'just before a quarter of an hour'],
  ['2026-11-21T14:15:00Z', true, 'a quarter of an hour later'],
  ['2026-11-22T14:00:00Z', true, 'the next morning'],
  ['2026-11-21T13:59:00Z', true, 'when the clock was wrong before'],
])('dates looked through at nine in New York are looked through again at %s: %s (%s)', (now, due, _when) => {
  const pass = { timeZone: newYork, reminderDay: '2026-11-21', beganAt: new Date('2026-11-21T14:00:00Z') }
  expect(isPassDue(pass, new Date(now))).toBe(due)
})

test('at nine dates are looked through, also a minute after the last time', () => {
  const pass = { timeZone: newYork, reminderDay: '2026-11-20', beganAt: new Date('2026-11-21T13:59:00Z') }
  expect(isPassDue(pass, new Date('2026-11-21T13:59:59Z'))).toBe(false)
  expect(isPassDue(pass, new Date('2026-11-21T14:00:00Z'))).toBe(true)
})

test('a reminder of an earlier day is made up for, unless the date has been written down since', () => {
  const isGivenLater = (changedAt: string) =>
    isGiven(
      { date: '2026-11-20', changedAt: new Date(changedAt) },
      14,
      newYork,
      new Date('2026-11-09T15:00:00Z'),
    )

  expect(isGivenLater('2026-11-01T12:00:00Z')).toBe(true)
  expect(isGivenLater('2026-11-09T12:00:00Z')).toBe(false)
})

test('on its own day a reminder is given, also of what was written down that morning', () => {
  const given = isGiven(
    { date: '2026-11-20', changedAt: new Date('2026-11-06T14:30:00Z') },
    14,
    newYork,
    new Date('2026-11-06T14:31:00Z'),
  )

  expect(given).toBe(true)
})

const deadline: Deadline = {
  source: 'school',
  id: 'an-entry',
  entryId: 'an-entry',
  schoolName: 'Tulane University',
  date: '2026-12-04',
  title: 'Tulane University',
  detail: 'Early Action',
  done: false,
  status: 'In Progress',
  basis: 'own',
  left: { essays: 2, items: 0 },
  words: null,
  published: null,
  timeZone: null,
}
test.each([
  ['2026-11-20', 'Due in 14 days, on Dec 04, 2026. 2 essays left.'],
  ['2026-12-03', 'Due tomorrow, on Dec 04, 2026. 2 essays left.'],
  ['2026-12-04', 'Due today, on Dec 04, 2026. 2 essays left.'],
])('on %s a reminder says: %s', (today, text) => {
  expect(reminderText(deadline, today)).toBe(text)
})

test('a reminder of a test day says when it is, not when it is due', () => {
  const testDay: Deadline = { ...deadline, source: 'test', detail: 'Test day', left: null }

  expect(reminderText(testDay, '2026-11-20')).toBe('In 14 days, on Dec 04, 2026. Test day.')
})
