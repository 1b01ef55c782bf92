import { expect, test } from 'vitest'
import { fullCost } from './full-cost.ts'

const arizona = {
  control: 'public',
  state: 'AZ',
  cost: 30_000,
  tuitionInState: 12_000,
  tuitionOutOfState: 33_000,
} as const

test('a family of another state reads a public college’s full cost with the tuition that it would pay', () => {
  expect(fullCost(arizona, { state: 'MN' })).toEqual({ amount: 51_000, residency: 'out-of-state' })
  expect(fullCost(arizona, { state: 'AZ' })).toEqual({ amount: 30_000, residency: 'in-state' })
})

test('a family whose state nobody knows reads that the full cost is for residents', () => {
  expect(fullCost(arizona, { state: null })).toEqual({ amount: 30_000, residency: 'in-state' })
  expect(fullCost({ ...arizona, tuitionOutOfState: null }, { state: 'MN' })).toEqual({
    amount: 30_000,
    residency: 'in-state',
  })
})

test('a private college costs every family the same, and an unpublished cost is not made up', () => {
  const beloit = { ...arizona, control: 'private_nonprofit' } as const
  expect(fullCost(beloit, { state: 'MN' })).toEqual({ amount: 30_000, residency: 'any' })
  expect(fullCost({ ...arizona, cost: null }, { state: 'MN' })).toBeNull()
})
