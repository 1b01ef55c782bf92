import { clamp } from './clamp.ts'
import { bestScore } from './concordance.ts'
import type { GradeDistribution, ScoreDistribution } from './distributions.ts'
import { standing as parameters } from './parameters.ts'
import type { Applicant, TestPolicy } from './schema.ts'

/**
 * What the college sees of the scores. `unpublished`: it sees them, but no band says where they stand; like
 * `not_considered`, they count nothing.
 */
export type ScoreUse = 'submitted' | 'withheld' | 'not_considered' | 'unpublished'

/** Where a student stands among those whom a college admits, in deviations from their mean. */
export type Standing = {
  /** z_G */
  grades: number
  /** z_T, or what stands for it; `null` where scores count nothing. */
  score: number | null
  scoreUse: ScoreUse
  /** z_adm: both together. */
  admitted: number
}

/** Whether a student applies with a score: has one, and does not withhold it. */
export function submitsScore(applicant: Applicant): boolean {
  return !applicant.withholdsScores && bestScore(applicant) !== null
}

/** What becomes of the scores at a college. Where the policy is unknown, they count if submitted. */
export function scoreUse(
  applicant: Applicant,
  policy: TestPolicy | null,
  published: ScoreDistribution | null,
): ScoreUse | 'required' {
  if (policy === 'not_considered') return 'not_considered'
  if (!submitsScore(applicant)) return policy === 'required' ? 'required' : 'withheld'
  return published === null ? 'unpublished' : 'submitted'
}

/** z_G: unweighted grades in deviations from the mean, from -3 to 2 (section 3). */
export function gradesStanding(gpa: number, { mean, deviation }: GradeDistribution): number {
  return clamp((gpa - mean) / deviation, parameters.least, parameters.mostByGrades)
}

/** z_T: a total of the SAT in deviations from the mean, from -3 to 2.5 (section 3). */
export function scoreStanding(sat: number, { mean, deviation }: ScoreDistribution): number {
  return clamp((sat - mean) / deviation, parameters.least, parameters.mostByScore)
}

/**
 * z_adm = (a z_G + b z_T) / √(a² + b² + 2ab · 0.35) + rigor - 0.15, with b = 0.4 for scores submitted and 0.2 for scores
 * withheld; without z_T, z_G + rigor - 0.15 (section 3).
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
