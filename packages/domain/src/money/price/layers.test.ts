import { expect, test } from 'vitest'
import type { LayeredCollege, LayeredFamily } from './layered.ts'
import { priceLayers } from './layers.ts'

// Costs are published for 2023-24 and tuition for 2024-25, so tuition is taken back by one year: divided by 1.03.
const private_: LayeredCollege = {
  control: 'private_nonprofit',
  state: 'MA',
  prices: { upTo30k: 4000, from30k: 6000, from48k: 12_000, from75k: 22_000, from110k: 48_000 },
  average: 26_000,
  cost: 80_000,
  tuitionInState: 61_800,
  tuitionOutOfState: 61_800,
  exchanges: [],
  aid: {
    needBlind: true,
    meetsNeed: true,
    needMet: { percent: 100, year: '2024-25' },
    promises: [{ covers: 'tuition', incomeBelow: 150_000 }],
  },
  givesNoMeritAid: true,
}
const family: LayeredFamily = { incomeBracket: '100k-150k', state: 'OH' }
const index = { sai: 30_000, pell: 0, isPublished: true, dependency: 'dependent' } as const

test('a family within a promise pays no tuition, and what remains is never more than the rest of the cost', () => {
  const { promises, end, remains } = priceLayers(private_, family)
  // 80,000 − 61,800 ÷ 1.03 = 80,000 − 60,000 = 20,000
  expect(promises).toMatchObject([{ isMet: true, leaves: 20_000 }])
  expect(end).toMatchObject({ amount: 20_000, promised: true })
  // The averages that the income touches are 22,000 and 48,000; the promise sets the most.
  expect(remains).toEqual({ least: 20_000, most: 20_000, about: 20_000, from: ['averages', 'promise'] })
})

test('an income that a bracket does not settle leaves a promise open, and a known income settles it to the dollar', () => {
  const wide: LayeredFamily = { ...family, incomeBracket: '150k-250k' }
  const limit = { covers: 'tuition' as const, incomeBelow: 200_000 }
  const college = { ...private_, aid: { promises: [limit] } }
  const isMet = (income: number | null) => priceLayers(college, { ...wide, income }).promises[0]!.isMet
  expect(isMet(null)).toBeNull()
  expect(isMet(199_999)).toBe(true)
  expect(isMet(200_000)).toBe(false)
})

test('with the calculator’s answers, need as far as it is met widens or narrows what averages say', () => {
  const half = { ...private_, aid: { needMet: { percent: 60, year: '2024-25' } } }
  // Need is 80,000 − 30,000 = 50,000; 40 percent of it is not met: 30,000 + 20,000 = 50,000.
  expect(priceLayers(half, { ...family, index })).toMatchObject({
    federal: { need: 50_000 },
    remains: { least: 22_000, most: 50_000, from: ['averages', 'need'] },
  })
})

test('a family from another state reads no need that a public college mostly meets for residents', () => {
  const aid = { needMet: { percent: 90, year: '2024-25' } }
  const state = { ...private_, control: 'public' as const, tuitionInState: 12_000, aid }
  const from = (college: LayeredCollege, home: string | null) =>
    priceLayers(college, { ...family, state: home, index }).remains!.from
  expect(from(state, 'MA')).toEqual(['averages', 'need'])
  expect(from(state, 'OH')).toEqual(['averages'])
  expect(from(state, null)).toEqual(['averages'])
  expect(from({ ...state, aid: { ...aid, meetsNeed: true } }, 'OH')).toEqual(['averages', 'need'])
})

test('the highest incomes read a range up to the full cost, and the lowest one up to the next bracket', () => {
  const plain = { ...private_, aid: null }
  expect(priceLayers(plain, { ...family, incomeBracket: 'over-250k' }).remains).toMatchObject({
    least: 48_000,
    most: 80_000,
    about: 48_000,
  })
  expect(priceLayers(plain, { ...family, incomeBracket: 'under-30k' }).remains).toMatchObject({
    least: 4000,
    most: 6000,
  })
})

test('a Pell Grant sets the most, without being taken from averages that already hold it', () => {
  const unmet = { ...private_, aid: { needMet: { percent: 0, year: '2024-25' } } }
  const poor: LayeredFamily = {
    ...family,
    incomeBracket: 'under-30k',
    index: { ...index, sai: -1500, pell: 7395, isPublished: false },
  }
  // 80,000 − 7,395 = 72,605
  expect(priceLayers(unmet, poor).remains).toEqual({
    least: 4000,
    most: 72_605,
    about: 4000,
    from: ['averages', 'need', 'pell'],
  })
})

test('from abroad there is the full cost alone: no promise, no grant, no federal loan', () => {
  const { promises, federal, borrowing, policy, remains } = priceLayers(private_, {
    ...family,
    index,
    isFromAbroad: true,
  })
  expect({ promises, federal, borrowing, policy }).toEqual({
    promises: [],
    federal: null,
    borrowing: null,
    policy: null,
  })
  expect(remains).toEqual({ least: 80_000, most: 80_000, about: 80_000, from: ['cost'] })
})
