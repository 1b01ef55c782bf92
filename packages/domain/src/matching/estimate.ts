import { academicShare, cutoffOf, oddsInPool } from './admission-odds.ts'
import type { FacedRate } from './asker/group-rate.ts'
import { logit, shareOf } from './asker/shifts.ts'
import { bestScore } from './concordance.ts'
import type { GradeDistribution, ScoreDistribution } from './distributions.ts'
import { type Odds, oddsWithRange, rateRange } from './odds-range.ts'
import { standing as parameters, strongest } from './parameters.ts'
import type { Applicant, College } from './schema.ts'
import { scoreAdvice, type ScoreAdvice } from './score-advice.ts'
import {
  admittedStanding,
  gradesStanding,
  scoreStanding,
  type ScoreUse,
  type Standing,
  submitsScore,
} from './standing.ts'

/** The parts of an estimate that follow from grades and scores. */
export type Estimated = { odds: Odds; standing: Standing; advice: ScoreAdvice | null; academicShare: number }

/** What is known before the odds: the student's way of using scores, and whom the college admits. */
type Known = {
  use: ScoreUse
  grades: GradeDistribution
  scores: ScoreDistribution | null
  faced: FacedRate
  share: number
}

/**
 * Estimates the odds of a student with a GPA (sections 1 to 5). Where scores are optional, a score that the
 * product advises to leave out counts as left out, and no score counts for less than none.
 */
export function estimate(applicant: Applicant, college: College, known: Known): Estimated {
  const standing = standingOf(applicant, known)
  if (known.use !== 'submitted' || college.testPolicy !== 'considered_if_submitted')
    return { ...estimateAt(standing.admitted, applicant, college, known), standing, advice: null }

  const advice = scoreAdvice(standing.score!)
  const withholding = { ...applicant, withholdsScores: true }
  const left = standingOf(withholding, { ...known, use: 'withheld' })
  const without = estimateAt(left.admitted, withholding, college, known)
  if (advice === 'withhold') return { ...without, standing: left, advice }
  const admitted = Math.max(standing.admitted, left.admitted)
  const { odds, academicShare: share } = estimateAt(admitted, applicant, college, known)
  return {
    odds: { ...odds, high: Math.max(odds.high, without.odds.high) },
    academicShare: share,
    standing: { ...standing, admitted },
    advice,
  }
}

function standingOf(applicant: Applicant, { use, grades, scores }: Known): Standing {
  const byGrades = gradesStanding(applicant.gpa!, grades)
  const byScore = {
    submitted: () => scoreStanding(bestScore(applicant)!, scores!),
    withheld: () => parameters.withheld,
    not_considered: () => null,
    unpublished: () => null,
  }[use]()
  const admitted = admittedStanding(byGrades, byScore, use, applicant.rigor)
  return { grades: byGrades, score: byScore, scoreUse: use, admitted }
}

function estimateAt(
  admitted: number,
  applicant: Applicant,
  college: College,
  { use, grades, faced, share }: Known,
) {
  const odds = oddsWithRange({
    admitted,
    rate: faced.rate,
    rates: [faced.low, faced.high],
    fromAll: faced.fromAll,
    lessExplained: faced.lessExplained,
    academicShare: share,
    gradesAreImputed: grades.isImputed,
    isScaleUnsure: grades.mayBeWeighted === true,
    // At a college that ignores scores, a student who has a score gets no extra uncertainty.
    isWithoutScore: use === 'unpublished' || !submitsScore(applicant),
    yearsOld: college.yearsOld ?? 0,
    applicants: college.applicants ?? null,
  })
  return { odds: withinBands(odds, faced), academicShare: share }
}

/** Keeps odds within those that any band of applicants is known to have at a college as selective (section 4). */
function withinBands({ middle, low, high }: Odds, { ofGroup, rate }: FacedRate): Odds {
  if (ofGroup >= strongest.below) return { middle, low, high }
  const most = shareOf(logit(rate) + strongest.middle)
  return {
    middle: Math.min(middle, most),
    low: Math.min(low, most),
    high: Math.min(high, shareOf(logit(rate) + strongest.high)),
  }
}

/** How far applicants are from the middle of the pool within which two thirds of them are. */
const twoThirds = 1

/** The odds from the rate alone: those of two thirds of the applicants are within the range. */
export function oddsByRate(college: College & { admissionRate: number }, faced: FacedRate): Odds {
  const share = college.academicShare ?? academicShare(college.control!, college.admissionRate)
  const [low, high] = rateRange(faced.rate, [faced.low, faced.high], college.applicants ?? null)
  return {
    middle: faced.rate,
    low: Math.min(faced.rate, oddsInPool(-twoThirds, cutoffOf(low), share)),
    high: Math.max(faced.rate, oddsInPool(twoThirds, cutoffOf(high), share)),
  }
}
