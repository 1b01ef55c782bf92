import { expect, test } from 'vitest'
import { byOpenDate, openDateOf } from './open-date.ts'
import type { ListEntry } from './schema.ts'

const today = '2026-11-28'
type Application = Pick<ListEntry, 'status' | 'deadline' | 'nextPlan'> & { name: string }

const school = (name: string, deadline: string | null, changes: Partial<Application> = {}): Application => ({
  name,
  deadline,
  status: 'In Progress',
  nextPlan: null,
  ...changes,
})

test('an application is open until its day, that day included, or until the day of the plan it can be moved to', () => {
  const nextPlan = { plan: 'regular', date: '2027-01-04' } as const
  expect(openDateOf(school('a', today), today)).toBe(today)
  expect(openDateOf(school('a', '2026-11-27'), today)).toBeNull()
  expect(openDateOf(school('a', '2026-11-27', { nextPlan }), today)).toBe('2027-01-04')
  expect(openDateOf(school('a', '2026-12-01', { status: 'Submitted' }), today)).toBeNull()
})

test('a list begins with the nearest open day, and ends with what has gone out and what is over', () => {
  const nextPlan = { plan: 'regular', date: '2027-01-04' } as const
  const list = [
    school('refused', '2026-11-01', { status: 'Rejected' }),
    school('sent', '2026-11-15', { status: 'Submitted' }),
    school('sent first', '2026-11-01', { status: 'Deferred' }),
    school('undated', null),
    school('missed', '2026-11-20'),
    school('rice', '2027-01-05'),
    school('movable', '2026-11-26', { nextPlan }),
    school('austin', '2026-12-01'),
  ]
  expect(list.toSorted((one, other) => byOpenDate(one, other, today)).map(({ name }) => name)).toEqual([
    'austin',
    'movable',
    'rice',
    'missed',
    'undated',
    'sent first',
    'sent',
    'refused',
  ])
})
