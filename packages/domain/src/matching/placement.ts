import { academicShare } from './admission-odds.ts'
import { bestScore } from './concordance.ts'
import {
  gradeDistribution,
  scoreDistribution,
  type GradeDistribution,
  type ScoreDistribution,
} from './distributions.ts'
import { labelOf, labelPresets, type ComputedLabel, type LabelRules } from './labels.ts'
import { oddsWithRange, type Odds } from './odds-range.ts'
import { standing as parameters } from './parameters.ts'
import type { Applicant, College } from './schema.ts'
import {
  admittedStanding,
  gradesStanding,
  scoreStanding,
  scoreUse,
  submitsScore,
  type Standing,
} from './standing.ts'

/** The odds with every value that they were computed from, for readers who want to see the math. */
export type Estimate = {
  status: 'estimated'
  label: ComputedLabel
  odds: Odds
  rate: number
  /** ρ */
  academicShare: number
  standing: Standing
  grades: GradeDistribution
  /** The college's distribution of scores; `null` if none is published. */
  scores: ScoreDistribution | null
  isAutomatic: boolean
  /** The age of the newest figures, in whole years. */
  yearsOld: number
}

/** Why there are no odds. A college's missing figure is never guessed, and a student's can be added. */
export type NoEstimate =
  | { status: 'takes_nobody' }
  | { status: 'open' }
  | { status: 'not_enough_data'; missing: 'admission_rate' | 'control' | 'grades_and_scores' }
  | { status: 'score_required' }
  | { status: 'gpa_needed' }

/** A college's estimate for a student, or the reason why there is none. */
export type Placement = Estimate | NoEstimate

/** Whether a published rule admits the student automatically, and the rules of the labels. */
export type PlacementOptions = { isAutomatic?: boolean; rules?: LabelRules }

/**
 * Places one college for one student by the whole method (sections 1 to 5). Never throws and never guesses.
 * @returns the estimate with its parts, or why there is none.
 */
export function place(applicant: Applicant, college: College, options: PlacementOptions = {}): Placement {
  if (college.takesNobody) return { status: 'takes_nobody' }
  if (college.hasOpenAdmission) return { status: 'open' }
  const { admissionRate: rate, control } = college
  // A rate of zero leaves nobody admitted to compare with.
  if (rate === null || rate <= 0) return { status: 'not_enough_data', missing: 'admission_rate' }
  if (control === null) return { status: 'not_enough_data', missing: 'control' }
  const scores = scoreDistribution(college)
  const use = scoreUse(applicant, college.testPolicy, scores)
  if (use === 'required') return { status: 'score_required' }
  const grades = gradeDistribution(college, scores)
  if (grades === null) return { status: 'not_enough_data', missing: 'grades_and_scores' }
  if (applicant.gpa === null) return { status: 'gpa_needed' }

  const byGrades = gradesStanding(applicant.gpa, grades)
  const byScore = {
    submitted: () => scoreStanding(bestScore(applicant)!, scores!),
    withheld: () => parameters.withheld,
    not_considered: () => null,
    unpublished: () => null,
  }[use]()
  const admitted = admittedStanding(byGrades, byScore, use, applicant.rigor)
  const share = college.academicShare ?? academicShare(control, rate)
  const yearsOld = college.yearsOld ?? 0
  const odds = oddsWithRange({
    admitted,
    rate,
    academicShare: share,
    gradesAreImputed: grades.isImputed,
    // At a college that ignores scores, a student who has a score gets no extra uncertainty.
    isWithoutScore: use === 'unpublished' || !submitsScore(applicant),
    yearsOld,
    applicants: college.applicants ?? null,
  })
  const isAutomatic = options.isAutomatic ?? false
  return {
    status: 'estimated',
    label: labelOf(odds, rate, isAutomatic, options.rules ?? labelPresets.standard),
    odds,
    rate,
    academicShare: share,
    standing: { grades: byGrades, score: byScore, scoreUse: use, admitted },
    grades,
    scores,
    isAutomatic,
    yearsOld,
  }
}
