import { expect, test } from 'vitest'
import { calibration, largestDeviation, meanError, tenBins } from './calibration.ts'
import { tablesByShare, universityOfCalifornia } from './published-admission.ts'

const bands = calibration()
const bySharesOnly = bands.slice(0, 6)

test('bands together are all applicants, and the odds of all of them are the published rate', () => {
  for (const { college, year, rate, bands: published } of tablesByShare) {
    expect(published.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    const said = bands.filter((band) => band.college === college && band.year === year)
    const all = said.reduce((sum, { predicted }, index) => sum + published[index]!.share * predicted, 0)
    expect(all).toBeCloseTo(rate, 2)
  }
})

test('where a college says how many applied in each band, the method is within two and a half points of it', () => {
  for (const { real, predicted } of bySharesOnly) expect(Math.abs(real - predicted)).toBeLessThan(0.025)
  expect(meanError(bySharesOnly)).toBeLessThan(0.015)
})

test('where only grades are published, the method is six points off on average, and most at the least selective campus', () => {
  const byGrades = bands.slice(6)
  expect(byGrades).toHaveLength(35)
  expect(meanError(byGrades)).toBeCloseTo(0.06, 2)
  expect(largestDeviation(bands)).toMatchObject({
    college: 'UC Merced',
    words: 'GPA 3.00 to 3.39',
    real: 0.67,
  })
})

test('a student with better grades is never said to have lower odds at the same campus', () => {
  for (const { college } of universityOfCalifornia.campuses) {
    const odds = bands
      .filter((band) => band.college === college && band.year === universityOfCalifornia.year)
      .map(({ predicted }) => predicted)
    expect(odds).toEqual(odds.toSorted((one, other) => one - other))
  }
})

test('every band is in one of ten bins, between whose ends the average of what was predicted lies', () => {
  const bins = tenBins(bands)
  expect(bins).toHaveLength(10)
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(bands.length)
  for (const { from, to, predicted } of bins) {
    expect(predicted).toBeGreaterThanOrEqual(from)
    expect(predicted).toBeLessThanOrEqual(to)
  }
})

test('between 30 and 90 % more are admitted than the method says, between 10 and 30 % fewer, as the page has it', () => {
  const off = tenBins(bands).map(({ predicted, real }) => real! - predicted!)
  for (const difference of off.slice(1, 3)) expect(difference).toBeLessThan(0)
  for (const difference of off.slice(3, 9)) expect(difference).toBeGreaterThan(0)
})

test('a bin without a band has no averages, rather than zeros', () => {
  const [first, second] = tenBins([{ college: '', year: '', words: '', real: 0.2, predicted: 0.1 }])
  expect(first).toMatchObject({ count: 0, predicted: null, real: null })
  expect(second).toMatchObject({ count: 1, predicted: 0.1, real: 0.2 })
})
