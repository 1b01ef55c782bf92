import { describe, expect, test } from 'vitest'
import { attachedFrom } from './attached.ts'
import {
  canTakeBack,
  handedLinkEnds,
  isFull,
  isLate,
  nextReminder,
  remindableAt,
  ruleAgainstAsking,
  ruleAgainstReminding,
  ruleAgainstWaiver,
  standingOf,
  usualWantedBy,
} from './rules.ts'
import { BragSheet } from './schema.ts'

const today = '2026-11-01'
const now = new Date('2026-11-01T12:00:00Z')
const unsent = [{ sentOn: null }, { sentOn: '2026-10-30' }]
const sent = [{ sentOn: '2026-10-30' }]
const asked = { state: 'asked', wantedBy: '2026-12-01', promisedOn: null, letters: unsent } as const

test.each([
  [{ isWaiverAsked: false }, 'waiver-first'],
  [{ isOpen: true }, 'letter-asked'],
  [{ lately: 3 }, 'letters-today'],
  [{ isFull: true }, 'letters-full'],
  [{ lately: 2 }, null],
] as const)('a student who asks with %o: %s', (given, rule) => {
  const free = { isWaiverAsked: true, isOpen: false, lately: 0, isFull: false }
  expect(ruleAgainstAsking({ ...free, ...given })).toBe(rule)
})

test.each([
  ['2026-12-01', '2027-04-30T12:00:00.000Z'],
  ['2027-05-01', '2027-06-30T00:00:00.000Z'],
  ['2100-12-31', '2027-12-06T12:00:00.000Z'],
])('a link that a student hands over for a letter by %s works until %s', (wantedBy, ends) => {
  expect(handedLinkEnds(wantedBy, now).toISOString()).toBe(ends)
})

test.each([
  [{ state: 'asked', letters: [] }, true],
  [{ state: 'accepted', letters: [] }, true],
  [{ state: 'accepted', letters: unsent }, true],
  [{ state: 'accepted', letters: sent }, false],
  [{ state: 'declined', letters: unsent }, false],
] as const)('a request that stands so, %o, can be taken back: %s', (request, can) => {
  expect(canTakeBack(request)).toBe(can)
})

test('somebody is full only by their own word', () => {
  expect(isFull({ most: null, open: 300 })).toBe(false)
  expect(isFull({ most: 20, open: 19 })).toBe(false)
  expect(isFull({ most: 20, open: 20 })).toBe(true)
})

describe('on the board, a request', () => {
  test.each([
    [{}, 'asked'],
    [{ wantedBy: '2026-10-31' }, 'late'],
    [{ state: 'accepted' }, 'accepted'],
    [{ state: 'accepted', promisedOn: '2026-10-31' }, 'late'],
    [{ state: 'accepted', promisedOn: '2026-11-01', wantedBy: '2026-10-01' }, 'accepted'],
    [{ state: 'accepted', letters: sent, wantedBy: '2026-10-01' }, 'done'],
    [{ state: 'accepted', letters: [] }, 'accepted'],
    [{ letters: [], isMoot: true, wantedBy: '2026-10-31' }, 'ended'],
    [{ letters: sent, isMoot: true, wantedBy: '2026-10-31' }, 'done'],
    [{ state: 'declined' }, 'declined'],
    [{ state: 'withdrawn' }, 'ended'],
    [{ state: 'forgotten' }, 'ended'],
  ] as const)('with %o is %s', (given, standing) => {
    expect(standingOf({ ...asked, ...given }, today)).toBe(standing)
  })
})

test('a letter that was sent is never late', () => {
  expect(isLate({ ...asked, state: 'accepted', letters: sent, wantedBy: '2026-10-01' }, today)).toBe(false)
})

test('a student reminds once in seven days, and nobody of what has ended', () => {
  const since = { ...asked, askedAt: new Date('2026-10-26T12:00:00Z'), remindedAt: null }
  expect(remindableAt(since)?.toISOString()).toBe('2026-11-02T12:00:00.000Z')
  expect(ruleAgainstReminding(since, now)).toBe('remind-later')
  expect(ruleAgainstReminding({ ...since, askedAt: new Date('2026-10-25T12:00:00Z') }, now)).toBeNull()
  expect(ruleAgainstReminding({ ...since, remindedAt: now }, now)).toBe('remind-later')
  expect(remindableAt({ ...since, state: 'declined' })).toBeNull()
  expect(remindableAt({ ...since, letters: [], isMoot: true })).toBeNull()
})

test('reminders are due 14 and 5 days before, and looked at then though nothing is open today, which may change', () => {
  expect(nextReminder(asked, now)?.toISOString()).toBe('2026-11-17T13:00:00.000Z')
  expect(nextReminder(asked, new Date('2026-11-17T13:00:00Z'))?.toISOString()).toBe(
    '2026-11-26T13:00:00.000Z',
  )
  expect(nextReminder(asked, new Date('2026-11-26T13:00:00Z'))).toBeNull()
  for (const ended of [{ isMoot: true }, { state: 'accepted', letters: sent }] as const)
    expect(nextReminder({ ...asked, ...ended }, now)?.toISOString()).toBe('2026-11-17T13:00:00.000Z')
  expect(nextReminder({ ...asked, state: 'declined' }, now)).toBeNull()
})

test('who waived keeps to it once a letter was sent', () => {
  expect(ruleAgainstWaiver({ from: 'waived', to: 'kept' }, true)).toBe('waiver-stands')
  expect(ruleAgainstWaiver({ from: 'waived', to: 'kept' }, false)).toBeNull()
  expect(ruleAgainstWaiver({ from: 'undecided', to: 'waived' }, true)).toBeNull()
})

test('letters are wanted a week before the first deadline ahead, never in the past', () => {
  expect(usualWantedBy(['2027-01-05', '2026-12-01', '2026-10-01', null], today)).toBe('2026-11-24')
  expect(usualWantedBy(['2026-11-05'], today)).toBe('2026-11-05')
  expect(usualWantedBy([null], today)).toBe('2026-11-15')
})

test('a recommender reads only the questions that were answered, if the brag sheet is attached', () => {
  const bragSheet = BragSheet.parse({ proud: 'The bridge.' })
  const given = { note: 'Please.', activities: [] }
  expect(attachedFrom({ ...given, bragSheet }).bragSheet.map(({ answer }) => answer)).toEqual(['The bridge.'])
  expect(attachedFrom({ ...given, bragSheet: null }).bragSheet).toEqual([])
})

test('a recommender reads of an activity of one grade and one hour what a person would write', () => {
  const role = { name: 'Robotics', position: 'Captain', description: '' }
  const activity = { ...role, grades: ['11' as const], hoursPerWeek: 1 }
  const { activities } = attachedFrom({ note: 'Please.', bragSheet: null, activities: [activity] })
  expect(activities[0]?.about).toBe('Captain · Grade 11 · 1 hour a week')
})
