import type { Deadline } from '@bearings/domain/schools/schema'
import { expect, test } from 'vitest'
import { deadlineWithPlan } from './deadline-with-plan.ts'

const today = '2026-11-21'
const regular: Deadline = {
  round: 'regular',
  cycle: '2026-27',
  date: '2027-01-05',
  state: 'reported',
  source: 'The grid',
  checkedOn: null,
}
const own = { deadline: '2026-12-15', deadlineState: 'own' } as const
const published = { deadline: '2026-11-01', deadlineState: 'reported' } as const

test('another plan brings its reported date along', () => {
  expect(deadlineWithPlan(own, 'regular', [regular], today)).toBe('2027-01-05')
})

test('where none is reported, a date of the student’s own stays and that of the old plan goes', () => {
  expect(deadlineWithPlan(own, 'priority', [regular], today)).toBe('2026-12-15')
  expect(deadlineWithPlan(published, 'priority', [regular], today)).toBeNull()
})
