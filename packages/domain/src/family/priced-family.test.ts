import { expect, test } from 'vitest'
import { nearestPrice } from '../matching/nearest-price.ts'
import { type AmountName, amounts } from '../money/calculator/options.ts'
import { familyOf } from './priced-family.ts'

// Harvard University in data/colleges.csv: 19,066 on average, 53,337 above $110,000.
const harvard = {
  control: 'private_nonprofit',
  state: 'MA',
  prices: { upTo30k: 8697, from30k: 2991, from48k: 2091, from75k: 9941, from110k: 53_337 },
  cost: 85_540,
  tuitionInState: 61_676,
  tuitionOutOfState: 61_676,
  average: 19_066,
} as const
const noAmounts = Object.fromEntries(amounts.map((name) => [name, null])) as Record<AmountName, null>
const filled = (agi: number | null) => ({
  budget: null,
  state: 'MA',
  ofStudent: null,
  answers: {
    awardYear: '2027-28',
    dependency: 'dependent',
    household: 'married',
    familySize: 4,
    state: 'MA',
    mustFile: true,
    benefits: 'no',
    schedules: 'unknown',
    amounts: { ...noAmounts, agi },
  } as const,
})

test('a mother who saved an income of $300,000 reads the price of families above $110,000', () => {
  expect(nearestPrice(harvard, familyOf(filled(300_000)))).toMatchObject({ amount: 53_337, of: 'bracket' })
  expect(nearestPrice(harvard, familyOf(filled(null)))).toMatchObject({ amount: 19_066, of: 'all' })
})
