import { clamp } from './clamp.ts'
import { leastConcorded, satOfAct } from './concordance.ts'
import { imputedGrades as imputed, scores } from './parameters.ts'
import type { College } from './schema.ts'

/** How scores are spread among those who enrolled, in points of the SAT. */
export type ScoreDistribution = { mean: number; deviation: number; quarter25: number; quarter75: number }

/** How unweighted grades are spread among those who enrolled. */
export type GradeDistribution = {
  mean: number
  deviation: number
  /** Either figure is imputed from other data. */
  isImputed: boolean
  /** The mean is the college's own, whatever becomes of the deviation. */
  isMeanPublished: boolean
}

/**
 * Mean μ = (t25 + t75) / 2 and deviation σ = (t75 - t25) / 1.349, at least 40 (section 3). Added SAT sections are
 * narrowed by 0.92; an ACT composite, of which there is one, is not. `null` without either.
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

/**
 * The college's published values, with missing ones imputed from its scores (section 3). A mean above 4 is of
 * weighted grades and is not used. `null` where there is neither.
 */
export function gradeDistribution(
  { grades }: Pick<College, 'grades'>,
  ofScores: ScoreDistribution | null,
): GradeDistribution | null {
  const published = grades !== null && grades.mean > 0 && grades.mean <= 4 ? grades : null
  if (published?.deviation)
    return { mean: published.mean, deviation: published.deviation, isImputed: false, isMeanPublished: true }
  // Without scores, those that the published grades would stand for.
  const above =
    ofScores !== null
      ? ofScores.mean - imputed.atScore
      : published && (published.mean - imputed.mean) / imputed.meanPerPoint
  if (above === null) return null
  return {
    mean: published?.mean ?? Math.min(imputed.mostMean, imputed.mean + imputed.meanPerPoint * above),
    deviation: clamp(
      imputed.deviation + imputed.deviationPerPoint * above,
      imputed.leastDeviation,
      imputed.mostDeviation,
    ),
    isImputed: true,
    isMeanPublished: published !== null,
  }
}
