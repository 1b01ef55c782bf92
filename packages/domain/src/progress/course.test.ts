import { describe, expect, test } from 'vitest'
import { course, type Facts } from './course.ts'

const today = '2026-10-05'
const checklist = { asksForEssays: false }
const early = {
  id: 'early',
  checklist,
  plan: 'early_action',
  deadline: '2026-11-01',
  status: 'In Progress',
} as const
const regular = {
  id: 'regular',
  checklist,
  plan: 'regular',
  deadline: '2027-01-05',
  status: 'Not Started',
} as const
const ready: Facts = {
  profile: { percent: 84, complete: true },
  schools: [early, regular],
  essays: essays(12, 12),
  today,
}

function essays(drafted: number, total: number): Facts['essays'] {
  return Array.from({ length: total }, (_, at) => ({ entryId: null, isDrafted: at < drafted }))
}

function here(facts: Facts): string | undefined {
  return course(facts).find(({ state }) => state === 'here')?.port
}

function stop(port: string, facts: Facts) {
  return course(facts).find((found) => found.port === port)
}

describe('a student is', () => {
  test('at the profile until it counts as complete', () => {
    const facts: Facts = { ...ready, profile: { percent: 40, complete: false }, schools: [] }
    expect(here(facts)).toBe('profile')
  })

  test('not late with a place that was offered before anybody applied', () => {
    const offered = { ...early, deadline: '2026-10-01', status: 'Offered' } as const
    const facts: Facts = { ...ready, schools: [offered, regular] }
    expect(stop('early', facts)).toMatchObject({ total: 0, late: 0, left: 0 })
    expect(here({ ...facts, profile: { percent: 40, complete: false } })).toBe('profile')
  })

  test('at the school list until a school is on it', () => {
    expect(here({ ...ready, schools: [] })).toBe('schools')
  })

  test.each([
    { drafted: 0, total: 0 },
    { drafted: 7, total: 12 },
  ])('at the essays while $drafted of $total are drafted', ({ drafted, total }) => {
    expect(here({ ...ready, essays: essays(drafted, total) })).toBe('essays')
  })

  test('at the essays while a school asks for some and none is entered for it', () => {
    const asking = { ...regular, checklist: { asksForEssays: true } }
    const facts: Facts = { ...ready, schools: [early, asking, { ...asking, id: 'another' }] }
    expect(here(facts)).toBe('essays')
    expect(stop('essays', facts)).toMatchObject({ drafted: 12, total: 12, without: 2 })
    expect(stop('essays', { ...facts, essays: [{ entryId: 'regular', isDrafted: true }] })).toMatchObject({
      without: 1,
    })
  })

  test('not held up by essays of an application that is out, or of a school other than the chosen one', () => {
    const asking = { ...regular, checklist: { asksForEssays: true } }
    const sent = { ...asking, status: 'Submitted' } as const
    expect(stop('essays', { ...ready, schools: [early, sent] })).toMatchObject({ without: 0 })
    const committed = { ...early, status: 'Committed' } as const
    expect(stop('essays', { ...ready, schools: [committed, asking] })).toMatchObject({ without: 0 })
  })

  test('at the early applications until they are out', () => {
    expect(here(ready)).toBe('early')
  })

  test('at the regular ones when none is early', () => {
    expect(here({ ...ready, schools: [regular] })).toBe('regular')
  })

  test('at the regular ones once the early are out, though some essays are still to be written', () => {
    const schools = [{ ...early, status: 'Submitted' } as const, regular]
    expect(here({ ...ready, schools, essays: essays(7, 12) })).toBe('regular')
  })

  test('at the decisions once everything is out', () => {
    const schools = [{ ...regular, status: 'Submitted' } as const]
    const facts: Facts = { ...ready, profile: { percent: 40, complete: false }, schools }
    expect(here(facts)).toBe('decisions')
  })

  test('still before the early applications when only one with rolling admission is out', () => {
    const rolling = {
      id: 'rolling',
      checklist,
      plan: 'rolling',
      deadline: null,
      status: 'Submitted',
    } as const
    expect(here({ ...ready, schools: [rolling, early] })).toBe('early')
  })

  test('not held up by a withdrawn application', () => {
    const schools = [{ ...early, status: 'Withdrawn' } as const, regular]
    expect(here({ ...ready, schools })).toBe('regular')
  })
})

test('the ports before are passed, those after lie ahead', () => {
  expect(course(ready).map(({ port, state }) => `${port} ${state}`)).toEqual([
    'profile passed',
    'schools passed',
    'essays passed',
    'early here',
    'regular ahead',
    'decisions ahead',
  ])
})

test('a student who has committed is at the end of the course, and nothing is left to send', () => {
  const facts: Facts = { ...ready, schools: [early, { ...regular, status: 'Committed' }, regular] }
  expect(here(facts)).toBe('decisions')
  expect(stop('early', facts)).toMatchObject({ left: 0, nextDeadline: null, isOver: true })
  expect(stop('regular', facts)).toMatchObject({ left: 0, nextDeadline: null, isOver: true })
})

describe('a season shows', () => {
  test('the first deadline that has not passed among those still to send', () => {
    const schools = [
      { ...early, deadline: '2026-10-01' },
      { ...early, deadline: '2026-10-06', status: 'Submitted' } as const,
      { ...early, deadline: '2026-11-15' },
      { ...early, deadline: today },
      { ...early, deadline: null },
    ]
    expect(stop('early', { ...ready, schools })).toMatchObject({
      total: 5,
      left: 4,
      late: 1,
      nextDeadline: today,
    })
  })

  test('no deadline when all have passed', () => {
    const schools = [{ ...early, deadline: '2026-10-04' }]
    expect(stop('early', { ...ready, schools })).toMatchObject({ left: 1, late: 1, nextDeadline: null })
  })

  test('Early Decision II and schools without a plan among the regular ones', () => {
    const schools = [
      { ...regular, plan: 'early_decision_2' } as const,
      { ...regular, plan: null },
      { ...early, plan: 'restrictive_early_action' } as const,
    ]
    expect(stop('early', { ...ready, schools })).toMatchObject({ total: 1 })
    expect(stop('regular', { ...ready, schools })).toMatchObject({ total: 2 })
  })
})

test('a deferral is not yet a decision, a place on the waitlist is', () => {
  const statuses = ['Submitted', 'Deferred', 'Waitlisted', 'Accepted', 'Rejected', 'Committed'] as const
  const schools = statuses.map((status) => ({ ...early, status }))
  expect(stop('decisions', { ...ready, schools })).toMatchObject({ received: 4, expected: 6 })
})
