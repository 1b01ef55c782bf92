import { expect, test } from 'vitest'
import { dropsDate, planChangeInWords } from './plan-change-words.ts'

const regular = { plan: 'regular', deadline: '2026-12-01' } as const

test('a student reads what an application is now, and what it was', () => {
  expect(planChangeInWords('Aster', regular, { plan: 'early_decision', deadline: null })).toEqual({
    title: 'Aster: Early Decision, no date',
    words: 'It was Regular, Dec 01, 2026.',
  })
  expect(planChangeInWords('Aster', regular, { plan: null, deadline: '2027-01-05' }).title).toBe(
    'Aster: no plan, Jan 05, 2027',
  )
})

test('a date is dropped when none or another stands in its place', () => {
  expect(dropsDate(regular, { plan: 'rolling', deadline: null })).toBe(true)
  expect(dropsDate(regular, { plan: 'regular', deadline: '2027-01-05' })).toBe(true)
  expect(dropsDate(regular, { plan: 'early_action', deadline: '2026-12-01' })).toBe(false)
  expect(dropsDate({ plan: null, deadline: null }, regular)).toBe(false)
})
