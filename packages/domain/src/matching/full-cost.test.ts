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
  expect(fullCost(arizona, { state: 'MN' })).toEqual({
    amount: 51_000,
    residents: null,
    residency: 'out-of-state',
  })
  expect(fullCost(arizona, { state: 'AZ' })).toMatchObject({ amount: 30_000, residency: 'in-state' })
})

test('a family whose state nobody knows reads both costs, and none where only that of residents is known', () => {
  expect(fullCost(arizona, { state: null })).toEqual({
    amount: 51_000,
    residents: 30_000,
    residency: 'unknown',
  })
  const sameForAll = { ...arizona, tuitionOutOfState: arizona.tuitionInState }
  expect(fullCost(sameForAll, { state: null })).toMatchObject({ amount: 30_000, residency: 'any' })
  const noTuition = { ...arizona, tuitionOutOfState: null }
  expect(fullCost(noTuition, { state: null })).toBeNull()
  expect(fullCost(noTuition, { state: 'MN' })).toBeNull()
  expect(fullCost(noTuition, { state: 'AZ' })).toMatchObject({ amount: 30_000 })
})

test('from abroad a public college costs what it costs from other states, even with a home in its state', () => {
  expect(fullCost(arizona, { state: null, country: 'KE' })).toMatchObject({ amount: 51_000 })
  expect(fullCost(arizona, { state: 'AZ', isFromAbroad: true })).toMatchObject({ amount: 51_000 })
})

test('a private college costs every family the same, and an unpublished cost is not made up', () => {
  const beloit = { ...arizona, control: 'private_nonprofit' } as const
  expect(fullCost(beloit, { state: 'MN' })).toEqual({
    amount: 30_000,
    residents: null,
    residency: 'any',
  })
  expect(fullCost({ ...arizona, cost: null }, { state: 'MN' })).toBeNull()
})
