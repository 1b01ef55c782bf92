import { expect, test } from 'vitest'
import { isWithinBudget } from './within-budget.ts'

const ohioState = {
  control: 'public',
  state: 'OH',
  prices: { upTo30k: 9000, from30k: 11_000, from48k: 16_000, from75k: 22_000, from110k: 27_000 },
  cost: 30_000,
  tuitionInState: 13_000,
  tuitionOutOfState: 40_000,
} as const
const family = { incomeBracket: '60k-100k', state: 'OH', budget: 25_000 } as const

test('a college is within the budget of a family at home, and beyond it for one from elsewhere', () => {
  expect(isWithinBudget(ohioState, family)).toBe(true)
  expect(isWithinBudget(ohioState, { ...family, state: 'MI' })).toBe(false)
})

test('without a state it is known only where the budget decides for residents and others alike', () => {
  expect(isWithinBudget(ohioState, { ...family, state: null })).toBe(null)
  expect(isWithinBudget(ohioState, { ...family, state: null, budget: 60_000 })).toBe(true)
  expect(isWithinBudget(ohioState, { ...family, state: null, budget: 10_000 })).toBe(false)
})

test('a family that keeps its income or its budget to itself is told nothing', () => {
  expect(isWithinBudget(ohioState, { ...family, incomeBracket: null })).toBe(null)
  expect(isWithinBudget(ohioState, { ...family, budget: null })).toBe(null)
  expect(isWithinBudget(ohioState, { ...family, state: null, budget: null })).toBe(null)
})

test('from abroad the budget has to cover the full cost, which no federal grant lowers', () => {
  const nairobi = { ...family, state: null, country: 'KE' } as const
  expect(isWithinBudget(ohioState, nairobi)).toBe(false)
  expect(isWithinBudget(ohioState, { ...nairobi, incomeBracket: null, budget: 60_000 })).toBe(true)
})
