import { type Cutoff, cutoffOf, oddsInPool, poolStanding } from './admission-odds.ts'
import type { FacedRate } from './asker/group-rate.ts'
import { logit, shareOf } from './asker/shifts.ts'
import { clamp } from './clamp.ts'
import { range as parameters } from './parameters.ts'

/** Odds of admission with the range that they may lie in; all from 0 to 1. */
export type Odds = { middle: number; low: number; high: number }

/** The inputs of an estimate. */
export type Evidence = {
  /** The standing among admitted students, in deviations from their mean. */
  admitted: number
  corners: Corners
  /** How much less than ρ academics explain for the student's group. */
  lessExplained?: number
  academicShare: number
  gradesAreImputed: boolean
  /** The student applies without a score, or the college publishes none to compare it with. */
  isWithoutScore: boolean
  yearsOld: number
  /** The college's grades may be weighted. */
  isScaleUnsure?: boolean
}

/** The cutoffs for the student's own group and round, and for all applicants, whose class is published. */
type Cutoffs = { own: Cutoff; ofAll: Cutoff }

/** The cutoffs at the rate that a student faces, and at the lowest and highest that it may be. */
export type Corners = { middle: Cutoffs; lowest: Cutoffs; highest: Cutoffs }

/**
 * Returns the cutoffs that are the same for every student who faces a rate.
 * @param applicants their number; `null` if unknown.
 */
export function cornersOf(
  { rate, low, high, fromAll }: Pick<FacedRate, 'rate' | 'low' | 'high' | 'fromAll'>,
  applicants: number | null,
): Corners {
  const [lowest, highest] = rateRange(rate, [low, high], applicants)
  return {
    middle: cutoffs(rate, fromAll),
    lowest: cutoffs(lowest, fromAll),
    highest: cutoffs(highest, fromAll),
  }
}

/** Returns the odds with the lowest and highest of eight combinations of standing, rate and ρ (section 4). */
export function oddsWithRange(evidence: Evidence): Odds {
  const { admitted, corners, academicShare: share, lessExplained = 0 } = evidence
  const middle = oddsFor(admitted, corners.middle, share, lessExplained)
  const isUnsure = evidence.isScaleUnsure || evidence.yearsOld > parameters.freshYears
  const away = isUnsure ? parameters.standingUnsure : parameters.standing
  const width =
    parameters.academicShare +
    (evidence.gradesAreImputed ? parameters.withImputedGrades : 0) +
    (evidence.isWithoutScore ? parameters.withoutScore : 0)
  const less = limitedShare(share - width)
  const more = limitedShare(share + width)
  let [low, high] = [middle, middle]
  for (let at = 0; at < 2; at++) {
    const both = at === 0 ? corners.lowest : corners.highest
    const [down, up] = [admitted - away, admitted + away]
    low = Math.min(low, oddsFor(down, both, less, lessExplained), oddsFor(down, both, more, lessExplained))
    high = Math.max(high, oddsFor(up, both, less, lessExplained), oddsFor(up, both, more, lessExplained))
  }
  return { middle, low, high }
}

function limitedShare(share: number): number {
  return clamp(share, parameters.leastAcademicShare, parameters.mostAcademicShare)
}

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
