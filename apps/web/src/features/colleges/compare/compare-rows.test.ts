import type { Figure, FigureName, School } from '@bearings/domain/colleges/catalog/schema'
import { winner } from '@bearings/domain/matching/comparison'
import { expect, test } from 'vitest'
import { compareRows, placed } from './compare-rows.ts'

const year = '2024-25'
const figure = (value: number): Figure =>
  ({ value, unit: 'usd', year, source: 'College Scorecard' }) as Figure

/** A college for which only prices are published. */
function priced(control: 'public' | 'private', state: string, prices: Partial<Record<FigureName, number>>) {
  const figures = Object.fromEntries(
    Object.entries(prices).map(([name, value]) => [name, figure(value)]),
  ) as School['figures']
  return { control, state, figures, facts: {}, aid: null, exchanges: [] as School['exchanges'] } as School
}

const wisconsin = priced('public', 'WI', {
  net_price_avg: 16_000,
  tuition_in_state: 11_000,
  tuition_out_of_state: 40_000,
})
const beloit = priced('private', 'WI', { net_price_avg: 24_000 })

function pricesFor(state: string | null) {
  const means = { incomeBracket: null, state, budget: null } as never
  const schools = [wisconsin, beloit].map((school) => placed(school, null, means, '2026-11-01'))
  const { texts, notes, best } = compareRows(schools, means).find(({ key }) => key === 'price')!
  return { texts, notes, best: best?.words ?? null }
}

test('a family that has not said where it lives reads both prices, and none is called the lowest', () => {
  expect(pricesFor(null)).toEqual({
    texts: ['$45,000', '$24,000'],
    notes: ['out of state; $16,000 in state', ''],
    best: null,
  })
})

test('a family of another state reads what is more for it', () => {
  expect(pricesFor('IL')).toEqual({
    texts: ['$45,000', '$24,000'],
    notes: ['out of state', ''],
    best: 'Lowest price',
  })
})

test('a family of another state reads one full cost and one net price, both with the tuition that it would pay', () => {
  const means = { incomeBracket: null, state: 'IL', budget: null } as never
  const school = priced('public', 'WI', { ...pricesOf(wisconsin), cost_of_attendance: 28_000 })
  const rows = compareRows([placed(school, null, means, '2026-11-01')], means)
  expect(rows.find(({ key }) => key === 'cost')).toMatchObject({
    texts: ['$57,000'],
    notes: ['out of state'],
  })
})

test('a student from abroad reads the full cost and what is known of aid, and no net price', () => {
  const means = { incomeBracket: 'under-30k', state: null, country: 'KE', budget: 50_000 } as never
  const school = priced('public', 'WI', { ...pricesOf(wisconsin), cost_of_attendance: 28_000 })
  const rows = compareRows([placed(school, null, means, '2026-11-01')], means)
  expect(rows.find(({ key }) => key === 'price')).toMatchObject({
    label: 'Full cost',
    texts: ['$57,000'],
    notes: ['before aid · $7,000 over budget · Ask the college what aid it gives students from abroad.'],
  })
  expect(rows.some(({ key }) => key === 'cost')).toBe(false)
})

test('a family whose grants exceed the bill reads zero, and by how much', () => {
  const means = { incomeBracket: null, state: 'WI', budget: null } as never
  const school = priced('private', 'WI', { net_price_avg: -1234 })
  const rows = compareRows([placed(school, null, means, '2026-11-01')], means)
  expect(rows.find(({ key }) => key === 'price')).toMatchObject({
    texts: ['$0'],
    notes: ['grants exceed the bill by about $1,200'],
  })
})

test('a family from Ohio reads for whose residents a promise is, and who says so', () => {
  const family = { incomeBracket: 'under-30k', state: 'OH', budget: null } as never
  const promise = { covers: 'tuition' as const, incomeBelow: 100_000, residentsOf: ['VA'] }
  const rowOf = (promises: NonNullable<NonNullable<School['aid']>['promises']>) => {
    const school = { ...priced('public', 'VA', {}), aid: { promises } } as School
    const rows = compareRows([placed(school, null, family, '2026-11-01')], family)
    return rows.find(({ key }) => key === 'promise')
  }
  expect(rowOf([promise])).toMatchObject({
    texts: ['Not met'],
    notes: ['for incomes below $100,000, for residents of Virginia'],
    sources: ['Published by the college'],
  })
  expect(rowOf([{ ...promise, isReported: true }])).toMatchObject({
    sources: ['Reported of the college'],
  })
})

test('a student who compares a college that admits everyone reads the best odds there, and not beside an estimate', () => {
  const rated = (name: string, rate: number) =>
    ({
      ...priced('public', 'WI', {}),
      name,
      figures: { admission_rate: { ...figure(rate), unit: 'share' } },
    }) as School
  const open = { ...priced('public', 'WI', {}), facts: { open_admissions: { value: 'yes' } } } as School
  const student = { gpa: null, sat: null, act: null, withholdsScores: false, rigor: 0 }
  const means = { incomeBracket: null, state: 'WI', budget: null } as never
  const schools = [open, rated('One', 0.9), rated('Other', 0.3)].map((school) =>
    placed(school, student, means, '2026-11-01'),
  )
  const row = compareRows(schools, means).find(({ key }) => key === 'odds')!
  expect(row.texts[0]).toBe('open admission')
  expect(row.sources[0]).toBe('It admits everyone who has finished high school')
  expect(winner(row, 'higher')).toBe(0)
})

test('a student who meets a published rule reads that it is one, and no estimate', () => {
  const way = { program: 'assured', gives: 'admission', source: 'https://a.example', gpa: 3 }
  const school = { ...priced('public', 'WI', {}), odds: { ways: [way] } } as School
  const student = { gpa: 3.5, sat: null, act: null, withholdsScores: false, rigor: 0 }
  const means = { incomeBracket: null, state: 'WI', budget: null } as never
  const rows = compareRows([placed(school, student, means, '2026-11-01')], means)
  expect(rows.find(({ key }) => key === 'odds')).toMatchObject({
    texts: ['admitted by a published rule'],
    sources: ['Its own rule'],
  })
})

function pricesOf({ figures }: School) {
  return Object.fromEntries(Object.entries(figures).map(([name, { value }]) => [name, value]))
}
