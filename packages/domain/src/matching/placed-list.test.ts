import { expect, test } from 'vitest'
import type { ListedCollege } from '../list/schema.ts'
import { jordan } from './arbitraries.ts'
import { affordableInWords } from './list-balance.ts'
import { affordableOnList, balanceOfList, labelOnList, placeList, placeOnList } from './placed-list.ts'

const today = '2026-11-22'
const flagship: ListedCollege = {
  state: 'OH',
  cost: 28_000,
  tuitionInState: 12_000,
  tuitionOutOfState: 40_000,
  netPrices: { upTo30k: 9000, from30k: 11_000, from48k: 16_000, from75k: 22_000, from110k: 27_000 },
  admissionRate: 0.45,
  hasOpenAdmission: false,
  takesNobody: false,
  odds: null,
  promises: null,
  exchanges: [],
  control: 'public',
  testPolicy: 'optional',
  satReading25: 620,
  satReading75: 710,
  satMath25: 620,
  satMath75: 740,
  act25: null,
  act75: null,
  averageGpa: 3.78,
  admissionYear: 'fall 2025',
}
const target = { college: flagship, status: 'Not Started' } as const
const open = { college: { ...flagship, hasOpenAdmission: true }, status: 'In Progress' } as const
const byHand = { college: null, status: 'Not Started' } as const

test('a list is counted by where each school stands, and says what it lacks', () => {
  const balance = balanceOfList(placeList([target, target, open, byHand], jordan, today))
  expect(balance.counts).toEqual({ reach: 0, target: 2, likely: 1 })
  expect(balance.missing).toEqual({ reach: 3, target: 2, likely: 2 })
  expect(balance).toMatchObject({ open: 1, unknown: 1, inHand: 0, applications: 4 })
  expect(balance.any).toBeGreaterThan(0.4)
})

test('what was rejected or withdrawn no longer counts, and what was accepted is in hand', () => {
  const list = [
    { ...target, status: 'Rejected' },
    { ...target, status: 'Withdrawn' },
    { ...target, status: 'Accepted' },
  ] as const
  expect(balanceOfList(placeList(list, jordan, today))).toMatchObject({
    counts: { reach: 0, target: 0, likely: 1 },
    any: null,
    inHand: 1,
    applications: 0,
  })
})

test('a student with an admission in hand lacks one likely school less, and after committing lacks nothing', () => {
  const list = [open, open, { ...target, status: 'Accepted' }] as const
  expect(balanceOfList(placeList(list, jordan, today)).missing).toEqual({ reach: 3, target: 4, likely: 0 })

  const settled = balanceOfList(placeList([open, { ...target, status: 'Committed' }], jordan, today))
  expect(settled).toMatchObject({ missing: { reach: 0, target: 0, likely: 0 }, isSettled: true })
})

test('a school that is not in the federal figures is not placed', () => {
  expect(placeOnList(byHand, jordan, today)).toBeNull()
})

test('a budget tells what of a list is a safety, and the odds of an admission that the family can pay', () => {
  const regional = {
    college: { ...flagship, admissionRate: 0.95, averageGpa: 3.1 },
    status: 'Not Started',
  } as const
  const private_ = { ...target, college: { ...flagship, control: 'private_nonprofit', state: 'MI' } } as const
  const means = { incomeBracket: '60k-100k', state: 'MI', budget: 25_000 } as const
  expect(affordableOnList(regional, { ...means, state: 'OH' })).toBe(true)
  expect(affordableOnList(regional, means)).toBe(false)
  expect(affordableOnList(byHand, means)).toBe(null)

  const list = [regional, private_]
  const before = balanceOfList(placeList(list, jordan, today))
  expect(before).toMatchObject({ affordable: 0, anyAffordable: null })
  const away = balanceOfList(placeList(list, jordan, today, means))
  expect(away.affordable).toBe(1)
  expect(away.anyAffordable).toBeLessThan(before.any!)
  const home = balanceOfList(placeList(list, jordan, today, { ...means, state: 'OH' }))
  expect(home.affordable).toBe(2)
  expect(home.anyAffordable).toBeCloseTo(before.any!, 9)
})

test('a student reads that a college within the budget admits everyone, or has admitted them, though neither has odds', () => {
  const means = { incomeBracket: '60k-100k', state: 'OH', budget: 22_000 } as const
  const wordsOf = (...list: Parameters<typeof placeList>[0]) =>
    affordableInWords(balanceOfList(placeList(list, jordan, today, means)))
  const admitted = { ...target, status: 'Accepted' } as const
  const netPrices = { ...flagship.netPrices, from75k: 60_000 }
  const beyond = { ...target, college: { ...flagship, netPrices } } as const
  expect(wordsOf(beyond)).toBe('None is known to fit your budget')
  expect(wordsOf(beyond, open)).toBe('Within your budget: 1 open')
  expect(wordsOf(beyond, admitted, open)).toBe('Within your budget: 1 that admitted you and 1 open')
  expect(wordsOf(target, open)).toBe('1 application within your budget, besides 1 open')
  expect(wordsOf(target)).toBe('1 application within your budget')
})

test('what an advisor says of a school counts in its place, and the odds stay as they are computed', () => {
  const before = balanceOfList(placeList([target], jordan, today))
  const after = balanceOfList(placeList([{ ...target, override: { label: 'Likely' } }], jordan, today))
  expect(before.counts).toEqual({ reach: 0, target: 1, likely: 0 })
  expect(after.counts).toEqual({ reach: 0, target: 0, likely: 1 })
  expect(after.any).toBe(before.any)
  expect(labelOnList({ override: { label: 'Likely' } }, null, true)).toBe('Safety')
})
