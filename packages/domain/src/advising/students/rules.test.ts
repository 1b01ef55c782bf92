import { describe, expect, test } from 'vitest'
import { directions, rosterOrders } from './options.ts'
import {
  attention,
  countClasses,
  countNeeds,
  type Facts,
  hasNeed,
  inRosterOrder,
  rosterStatus,
  sharesNothing,
} from './rules.ts'

const fine: Facts = {
  today: '2026-11-01',
  since: '2026-09-01',
  late: 0,
  nextDeadline: { date: '2026-11-09' },
  lastActiveOn: '2026-10-31',
  tells: true,
  hasNoSchools: false,
  hasCommitted: false,
  hasGraduated: false,
  sharesNothing: false,
}

test('classes are counted without the students who show none, and seniors come first', () => {
  expect(countClasses([2028, null, 2027, 2028])).toEqual([
    { graduationYear: 2027, students: 1 },
    { graduationYear: 2028, students: 2 },
  ])
})

describe('a student needs attention', () => {
  test.each([
    ['nobody who gets along', {}, []],
    ['with something late', { late: 1 }, ['late']],
    ['after fourteen days without anything done', { lastActiveOn: '2026-10-18' }, ['idle']],
    ['not after thirteen', { lastActiveOn: '2026-10-19' }, []],
    ['a week before a deadline', { nextDeadline: { date: '2026-11-08' } }, ['soon']],
    ['on the day of a deadline', { nextDeadline: { date: '2026-11-01' } }, ['soon']],
    ['who has never done anything since the link', { lastActiveOn: null }, ['idle']],
    ['not while the link is new', { lastActiveOn: '2026-08-01', since: '2026-10-30' }, []],
    ['not for idleness that nothing shared would tell of', { lastActiveOn: null, tells: false }, []],
    [
      'not for idleness once they have committed to a school and nothing is due',
      { hasCommitted: true, lastActiveOn: null, nextDeadline: null },
      [],
    ],
    [
      'who has committed and does nothing about what is still due',
      { hasCommitted: true, lastActiveOn: null },
      ['idle'],
    ],
    ['not without any deadline', { nextDeadline: null }, []],
    [
      'who has no school yet, from the first day on',
      { hasNoSchools: true, since: '2026-11-01' },
      ['no-schools'],
    ],
    [
      'not for idleness or schools once they have graduated, though for what is late',
      { hasGraduated: true, hasNoSchools: true, lastActiveOn: null, late: 1 },
      ['late'],
    ],
    [
      'for several reasons, the most pressing first',
      { late: 2, hasNoSchools: true, lastActiveOn: null, nextDeadline: { date: '2026-11-02' } },
      ['late', 'no-schools', 'idle', 'soon'],
    ],
  ] satisfies [string, Partial<Facts>, string[]][])('%s', (_, changes, expected) => {
    expect(attention({ ...fine, ...changes })).toEqual(expected)
  })
})

describe('the roster', () => {
  const named = (fullName: string, changes: Partial<Facts> = {}) => {
    const facts = { ...fine, ...changes }
    return { ...facts, id: fullName, fullName, reasons: attention(facts) }
  }
  const names = (students: { fullName: string }[]) => students.map(({ fullName }) => fullName)

  test('begins with the late ones, then those without schools, the idle, and those before a deadline', () => {
    const roster = [
      named('Calm'),
      named('Soon', { nextDeadline: { date: '2026-11-03' } }),
      named('Idle', { lastActiveOn: '2026-10-01' }),
      named('Idle and soon', { lastActiveOn: '2026-10-01', nextDeadline: { date: '2026-11-03' } }),
      named('No schools', { hasNoSchools: true, nextDeadline: null }),
      named('Late', { late: 1 }),
      named('Late and soon', { late: 1, nextDeadline: { date: '2026-11-02' } }),
      named('Very late', { late: 4 }),
    ]

    expect(names(inRosterOrder(roster, 'attention'))).toEqual([
      'Late and soon',
      'Very late',
      'Late',
      'No schools',
      'Idle and soon',
      'Idle',
      'Soon',
      'Calm',
    ])
  })

  test('puts equals in the order of their next deadline, then of their names', () => {
    const roster = [
      named('Zoe'),
      named('Ben', { nextDeadline: null }),
      named('Ari'),
      named('Yui', { nextDeadline: { date: '2026-11-08' } }),
    ]

    expect(names(inRosterOrder(roster, 'attention'))).toEqual(['Yui', 'Ari', 'Zoe', 'Ben'])
  })

  test.each(rosterOrders)('puts students of one name in one order, however they arrive: %s', (order) => {
    const twins = ['b', 'c', 'a'].map((id) => ({ ...named('Kim'), id }))
    const ids = (students: { id: string }[]) => students.map(({ id }) => id)

    for (const direction of directions) {
      const once = ids(inRosterOrder(twins, order, direction))
      expect(ids(inRosterOrder(twins.toReversed(), order, direction))).toEqual(once)
    }
  })

  test('can go by name, by next deadline or by the newest link', () => {
    const roster = [
      named('Zoe', { since: '2026-10-02', nextDeadline: { date: '2026-12-01' } }),
      named('Ari', { since: '2026-10-01', nextDeadline: null }),
      named('Mia', { since: '2026-10-03', late: 3, nextDeadline: { date: '2027-01-01' } }),
    ]

    expect(names(inRosterOrder(roster, 'name'))).toEqual(['Ari', 'Mia', 'Zoe'])
    expect(names(inRosterOrder(roster, 'deadline'))).toEqual(['Zoe', 'Mia', 'Ari'])
    expect(names(inRosterOrder(roster, 'since'))).toEqual(['Mia', 'Zoe', 'Ari'])
  })

  test('turns around, but keeps those last who show nothing of what it goes by', () => {
    const roster = [
      named('Zoe', { nextDeadline: { date: '2026-12-01' } }),
      named('Ari', { nextDeadline: null }),
      named('Mia', { nextDeadline: { date: '2027-01-01' } }),
    ]

    expect(names(inRosterOrder(roster, 'name', 'descending'))).toEqual(['Zoe', 'Mia', 'Ari'])
    expect(names(inRosterOrder(roster, 'deadline', 'descending'))).toEqual(['Mia', 'Zoe', 'Ari'])
  })

  test.each([
    ['schools', ['Few', 'Many', 'Hidden']],
    ['essays', ['Many', 'Few', 'Hidden']],
    ['letters', ['Few', 'Many', 'Hidden']],
    ['tasks', ['Hidden', 'Few', 'Many']],
  ] as const)('goes by what is counted: %s', (order, expected) => {
    const counts = (schools: number | null, finished: number | null, pendingTasks: number) => ({
      schools,
      outstandingLetters: schools === null ? null : 10 - schools,
      essays: finished === null ? { shared: 0, finished: 0 } : { shared: 4, finished },
      pendingTasks,
    })
    const roster = [
      { ...named('Many'), counts: counts(9, 0, 0) },
      { ...named('Hidden'), counts: counts(null, null, 5) },
      { ...named('Few'), counts: counts(2, 3, 1) },
    ]

    expect(names(inRosterOrder(roster, order))).toEqual(expected)
  })

  test('by who was last active begins with the longest ago', () => {
    const roster = [
      named('Today', { lastActiveOn: '2026-11-01' }),
      named('Unknown', { lastActiveOn: null }),
      named('Long ago', { lastActiveOn: '2026-09-02' }),
    ]

    expect(names(inRosterOrder(roster, 'active'))).toEqual(['Long ago', 'Today', 'Unknown'])
  })
})

const shares = {
  list: true,
  profile: true,
  testScores: true,
  weeks: true,
  letters: true,
  aid: false,
  sensitive: false,
}
const nothing = Object.fromEntries(Object.keys(shares).map((part) => [part, false])) as typeof shares
const listOf = (schools: number, sent = 0, hasCommitted = false) => ({
  schools,
  sent,
  hasCommitted,
  balance: { under25: 0, from25: 0, from50: 0, unknown: schools },
})
test('a student who shares nothing is found as one, also while a task is late', () => {
  const hidden = { reasons: ['late'], sharesNothing: true } as const
  const open = { reasons: ['late', 'soon'], sharesNothing: false } as const

  expect([hidden, open].map((student) => hasNeed(student, 'nothing-shared'))).toEqual([true, false])
  expect([hidden, open].map((student) => hasNeed(student, 'late'))).toEqual([true, true])
  expect(countNeeds([hidden, open])).toEqual({
    late: 2,
    'no-schools': 0,
    idle: 0,
    soon: 1,
    'nothing-shared': 1,
  })
})

test('a single part or essay is something shared', () => {
  expect(sharesNothing(nothing, false)).toBe(true)
  expect(sharesNothing(nothing, true)).toBe(false)
  expect(sharesNothing({ ...nothing, aid: true }, false)).toBe(false)
})

const next = { date: '2026-12-01', title: 'Ocean College' }

test.each([
  ['nothing-shared', { shared: nothing, list: null, shown: 0, nextDeadline: null }],
  ['list-not-shared', { shared: nothing, list: null, shown: 1, nextDeadline: null }],
  ['list-not-shared', { shared: { ...shares, list: false }, list: null, shown: 0, nextDeadline: null }],
  ['no-dates', { shared: shares, list: listOf(2, 1), shown: 0, nextDeadline: null }],
  ['well', { shared: shares, list: listOf(2, 1), shown: 0, nextDeadline: next }],
  ['well', { shared: shares, list: listOf(2, 1, true), shown: 0, nextDeadline: null }],
  ['well', { shared: shares, list: listOf(2, 2), shown: 0, nextDeadline: null }],
] as const)('of a student without reasons it is said: %s', (said, { shown, ...student }) => {
  expect(rosterStatus({ ...student, essays: { shared: shown, finished: 0, waiting: 0 } })).toBe(said)
})
