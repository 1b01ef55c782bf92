import { expect, test } from 'vitest'
import { nearestPrice } from './nearest-price.ts'

const ohioState = {
  control: 'public',
  state: 'OH',
  prices: { upTo30k: 9000, from30k: 11_000, from48k: 16_000, from75k: 22_000, from110k: 27_000 },
  average: 18_000,
  cost: 30_000,
  tuitionInState: 13_000,
  tuitionOutOfState: 40_000,
} as const
const family = { incomeBracket: '60k-100k', state: 'OH' } as const

test('beside a college stands the price of the family’s bracket, and the average where that is not published', () => {
  expect(nearestPrice(ohioState, { ...family, state: 'MI' })).toEqual({
    amount: 49_000,
    residents: null,
    of: 'bracket',
    residency: 'out-of-state',
  })
  expect(nearestPrice(ohioState, { incomeBracket: null, state: 'MI' })).toMatchObject({
    amount: 45_000,
    of: 'all',
  })
  const unpublished = { ...ohioState, prices: { ...ohioState.prices, from75k: null } }
  expect(nearestPrice(unpublished, family)).toEqual({
    amount: 18_000,
    residents: null,
    of: 'all',
    residency: 'in-state',
  })
  expect(nearestPrice({ ...unpublished, average: null }, family)).toBeNull()
})

test('a student who has not said where they live gets both prices of a public college, and the higher counts', () => {
  expect(nearestPrice(ohioState, { ...family, state: null })).toEqual({
    amount: 49_000,
    residents: 22_000,
    of: 'bracket',
    residency: 'unknown',
  })
  expect(nearestPrice(ohioState, { incomeBracket: null, state: null })).toMatchObject({
    amount: 45_000,
    residents: 18_000,
    of: 'all',
  })
  expect(nearestPrice({ ...ohioState, tuitionOutOfState: null }, { ...family, state: null })).toBeNull()
  const private_ = { ...ohioState, control: 'private_nonprofit' } as const
  expect(nearestPrice(private_, { ...family, state: null })).toMatchObject({
    amount: 22_000,
    residents: null,
    residency: 'any',
  })
})

test('a student from Nairobi gets the full cost, and never what residents with federal aid paid', () => {
  const nairobi = { ...family, state: null, country: 'KE' } as const
  expect(nearestPrice(ohioState, nairobi)).toEqual({
    amount: 57_000,
    residents: null,
    of: 'full-cost',
    residency: 'out-of-state',
  })
  expect(nearestPrice({ ...ohioState, cost: null }, nairobi)).toBeNull()
  expect(nearestPrice(ohioState, { ...family, isFromAbroad: true })).toMatchObject({ amount: 57_000 })
})
