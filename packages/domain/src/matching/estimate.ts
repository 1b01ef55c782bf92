import { academicShare, cutoffOf, oddsInPool } from './admission-odds.ts'
import type { FacedRate } from './asker/group-rate.ts'
import { logit, shareOf } from './asker/shifts.ts'
import { bestScore } from './concordance.ts'
import type { GradeDistribution, ScoreDistribution } from './distributions.ts'
import { type Corners, cornersOf, type Odds, oddsWithRange, rateRange } from './odds-range.ts'
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
  const { use, share: academicShare } = known
  const standing = standingOf(applicant, use, known)
  const sends = submitsScore(applicant)
  if (use !== 'submitted' || college.testPolicy !== 'considered_if_submitted') {
    // At a college that ignores scores, a student who has a score gets no extra uncertainty.
    const odds = oddsAt(standing.admitted, use === 'unpublished' || !sends, college, known)
    return { odds, academicShare, standing, advice: null }
  }
  const advice = scoreAdvice(standing.score!)
  const left = standingOf(applicant, 'withheld', known)
  const without = oddsAt(left.admitted, true, college, known)
  const said = college.asksSomeForScores ? null : advice
  if (advice === 'withhold') return { odds: without, academicShare, standing: left, advice: said }
  standing.admitted = Math.max(standing.admitted, left.admitted)
  const odds = oddsAt(standing.admitted, !sends, college, known)
  odds.low = Math.max(odds.low, without.low)
  odds.high = Math.max(odds.high, without.high)
  return { odds, academicShare, standing, advice: said }
}

function standingOf(applicant: Applicant, use: ScoreUse, { grades, scores }: Known): Standing {
  const byGrades = gradesStanding(applicant.gpa!, grades)
  let byScore: number | null = null
  if (use === 'submitted') byScore = scoreStanding(bestScore(applicant)!, scores!)
  else if (use === 'withheld') byScore = parameters.withheld
  const admitted = admittedStanding(byGrades, byScore, use, applicant.rigor)
  return { grades: byGrades, score: byScore, scoreUse: use, admitted }
}

function oddsAt(
  admitted: number,
  isWithoutScore: boolean,
  college: College,
  { grades, faced, share }: Known,
): Odds {
  const odds = oddsWithRange({
    admitted,
    corners: cornersAt(faced, college),
    lessExplained: faced.lessExplained,
    academicShare: share,
    gradesAreImputed: grades.isImputed,
    isScaleUnsure: grades.mayBeWeighted === true,
    isWithoutScore,
    yearsOld: college.yearsOld ?? 0,
  })
  return withinBands(odds, faced)
}

/** Worked out once for each rate that is faced, because cutoffs take most of the time of an estimate. */
const worked = new WeakMap<FacedRate, Corners>()

function cornersAt(faced: FacedRate, { applicants }: College): Corners {
  const found = worked.get(faced) ?? cornersOf(faced, applicants ?? null)
  worked.set(faced, found)
  return found
}

/** Keeps odds within those that any band of applicants is known to have at a college as selective (section 4). */
function withinBands(odds: Odds, { ofGroup, rate }: FacedRate): Odds {
  if (ofGroup >= strongest.below) return odds
  const { middle, low, high } = odds
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
