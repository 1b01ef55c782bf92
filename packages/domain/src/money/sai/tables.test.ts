import { expect, test } from 'vitest'
import { awardYearOn, awardYears, awardYearWithoutTables, tablesOf } from './tables.ts'

test.each([
  ['2026-06-30', '2026-27'],
  ['2026-07-01', '2027-28'],
  ['2027-07-31', '2027-28'],
])('on %s a family starts from the aid of %s', (today, awardYear) => {
  expect(awardYearOn(today)).toBe(awardYear)
})

test('a family far ahead of the tables, or behind them, starts from the nearest that there are', () => {
  expect(awardYearOn('2090-11-22')).toBe(awardYears.at(-1))
  expect(awardYearOn('2020-11-22')).toBe(awardYears[0])
})

test('a student whose year of aid has no tables yet starts from the newest, and is told of it', () => {
  expect(awardYearOn('2026-11-22', 2028)).toBe('2027-28')
  expect(awardYearWithoutTables('2026-11-22', 2028)).toBe('2028-29')
  expect(awardYearWithoutTables('2027-08-01', null)).toBe('2028-29')
  expect(awardYearWithoutTables('2026-11-22', 2027)).toBe(null)
})

test('each year names the year that its Pell Grant is of, which is its own once that is published', () => {
  for (const year of awardYears) {
    const { amountsOf, amountsArePublished } = tablesOf(year).pell
    expect(amountsOf === year).toBe(amountsArePublished)
  }
})
