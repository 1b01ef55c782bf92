import { expect, test } from 'vitest'
import { familyPrice } from './family-price.ts'

const ohioState = {
  control: 'public',
  state: 'OH',
  prices: { upTo30k: 9000, from30k: 11_000, from48k: 16_000, from75k: 22_000, from110k: 27_000 },
  cost: 30_000,
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

test('from abroad a family pays the full cost, with the tuition of other states, whatever its income', () => {
  const nairobi = { ...family, state: null, country: 'KE' } as const
  expect(familyPrice(ohioState, nairobi)).toEqual({ price: 57_000, residency: 'out-of-state' })
  expect(familyPrice(ohioState, { ...nairobi, incomeBracket: null })).toMatchObject({ price: 57_000 })
  expect(familyPrice({ ...ohioState, cost: null }, nairobi)).toMatchObject({ reason: 'not-published' })
  expect(familyPrice({ ...ohioState, tuitionOutOfState: null }, nairobi)).toMatchObject({
    reason: 'no-tuition',
  })
})

test('a citizen who lives abroad gets federal aid, and pays the tuition of other states', () => {
  const expatriate = { ...family, state: null, country: 'KE', isFromAbroad: false } as const
  expect(familyPrice(ohioState, expatriate)).toEqual({ price: 49_000, residency: 'out-of-state' })
})
