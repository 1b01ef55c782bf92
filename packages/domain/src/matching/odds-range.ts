import { admissionOdds, cutOf } from './admission-odds.ts'
import { clamp } from './clamp.ts'
import { range as parameters } from './parameters.ts'

/** Odds of admission with the range that they may lie in; all from 0 to 1. */
export type Odds = { middle: number; low: number; high: number }

/** What an estimate rests on. */
export type Evidence = {
  /** Standing among those admitted. */
  admitted: number
  rate: number
  academicShare: number
  gradesAreImputed: boolean
  /** The student applies without a score, or none is published to hold it against. */
  isWithoutScore: boolean
  yearsOld: number
  /** How many applied, where that is known. */
  applicants: number | null
}

/** The odds, and the lowest and highest of the eight combinations of standing, rate and ρ (section 4). */
export function oddsWithRange(evidence: Evidence): Odds {
  const { admitted, rate, academicShare: share } = evidence
  const middle = admissionOdds(admitted, cutOf(rate), share)
  const away = evidence.yearsOld > parameters.freshYears ? parameters.standingOfOldData : parameters.standing
  const width =
    parameters.academicShare +
    (evidence.gradesAreImputed ? parameters.withImputedGrades : 0) +
    (evidence.isWithoutScore ? parameters.withoutScore : 0)
  const shares = [share - width, share + width].map((value) =>
    clamp(value, parameters.leastAcademicShare, parameters.mostAcademicShare),
  )
  const corners = rateRange(rate, evidence.applicants)
    .map(cutOf)
    .flatMap((cut) =>
      shares.flatMap((rho) => [
        admissionOdds(admitted - away, cut, rho),
        admissionOdds(admitted + away, cut, rho),
      ]),
    )
  return { middle, low: Math.min(middle, ...corners), high: Math.max(middle, ...corners) }
}

/**
 * What the rate may be in another year: 0.85 to 1.15 of it, and for a small college at least as far as chance alone moves
 * it (section 4). Only a college that already admits more is given more than 0.99.
 */
export function rateRange(rate: number, applicants: number | null): [number, number] {
  const [less, more] = parameters.rateFactors
  const byChance = applicants === null ? [rate, rate] : wilson(rate, applicants)
  return [
    Math.min(rate * less, byChance[0]!),
    Math.max(rate, Math.min(Math.max(rate * more, byChance[1]!), parameters.mostRate)),
  ]
}

/** Deviations that 95 of 100 values lie within. */
const z95 = 1.96

/** The interval that holds a share counted among n with 95 % confidence (Wilson, JASA 22, 1927). */
function wilson(share: number, n: number): [number, number] {
  const square = (z95 * z95) / Math.max(n, 1)
  const center = (share + square / 2) / (1 + square)
  const half =
    (z95 / (1 + square)) * Math.sqrt((share * (1 - share)) / Math.max(n, 1) + square / (4 * Math.max(n, 1)))
  return [Math.max(center - half, Number.EPSILON), Math.min(center + half, 1)]
}
