import { academicShare, type Cutoff, cutoffOf, oddsInPool } from './admission-odds.ts'
import { cumulative, quantile } from './normal.ts'
import { tablesByShare, universityOfCalifornia } from './published-admission.ts'

/** A published band of applicants with its real and predicted admission rates, shares from 0 to 1. */
export type Calibrated = {
  college: string
  year: string
  words: string
  real: number
  predicted: number
}

/**
 * Predicts the admission rate of each published band from the college's rate and the band's position among
 * the applicants, with the ρ that the method uses for every college of that kind. Nothing is fitted to a band
 * or a college, but ρ was chosen with some of these tables in view.
 */
export function calibration(): Calibrated[] {
  return [...bandsByShare(), ...bandsByGrades()]
}

/** Returns the bands whose share of the applicants is published. */
function bandsByShare(): Calibrated[] {
  return tablesByShare.flatMap(({ college, year, control, rate, bands }) => {
    const cutoff = cutoffOf(rate)
    const rho = academicShare(control, rate)
    let from = 0
    return bands.map(({ words, share, admitted }) => {
      const predicted = averageOdds(from, from + share, cutoff, rho)
      from += share
      return { college, year, words, real: admitted, predicted }
    })
  })
}

/** Returns the bands known by GPA only. Those admitted average ρ λ deviations above the applicants. */
function bandsByGrades(): Calibrated[] {
  const { year, control, deviation, from, words, campuses } = universityOfCalifornia
  return campuses.flatMap(({ college, rate, average, admitted }) => {
    const cutoff = cutoffOf(rate)
    const rho = academicShare(control, rate)
    const ofApplicants = average - rho * cutoff.above * deviation
    const shareBelow = (gpa: number | undefined) =>
      gpa === undefined ? 1 : cumulative((gpa - ofApplicants) / deviation)
    return admitted.flatMap((real, band) => {
      if (real === null) return []
      const predicted = averageOdds(shareBelow(from[band]), shareBelow(from[band + 1]), cutoff, rho)
      return [{ college, year, words: words[band]!, real, predicted }]
    })
  })
}

/** Returns the mean absolute error of the predictions, with each band counted once. */
export function meanError(bands: readonly Calibrated[]): number {
  return mean(bands.map(({ real, predicted }) => Math.abs(real - predicted)))
}

export function largestDeviation(bands: readonly Calibrated[]): Calibrated {
  const off = ({ real, predicted }: Calibrated) => Math.abs(real - predicted)
  return bands.reduce((most, band) => (off(band) > off(most) ? band : most))
}

/** The published bands within ten points of predicted odds, with their averages; `null` without bands. */
export type Bin = { from: number; to: number; count: number; predicted: number | null; real: number | null }

/** Bins with fewer bands than this are not meaningful. */
export const fewestBands = 3

/** Groups the published bands into ten bins of predicted odds, each band counted once. */
export function tenBins(bands: readonly Calibrated[]): Bin[] {
  return Array.from({ length: 10 }, (_, bin) => {
    const within = bands.filter(({ predicted }) => Math.min(9, Math.floor(predicted * 10)) === bin)
    const average = (of: (band: Calibrated) => number) => (within.length === 0 ? null : mean(within.map(of)))
    return {
      from: bin / 10,
      to: (bin + 1) / 10,
      count: within.length,
      predicted: average(({ predicted }) => predicted),
      real: average(({ real }) => real),
    }
  })
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The number of points that an average is taken over. */
const steps = 400

/** Returns the average odds of the applicants between two shares of the pool, counted from the bottom. */
function averageOdds(from: number, to: number, cutoff: Cutoff, rho: number): number {
  let sum = 0
  for (let step = 0; step < steps; step++)
    sum += oddsInPool(quantile(from + ((step + 0.5) / steps) * (to - from)), cutoff, rho)
  return sum / steps
}
