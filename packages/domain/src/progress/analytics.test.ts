import { describe, expect, test } from 'vitest'
import { balance, essaysByState, funnel, progressBySchool } from './analytics.ts'

type School = Parameters<typeof progressBySchool>[0][number]

const school = (changes: Partial<School>): School => ({
  id: 'duke',
  name: 'Duke',
  status: 'In Progress',
  deadline: '2026-11-01',
  checklist: { done: 3, total: 8 },
  figures: { admissionRate: null },
  ...changes,
})

describe('progress by school', () => {
  test('counts the checklist and the essays of that school', () => {
    const essays = [
      { entryId: 'duke', finished: false },
      { entryId: 'duke', finished: true },
      { entryId: null, finished: true },
    ]
    expect(progressBySchool([school({})], essays)).toEqual([
      { id: 'duke', name: 'Duke', done: 4, total: 10, state: 'open' },
    ])
  })

  test('leaves nothing to do where the application is out', () => {
    const sent = school({ status: 'Submitted', checklist: { done: 0, total: 8 } })
    expect(progressBySchool([sent], [])).toMatchObject([{ done: 0, total: 0, state: 'sent' }])
  })

  test('counts a place that was offered without an application neither as sent nor as left to do', () => {
    const offered = school({ status: 'Offered' })
    expect(progressBySchool([offered], [])).toMatchObject([{ done: 3, total: 3, state: 'offered' }])
  })

  test('is without the applications that a commitment has made needless', () => {
    const schools = [school({ name: 'Yale', status: 'Committed' }), school({ name: 'Rice' })]
    expect(progressBySchool(schools, []).map(({ name }) => name)).toEqual(['Yale'])
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

describe('the balance of a list', () => {
  const rated = (name: string, value: number | null) =>
    school({ name, figures: { admissionRate: value === null ? null : { value } } })

  test('puts each school into the band of its admission rate', () => {
    const schools = [
      rated('a', 0.036),
      rated('b', 0.1),
      rated('c', 0.244),
      // Shown as 25%.
      rated('d', 0.2487),
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
