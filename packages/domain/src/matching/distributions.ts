import { clamp } from './clamp.ts'
import { leastConcorded, satOfAct } from './concordance.ts'
import { deviationByMean, gradesByRate, imputedGrades as imputed, scores } from './parameters.ts'
import type { College } from './schema.ts'

/** The distribution of scores among enrolled students, in SAT points. */
export type ScoreDistribution = { mean: number; deviation: number; quarter25: number; quarter75: number }

/** The distribution of unweighted GPAs among enrolled students. */
export type GradeDistribution = {
  mean: number
  deviation: number
  /** The mean or the deviation is imputed from other data. */
  isImputed: boolean
  /** The published figures may be of weighted grades, so the standing is less certain. */
  mayBeWeighted?: true
  /** The college publishes the mean, even if the deviation is imputed. */
  isMeanPublished: boolean
}

/**
 * Returns mean μ = (t25 + t75) / 2 and deviation σ = (t75 - t25) / 1.349, at least 40 (section 3). The spread
 * of two added SAT sections is narrowed by 0.92, but not that of an ACT composite, a single figure. `null`
 * without quartiles of either test, or with only an ACT composite below the concordance.
 */
export function scoreDistribution({ sat, act }: Pick<College, 'sat' | 'act'>): ScoreDistribution | null {
  if (sat) return spread(sat.reading25 + sat.math25, sat.reading75 + sat.math75, scores.addedSections)
  if (act && act.composite25 >= leastConcorded)
    return spread(satOfAct(act.composite25), satOfAct(act.composite75), 1)
  return null
}

function spread(quarter25: number, quarter75: number, narrowed: number): ScoreDistribution {
  const deviation = (narrowed * (quarter75 - quarter25)) / scores.quartersApart
  return {
    mean: (quarter25 + quarter75) / 2,
    deviation: Math.max(scores.leastDeviation, deviation),
    quarter25,
    quarter75,
  }
}

/** Returns the grades that colleges with this admission rate have on average (section 3). */
export function gradesOfRate(
  rate: number,
  rule: { mean: number; meanPerRate: number } = gradesByRate,
): GradeDistribution {
  const mean = rule.mean + rule.meanPerRate * rate
  return {
    mean,
    deviation: deviationOf(mean),
    isImputed: true,
    // As unsure as if the grades were on another scale.
    mayBeWeighted: true,
    isMeanPublished: false,
  }
}

/**
 * Returns the college's published grades, with missing values imputed from its scores, or without scores from its rate and
 * the mean (section 3). A mean above 4 is of weighted grades and is not used. `null` with neither grades nor scores.
 */
export function gradeDistribution(
  { grades, admissionRate }: Pick<College, 'grades' | 'admissionRate'>,
  ofScores: ScoreDistribution | null,
): GradeDistribution | null {
  const published = grades !== null && grades.mean > 0 && grades.mean <= 4 ? grades : null
  if (published === null)
    return ofScores && { ...imputedFrom(ofScores), isImputed: true, isMeanPublished: false }
  // Between the two: what is published is not sure to be on this scale, and what is imputed is not of this college. Weighted
  // grades that are cut off at 4.0 are also closer together than others.
  if (published.mayBeWeighted && (ofScores || admissionRate !== null)) {
    const typical = ofScores ? imputedFrom(ofScores) : gradesOfRate(admissionRate!)
    const mean = (published.mean + typical.mean) / 2
    const deviation = ofScores ? typical.deviation : deviationOf(mean)
    return {
      mean,
      deviation: Math.max(published.deviation ?? 0, deviation),
      isImputed: true,
      isMeanPublished: false,
      mayBeWeighted: true,
    }
  }
  const { mean, deviation } = published
  if (deviation) return { mean, deviation, isImputed: false, isMeanPublished: true }
  return {
    mean,
    deviation: ofScores ? imputedFrom(ofScores).deviation : deviationOf(mean),
    isImputed: true,
    isMeanPublished: true,
  }
}

type Distributions = { scores: ScoreDistribution | null; grades: GradeDistribution | null }

/** Of each college once, because a slider places thousands of colleges again with every step. */
const known = new WeakMap<College, Distributions>()

/** Returns a college's scores and grades, which are the same for everybody. */
export function distributionsOf(college: College): Distributions {
  let found = known.get(college)
  if (found === undefined) {
    const scores = scoreDistribution(college)
    found = { scores, grades: gradeDistribution(college, scores) }
    known.set(college, found)
  }
  return found
}

function imputedFrom(ofScores: ScoreDistribution) {
  const above = ofScores.mean - imputed.atScore
  return {
    mean: Math.min(imputed.mostMean, imputed.mean + imputed.meanPerPoint * above),
    deviation: limited(imputed.deviation + imputed.deviationPerPoint * above),
  }
}

function deviationOf(mean: number): number {
  return limited(deviationByMean.at4 + deviationByMean.perPoint * (4 - mean))
}

function limited(deviation: number): number {
  return clamp(deviation, imputed.leastDeviation, imputed.mostDeviation)
}
