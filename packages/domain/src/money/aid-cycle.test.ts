import { expect, test } from 'vitest'
import { aidCycleOn, dayOf } from './aid-cycle.ts'
import { awardYears, tablesOf } from './sai/tables.ts'

test.each([
  ['2026-11-22', '2027-28', '2026-09-23'],
  ['2027-06-30', '2027-28', '2026-09-23'],
  ['2027-07-01', '2028-29', '2027-10-01'],
])('on %s a student who never named a class applies for the aid of %s', (today, awardYear, opensOn) => {
  expect(aidCycleOn(today)).toMatchObject({ awardYear, opensOn })
})

test('a junior applies for aid a year later than the seniors, and who has graduated with them', () => {
  expect(aidCycleOn('2026-11-22', 2027).awardYear).toBe('2027-28')
  expect(aidCycleOn('2026-11-22', 2028)).toMatchObject({ awardYear: '2028-29', opensOn: '2027-10-01' })
  expect(aidCycleOn('2026-11-22', 2025).awardYear).toBe('2027-28')
})

test('in July a graduate still sees the aid of the year that they applied in, and who becomes a senior the next', () => {
  expect(aidCycleOn('2027-07-15', 2027).awardYear).toBe('2027-28')
  expect(aidCycleOn('2027-07-15', 2028).awardYear).toBe('2028-29')
})

test('the form asks for the income of the second year before college', () => {
  for (const year of awardYears) {
    const graduationYear = Number(year.slice(0, 4))
    expect(aidCycleOn(`${graduationYear}-01-15`, graduationYear).taxYear).toBe(tablesOf(year).taxYear)
  }
})

test('what has to be at hand comes before the form, and a date that only a college knows is not made up', () => {
  const cycle = aidCycleOn('2026-11-22')
  expect(dayOf('documents', cycle)).toBe('2026-09-09')
  expect(dayOf('css-profile', cycle)).toBe(null)
})

test('the CSS Profile opens on October 1, also where the federal form opened before', () => {
  const cycle = aidCycleOn('2026-11-22')
  expect(dayOf('fafsa', cycle)).toBe('2026-09-23')
  expect(dayOf('css-account', cycle)).toBe('2026-10-01')
})
