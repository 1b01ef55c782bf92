import { clamp } from './clamp.ts'
import { leastConcorded, satOfAct } from './concordance.ts'
import { gradesByRate, imputedGrades as imputed, scores } from './parameters.ts'
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
export function gradesOfRate(rate: number): GradeDistribution {
  const { mean, meanPerRate, deviation } = gradesByRate
  return {
    mean: mean + meanPerRate * rate,
    deviation,
    isImputed: true,
    // As unsure as if the grades were on another scale.
    mayBeWeighted: true,
    isMeanPublished: false,
  }
}

/**
 * Returns the college's published grades, with missing values imputed from its scores (section 3). A mean
 * above 4 is of weighted grades and is not used. `null` with neither grades nor scores.
 */
export function gradeDistribution(
  { grades }: Pick<College, 'grades'>,
  ofScores: ScoreDistribution | null,
): GradeDistribution | null {
  const published = grades !== null && grades.mean > 0 && grades.mean <= 4 ? grades : null
  if (published?.deviation && !(published.mayBeWeighted && ofScores))
    return { mean: published.mean, deviation: published.deviation, isImputed: false, isMeanPublished: true }
  // Without scores, SAT points are worked out backward from the published mean.
  const above =
    ofScores !== null
      ? ofScores.mean - imputed.atScore
      : published && (published.mean - imputed.mean) / imputed.meanPerPoint
  if (above === null) return null
  const mean = Math.min(imputed.mostMean, imputed.mean + imputed.meanPerPoint * above)
  const deviation = clamp(
    imputed.deviation + imputed.deviationPerPoint * above,
    imputed.leastDeviation,
    imputed.mostDeviation,
  )
  // Between the two: what is published is not sure to be on this scale, and what is imputed is not of this college. Weighted
  // grades that are cut off at 4.0 are also closer together than others.
  if (published?.mayBeWeighted && ofScores)
    return {
      mean: (published.mean + mean) / 2,
      deviation: Math.max(published.deviation ?? 0, deviation),
      isImputed: true,
      isMeanPublished: false,
      mayBeWeighted: true,
    }
  return { mean: published?.mean ?? mean, deviation, isImputed: true, isMeanPublished: published !== null }
}
