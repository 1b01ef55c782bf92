import type { Control } from '../schools/schema.ts'
import { academicShare, cutOf, oddsInPool } from './admission-odds.ts'
import { quantile } from './normal.ts'

/** A part of the applicants, from the bottom up, with the share of it that was admitted. */
type Band = { words: string; share: number; admitted: number }

/** Admission by band of grades, as colleges have published it (section 2). Shares from 0 to 1. */
export const publishedTables: readonly {
  college: string
  year: string
  source: string
  control: Control
  rate: number
  bands: readonly Band[]
}[] = [
  {
    college: 'UCLA',
    year: 'fall 2020',
    source: 'D1',
    control: 'public',
    rate: 0.14,
    bands: [
      { words: 'Bottom 24% by GPA', share: 0.24, admitted: 0.01 },
      { words: 'Middle 51%', share: 0.51, admitted: 0.08 },
      { words: 'Top 25%', share: 0.25, admitted: 0.39 },
    ],
  },
  {
    college: 'Stanford',
    year: 'class of 2021',
    source: 'D3',
    control: 'private_nonprofit',
    rate: 0.047,
    bands: [
      { words: 'GPA under 3.7, 14% of applicants', share: 0.14, admitted: 0.01 },
      { words: 'GPA 3.7 to 3.99, 28%', share: 0.28, admitted: 0.04 },
      { words: 'GPA 4.0 and more, 58%', share: 0.58, admitted: 0.06 },
    ],
  },
]

/** A band with what the method says of it; both are shares from 0 to 1. */
export type Calibrated = {
  college: string
  year: string
  words: string
  share: number
  real: number
  predicted: number
}

/** What the method says of each published band, with the ρ that it uses for every college of that kind. */
export function calibration(): Calibrated[] {
  return publishedTables.flatMap(({ college, year, control, rate, bands }) => {
    const cut = cutOf(rate)
    const rho = academicShare(control, rate)
    let from = 0
    return bands.map(({ words, share, admitted }) => {
      const predicted = averageOdds(from, from + share, (standing) => oddsInPool(standing, cut, rho))
      from += share
      return { college, year, words, share, real: admitted, predicted }
    })
  })
}

/** How far the method is off: the mean of the differences, each band as heavy as its share of the applicants. */
export function meanError(bands: readonly Calibrated[]): number {
  const weight = bands.reduce((sum, { share }) => sum + share, 0)
  return (
    bands.reduce((sum, { share, real, predicted }) => sum + share * Math.abs(real - predicted), 0) / weight
  )
}

/** Shares of applicants that the average is taken over. */
const steps = 400

function averageOdds(from: number, to: number, odds: (standing: number) => number): number {
  let sum = 0
  for (let step = 0; step < steps; step++) sum += odds(quantile(from + ((step + 0.5) / steps) * (to - from)))
  return sum / steps
}
