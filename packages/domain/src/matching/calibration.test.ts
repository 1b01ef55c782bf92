import { expect, test } from 'vitest'
import { calibration, meanError, publishedTables } from './calibration.ts'

test('bands together are all applicants, and the odds of all of them are the published rate', () => {
  for (const { college, rate, bands } of publishedTables) {
    expect(bands.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    const predicted = calibration().filter((band) => band.college === college)
    const all = predicted.reduce((sum, { share, predicted: odds }) => sum + share * odds, 0)
    expect(all).toBeCloseTo(rate, 2)
  }
})

test('what colleges have published by band is met within two and a half points', () => {
  for (const { real, predicted } of calibration()) expect(Math.abs(real - predicted)).toBeLessThan(0.025)
  expect(meanError(calibration())).toBeLessThan(0.015)
})
