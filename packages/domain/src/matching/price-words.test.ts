import { expect, test } from 'vitest'
import type { NearestPrice } from './nearest-price.ts'
import { againstBudget, priceInWords, priceNote } from './price-words.ts'

const price: NearestPrice = { amount: 32_000, residents: null, of: 'bracket', residency: 'any' }
const either: NearestPrice = { ...price, residents: 14_000, residency: 'unknown' }

test('a student without a state reads both prices, and which of them is whose', () => {
  expect(priceInWords(either)).toBe('$14,000 in state, $32,000 elsewhere')
  expect(priceNote(either)).toBe('out of state; $14,000 in state')
  expect(priceNote({ ...either, of: 'all' })).toBe('average, out of state; $14,000 in state')
})

test('a student from abroad reads that a price is before aid', () => {
  const abroad: NearestPrice = { ...price, of: 'full-cost', residency: 'out-of-state' }
  expect(priceInWords(abroad)).toBe('$32,000 before aid')
  expect(priceNote(abroad)).toBe('before aid')
})

test('a family whose grants exceed the bill reads zero and by how much', () => {
  const below: NearestPrice = { ...price, amount: -1234 }
  expect(priceInWords(below)).toBe('$0; grants exceed the bill by about $1,200')
  expect(priceNote(below)).toBe('grants exceed the bill by about $1,200')
  expect(priceInWords({ ...either, residents: -500 })).toBe('$0 in state, $32,000 elsewhere')
})

test('a price that is simply the family’s own needs no note', () => {
  expect(priceNote(price)).toBeNull()
  expect(priceNote({ ...price, residency: 'in-state' })).toBe('in-state')
})

test('a budget counts against the higher price, and says where it covers only residents', () => {
  expect(againstBudget(either, null)).toBeNull()
  expect(againstBudget(either, 32_000)).toEqual({ isWithin: true, words: 'in budget' })
  expect(againstBudget(either, 20_000)).toEqual({ isWithin: null, words: 'in budget for residents' })
  expect(againstBudget(either, 10_000)).toEqual({ isWithin: false, words: '$4,000 or more over' })
  expect(againstBudget(price, 30_000)).toEqual({ isWithin: false, words: '$2,000 over' })
})
