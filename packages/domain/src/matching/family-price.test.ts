import { expect, test } from 'vitest'
import { familyPrice, nearestPrice } from './family-price.ts'

const ohioState = {
  control: 'public',
  state: 'OH',
  prices: { upTo30k: 9000, from30k: 11_000, from48k: 16_000, from75k: 22_000, from110k: 27_000 },
  tuitionInState: 13_000,
  tuitionOutOfState: 40_000,
} as const
const family = { incomeBracket: '60k-100k', state: 'OH' } as const

test('a family pays its bracket at home, and the difference in tuition elsewhere', () => {
  expect(familyPrice(ohioState, family)).toEqual({ price: 22_000, residency: 'in-state' })
  expect(familyPrice(ohioState, { ...family, state: 'MI' })).toEqual({
    price: 49_000,
    residency: 'out-of-state',
  })
  const private_ = { ...ohioState, control: 'private_nonprofit' } as const
  expect(familyPrice(private_, { ...family, state: null })).toEqual({ price: 22_000, residency: 'any' })
})

test('what hangs on the state only is bounded, and what is not known is said', () => {
  expect(familyPrice(ohioState, { ...family, state: null })).toEqual({
    price: null,
    reason: 'no-state',
    between: [22_000, 49_000],
  })
  const samePrice = { ...ohioState, tuitionOutOfState: ohioState.tuitionInState }
  expect(familyPrice(samePrice, { ...family, state: null })).toEqual({ price: 22_000, residency: 'any' })
  const noTuition = { ...ohioState, tuitionOutOfState: null }
  expect(familyPrice(noTuition, { ...family, state: 'MI' })).toMatchObject({
    price: null,
    reason: 'no-tuition',
  })
  expect(familyPrice(ohioState, { ...family, incomeBracket: null })).toMatchObject({ reason: 'no-income' })
  const unpublished = { ...ohioState, prices: { ...ohioState.prices, from75k: null } }
  expect(familyPrice(unpublished, family)).toMatchObject({ reason: 'not-published' })
})

test('beside a college stands the price of the family’s bracket, and the average where that is not published', () => {
  const priced = { ...ohioState, average: 18_000 }
  expect(nearestPrice(priced, { ...family, state: 'MI' })).toEqual({
    amount: 49_000,
    of: 'bracket',
    residency: 'out-of-state',
  })
  expect(nearestPrice(priced, { incomeBracket: null, state: 'MI' })).toEqual({
    amount: 45_000,
    of: 'all',
    residency: 'out-of-state',
  })
  const unpublished = { ...priced, prices: { ...ohioState.prices, from75k: null } }
  expect(nearestPrice(unpublished, family)).toEqual({ amount: 18_000, of: 'all', residency: 'in-state' })
  expect(nearestPrice({ ...unpublished, average: null }, family)).toBeNull()
})
