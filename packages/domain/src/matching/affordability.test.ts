import { expect, test } from 'vitest'
import { isAffordable, netPrice } from './affordability.ts'

const prices = { upTo30k: -500, from30k: 9000, from48k: 12_000, from75k: 20_000, from110k: 28_000 }
const state = { control: 'public', tuitionInState: 10_000, tuitionOutOfState: 32_000 } as const

test('of two federal brackets that a family may be in, the dearer one counts', () => {
  expect(netPrice(prices, '30k-60k', state, true)).toBe(12_000)
  expect(netPrice({ ...prices, from48k: null }, '30k-60k', state, true)).toBe(null)
  expect(netPrice(prices, 'under-30k', state, true)).toBe(-500)
})

test('a student from another state pays the difference in tuition at a public college', () => {
  expect(netPrice(prices, 'over-250k', state, false)).toBe(50_000)
  expect(netPrice(prices, 'over-250k', { ...state, control: 'private_nonprofit' }, false)).toBe(28_000)
  expect(netPrice(prices, 'over-250k', { ...state, tuitionOutOfState: null }, false)).toBe(null)
})

test('nothing is affordable until price and budget are known', () => {
  expect(isAffordable(20_000, 20_000)).toBe(true)
  expect(isAffordable(20_001, 20_000)).toBe(false)
  expect(isAffordable(null, 20_000)).toBe(null)
  expect(isAffordable(20_000, null)).toBe(null)
})
