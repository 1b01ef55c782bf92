import { describe, expect, test } from 'vitest'
import { balance, essaysByState, funnel, lateOn, progressBySchool } from './rules.ts'

const today = '2026-11-02'

type School = Parameters<typeof progressBySchool>[0][number]
type Essay = Parameters<typeof progressBySchool>[1][number]

const school = (changes: Partial<School>): School => ({
  id: changes.name ?? 'duke',
  name: 'Duke',
  status: 'In Progress',
  deadline: '2026-11-01',
  checklist: { done: 3, total: 8 },
  figures: { admissionRate: null },
  ...changes,
})

const essay = (changes: Partial<Essay>): Essay => ({
  id: 'why',
  promptName: 'Why us?',
  schoolName: 'Duke',
  entryId: 'duke',
  status: 'drafting',
  deadline: '2026-11-01',
  finished: false,
  ...changes,
})

describe('progress by school', () => {
  test('counts the checklist and the essays of that school', () => {
    const essays = [essay({}), essay({ finished: true }), essay({ entryId: null, finished: true })]
    expect(progressBySchool([school({})], essays)).toEqual([{ id: 'duke', name: 'Duke', done: 4, total: 10 }])
  })

  test('begins with what is due next, then what has no date, then what is out; withdrawn ones are left out', () => {
    const schools = [
      school({ name: 'Yale', status: 'Submitted', deadline: '2026-10-01' }),
      school({ name: 'Rice', deadline: null }),
      school({ name: 'Tufts', deadline: '2027-01-05' }),
      school({ name: 'Bates', deadline: '2027-01-05' }),
      school({ name: 'Brown', deadline: '2026-11-15' }),
      school({ name: 'Reed', status: 'Withdrawn' }),
    ]
    const names = progressBySchool(schools, []).map(({ name }) => name)
    expect(names).toEqual(['Brown', 'Bates', 'Tufts', 'Rice', 'Yale'])
  })
})

test('essays are counted in every state, in the order of their life', () => {
  expect(essaysByState([{ status: 'submitted' }, { status: 'drafting' }, { status: 'drafting' }])).toEqual([
    { status: 'drafting', count: 2 },
    { status: 'reviewing', count: 0 },
    { status: 'complete', count: 0 },
    { status: 'submitted', count: 1 },
  ])
})

describe('late is', () => {
  test('an application that is not out the day after its deadline, and its unfinished essays', () => {
    expect(lateOn(today, [school({})], [essay({})])).toEqual([
      { kind: 'application', id: 'duke', name: 'Duke', of: null, deadline: '2026-11-01', days: 1 },
      { kind: 'essay', id: 'why', name: 'Why us?', of: 'Duke', deadline: '2026-11-01', days: 1 },
    ])
  })

  test('nothing on the day of the deadline itself, and nothing without a date', () => {
    expect(lateOn('2026-11-01', [school({})], [essay({})])).toEqual([])
    expect(lateOn(today, [school({ deadline: null })], [essay({ deadline: null })])).toEqual([])
  })

  test.each(['Submitted', 'Deferred', 'Accepted', 'Withdrawn'] as const)(
    'neither a school that is %s nor its essays',
    (status) => {
      expect(lateOn(today, [school({ id: 'duke', status })], [essay({})])).toEqual([])
    },
  )

  test('not what is finished', () => {
    expect(lateOn(today, [], [essay({ finished: true })])).toEqual([])
  })

  test('first what is longest overdue', () => {
    const essays = [essay({ id: 'a' }), essay({ id: 'b', entryId: null, deadline: '2026-10-20' })]
    expect(lateOn(today, [], essays).map(({ id, days }) => [id, days])).toEqual([
      ['b', 13],
      ['a', 1],
    ])
  })
})

describe('the balance of a list', () => {
  const rated = (name: string, value: number | null) =>
    school({ name, figures: { admissionRate: value === null ? null : { value } } })

  test('puts each school into the band of its admission rate', () => {
    const schools = [
      rated('a', 0.036),
      rated('b', 0.1),
      rated('c', 0.249),
      rated('d', 0.25),
      rated('e', 0.5),
      rated('f', 0.75),
      rated('g', 1),
    ]
    expect(balance(schools)).toEqual([
      { band: 'Under 10%', schools: ['a'] },
      { band: '10% to 24%', schools: ['b', 'c'] },
      { band: '25% to 49%', schools: ['d'] },
      { band: '50% to 74%', schools: ['e'] },
      { band: '75% and over', schools: ['f', 'g'] },
    ])
  })

  test('names schools without a published rate apart, and leaves withdrawn ones out', () => {
    const schools = [rated('a', null), school({ name: 'b', status: 'Withdrawn' })]
    expect(balance(schools).at(-1)).toEqual({ band: 'Not reported', schools: ['a'] })
    expect(balance(schools).flatMap((band) => band.schools)).toEqual(['a'])
  })
})

test('each count of the funnel is part of the one before', () => {
  const statuses = [
    'Not Started',
    'In Progress',
    'Submitted',
    'Deferred',
    'Waitlisted',
    'Accepted',
    'Rejected',
    'Withdrawn',
    'Committed',
  ] as const
  expect(funnel(statuses.map((status) => ({ status })))).toEqual({
    onList: 8,
    submitted: 6,
    decided: 4,
    accepted: 2,
  })
})
