import { type Cutoff, cutoffOf, oddsInPool, poolStanding } from './admission-odds.ts'
import { logit, shareOf } from './asker/shifts.ts'
import { clamp } from './clamp.ts'
import { range as parameters } from './parameters.ts'

/** Odds of admission with the range that they may lie in; all from 0 to 1. */
export type Odds = { middle: number; low: number; high: number }

/** The inputs of an estimate. */
export type Evidence = {
  /** The standing among admitted students, in deviations from their mean. */
  admitted: number
  rate: number
  /** The lowest and highest rate that the student may face (section 4). */
  rates: readonly [low: number, high: number]
  /** The log-odds of that rate less those of the rate of all applicants, whose class is published. */
  fromAll?: number
  /** How much less than ρ academics explain for the student's group. */
  lessExplained?: number
  academicShare: number
  gradesAreImputed: boolean
  /** The student applies without a score, or the college publishes none to compare it with. */
  isWithoutScore: boolean
  yearsOld: number
  /** The college's grades may be weighted. */
  isScaleUnsure?: boolean
  /** The number of applicants to the college; `null` if unknown. */
  applicants: number | null
}

/** Returns the odds with the lowest and highest of eight combinations of standing, rate and ρ (section 4). */
export function oddsWithRange(evidence: Evidence): Odds {
  const { admitted, rate, academicShare: share, fromAll = 0, lessExplained = 0 } = evidence
  const middle = oddsFor(admitted, cutoffs(rate, fromAll), share, lessExplained)
  const isUnsure = evidence.isScaleUnsure || evidence.yearsOld > parameters.freshYears
  const away = isUnsure ? parameters.standingUnsure : parameters.standing
  const width =
    parameters.academicShare +
    (evidence.gradesAreImputed ? parameters.withImputedGrades : 0) +
    (evidence.isWithoutScore ? parameters.withoutScore : 0)
  const shares = [share - width, share + width].map((value) =>
    clamp(value, parameters.leastAcademicShare, parameters.mostAcademicShare),
  )
  let [low, high] = [middle, middle]
  for (const corner of rateRange(rate, evidence.rates, evidence.applicants)) {
    const both = cutoffs(corner, fromAll)
    for (const rho of shares) {
      low = Math.min(low, oddsFor(admitted - away, both, rho, lessExplained))
      high = Math.max(high, oddsFor(admitted + away, both, rho, lessExplained))
    }
  }
  return { middle, low, high }
}

type Cutoffs = { own: Cutoff; ofAll: Cutoff }

function cutoffs(rate: number, fromAll: number): Cutoffs {
  const own = cutoffOf(rate)
  return { own, ofAll: fromAll === 0 ? own : cutoffOf(shareOf(logit(rate) - fromAll)) }
}

/**
 * The standing among those admitted becomes one in the pool by the rate of all, and the odds are those of the group. With less
 * explained, the lower odds of the two: they are for strong students, and nobody is ahead for being read otherwise.
 */
function oddsFor(admitted: number, { own, ofAll }: Cutoffs, share: number, lessExplained: number): number {
  const standing = poolStanding(admitted, ofAll, share)
  const odds = oddsInPool(standing, own, share)
  if (lessExplained === 0) return odds
  const less = Math.max(parameters.leastAcademicShare, share - lessExplained)
  return Math.min(odds, oddsInPool(standing, own, less))
}

/**
 * Returns the lowest and highest rate to expect, wider at a small college, where chance alone can move it
 * further (section 4). The highest is at most 0.99, unless the college already admits more.
 */
export function rateRange(
  rate: number,
  [low, high]: readonly [number, number],
  applicants: number | null,
): [number, number] {
  const byChance = applicants === null ? [rate, rate] : wilson(rate, applicants)
  return [
    Math.min(low, byChance[0]!),
    Math.max(rate, Math.min(Math.max(high, byChance[1]!), parameters.mostRate)),
  ]
}

/** The number of deviations within which 95 percent of values lie. */
const z95 = 1.96

/** Returns the 95 percent confidence interval of a share counted among n (Wilson, JASA 22, 1927). */
function wilson(share: number, n: number): [number, number] {
  const square = (z95 * z95) / Math.max(n, 1)
  const center = (share + square / 2) / (1 + square)
  const half =
    (z95 / (1 + square)) * Math.sqrt((share * (1 - share)) / Math.max(n, 1) + square / (4 * Math.max(n, 1)))
  return [Math.max(center - half, Number.EPSILON), Math.min(center + half, 1)]
}
