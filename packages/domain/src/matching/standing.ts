import { clamp } from './clamp.ts'
import { bestScore } from './concordance.ts'
import type { GradeDistribution, ScoreDistribution } from './distributions.ts'
import { gradesCurve, standing as parameters } from './parameters.ts'
import type { Applicant, TestPolicy } from './schema.ts'

/**
 * How a student's scores are used at a college. With `unpublished`, the college sees the scores but publishes
 * no range to compare them with, so they do not count, as with `not_considered`.
 */
export type ScoreUse = 'submitted' | 'withheld' | 'not_considered' | 'unpublished'

/** A student's standing among the students whom a college admits, in deviations from their mean. */
export type Standing = {
  /** z_G */
  grades: number
  /** z_T, or its substitute for withheld scores; `null` if scores do not count. */
  score: number | null
  scoreUse: ScoreUse
  /** z_adm: grades and score combined. */
  admitted: number
}

/** Whether a student applies with a score: has one, and does not withhold it. */
export function submitsScore(applicant: Applicant): boolean {
  return !applicant.withholdsScores && bestScore(applicant) !== null
}

/**
 * Returns the use of a student's scores, or `required` if the college requires scores and the student sends
 * none. If the policy is unknown, scores count.
 */
export function scoreUse(
  applicant: Applicant,
  policy: TestPolicy | null,
  published: ScoreDistribution | null,
): ScoreUse | 'required' {
  if (policy === 'not_considered') return 'not_considered'
  if (!submitsScore(applicant)) return policy === 'required' ? 'required' : 'withheld'
  return published === null ? 'unpublished' : 'submitted'
}

/**
 * Returns z_G, the standing of an unweighted GPA in the class, from -3 to 2 (section 3). Grades are not normal: most of a
 * class is a little above its mean, a few are far below, and many share the highest GPA that there is.
 */
export function gradesStanding(gpa: number, { mean, deviation }: GradeDistribution): number {
  const { atMean, below, above, top, topFrom } = gradesCurve
  const away = (gpa - mean) / deviation
  const atTop = top * clamp((gpa - topFrom) / (4 - topFrom), 0, 1)
  return clamp(atMean + (away < 0 ? below : above) * away + atTop, parameters.least, parameters.mostByGrades)
}

/** Returns z_T: an SAT total in deviations from the mean, from -3 to 2.5 (section 3). */
export function scoreStanding(sat: number, { mean, deviation }: ScoreDistribution): number {
  return clamp((sat - mean) / deviation, parameters.least, parameters.mostByScore)
}

/**
 * Returns z_adm = (a z_G + b z_T) / √(a² + b² + 2ab · 0.35) + rigor - 0.15, with a = 0.6 and b = 0.4 for
 * submitted scores or 0.2 for withheld ones. Without z_T, it is z_G + rigor - 0.15 (section 3).
 */
export function admittedStanding(grades: number, score: number | null, use: ScoreUse, rigor: number): number {
  const a = parameters.gradesWeight
  const b = use === 'withheld' ? parameters.withheldWeight : parameters.scoreWeight
  const both =
    score === null
      ? grades
      : (a * grades + b * score) / Math.sqrt(a * a + b * b + 2 * a * b * parameters.correlation)
  return both + clamp(rigor, -parameters.mostRigor, parameters.mostRigor) - parameters.enrolledBelowAdmitted
}
