import type { CappedPart, OddsFacts, WaitingList } from '#colleges/odds/schema.ts'
import type { Control } from '#colleges/schema.ts'
import type { ListStatus } from '#list/schema.ts'
import { academicShare } from './admission-odds.ts'
import { cappedPart, decidedOtherwise, type WithoutOdds, withoutOddsFromAbroad } from './asker/fields.ts'
import { type FacedRate, facedRate } from './asker/group-rate.ts'
import { type Guarantee, guaranteeOf, mayBeMet } from './asker/guarantee.ts'
import { residency } from './asker/parameters.ts'
import { oddsFromWaitingList } from './asker/waiting-list.ts'
import {
  distributionsOf,
  gradesOfRate,
  type GradeDistribution,
  type ScoreDistribution,
} from './distributions.ts'
import { estimate, type Estimated, oddsByRate } from './estimate.ts'
import { type ComputedLabel, labelOf, type LabelRules, labelPresets } from './labels.ts'
import type { Odds } from './odds-range.ts'
import type { Applicant, College } from './schema.ts'
import { scoreUse } from './standing.ts'

/** What every figure for one student comes with. */
type ForAsker = {
  label: ComputedLabel
  /** r: the rate of all applicants. */
  rate: number
  /** The rate that counted, and whose it is. */
  faced: FacedRate
  /** What the college publishes by where applicants live. */
  byHome: OddsFacts['byHome'] | null
  /** The part that admits to the student's major by itself, about which the odds say nothing. */
  capped: CappedPart | null
  /** The published rule that the student comes closest to. */
  guarantee: Guarantee | null
}

/** The odds with every value that they were computed from, for readers who want to see the math. */
export type Estimate = ForAsker &
  Estimated & {
    status: 'estimated'
    grades: GradeDistribution
    /** The college's distribution of scores; `null` if none is published. */
    scores: ScoreDistribution | null
    /** The age of the newest figures, in whole years. */
    yearsOld: number
  }

/** Odds of a college that publishes a rate, and neither grades nor scores. */
export type ByRate = ForAsker & {
  status: 'by_rate'
  odds: Odds
  /** The average GPA of colleges with such a rate, beside which the student's counts; `null` without a GPA. */
  averageGpa: number | null
}

/** The student meets a published rule of admission. */
export type Guaranteed = {
  status: 'guaranteed'
  label: ComputedLabel
  guarantee: Guarantee
  capped: CappedPart | null
}

/** The student is on the waiting list, where grades and scores no longer say much. */
export type FromWaitingList = {
  status: 'waiting_list'
  label: ComputedLabel
  odds: Odds
  list: WaitingList
}

/**
 * Why there are no odds. A college's missing figure is never guessed, and a student's can be added. A published rule of
 * admission, which may need neither, is given all the same.
 */
export type NoEstimate =
  | { status: 'takes_nobody' }
  | { status: 'open' }
  | { status: 'no_odds'; why: WithoutOdds; guarantee?: Guarantee }
  | { status: 'not_enough_data'; missing: 'admission_rate' | 'control'; guarantee?: Guarantee }
  | { status: 'score_required'; guarantee?: Guarantee }
  | { status: 'gpa_needed'; guarantee?: Guarantee }

/** A college's answer for a student: four kinds of it, or the reason why there is none. */
export type Placement = Estimate | ByRate | Guaranteed | FromWaitingList | NoEstimate

/** The plan, major and status of the application, and the rules of the labels. */
export type PlacementOptions = {
  plan?: string | null
  major?: string | null
  status?: ListStatus | null
  rules?: LabelRules
}

/**
 * Places one college for one student by the whole method (sections 1 to 6). Never throws and never guesses.
 * @returns the estimate with its parts, or why there is none.
 */
export function place(applicant: Applicant, college: College, options: PlacementOptions = {}): Placement {
  if (college.takesNobody) return { status: 'takes_nobody' }
  if (college.hasOpenAdmission) return { status: 'open' }
  const { plan = null, major = null, status = null, rules = labelPresets.standard } = options
  const { admissionRate: rate, control, facts = null } = college
  if (status === 'Waitlisted') return onWaitingList(facts?.waitingList, rules)
  const without = decidedOtherwise(major, facts)
  if (without) return { status: 'no_odds', why: without }
  const capped = cappedPart(major, facts, isResident(applicant, college))
  const guarantee = guaranteeOf(applicant, facts)
  if (guarantee?.isMet)
    return { status: 'guaranteed', label: capped ? 'Target' : 'Very likely', guarantee, capped }
  const fromAbroad = withoutOddsFromAbroad(applicant, facts, residency.leastFromAbroad)
  if (fromAbroad)
    return { status: 'no_odds', why: fromAbroad, ...(guarantee && mayBeMet(guarantee) && { guarantee }) }
  // A rate of zero leaves nobody admitted to compare with.
  const rule = guarantee && { guarantee }
  if (rate === null || rate <= 0) return { status: 'not_enough_data', missing: 'admission_rate', ...rule }
  if (control === null) return { status: 'not_enough_data', missing: 'control', ...rule }
  const { scores, grades } = distributionsOf(college)
  const use = scoreUse(applicant, college.testPolicy, scores)
  if (use === 'required') return { status: 'score_required', ...rule }

  const rated = college as College & { admissionRate: number }
  const faced = facedRate(applicant, rated, roundOf(plan, status))
  const forAsker = { rate, faced, byHome: facts?.byHome ?? null, capped, guarantee }
  if (grades === null) {
    const typical = applicant.gpa === null ? null : gradesOfRate(rate)
    const odds = typical
      ? estimate(applicant, college, {
          use: 'unpublished',
          grades: typical,
          scores: null,
          faced,
          share: shareAt(college, rate, control),
        }).odds
      : oddsByRate(rated, faced)
    const averageGpa = typical?.mean ?? null
    return {
      status: 'by_rate',
      label: atMost(labelOf(odds, faced.ofGroup, rules), capped ? 'Target' : 'Likely'),
      odds,
      averageGpa,
      ...forAsker,
    }
  }
  if (applicant.gpa === null)
    return applicant.isGradedOtherwise
      ? { status: 'no_odds', why: 'other_scale', ...rule }
      : { status: 'gpa_needed', ...rule }
  const share = shareAt(college, rate, control)
  const estimated = estimate(applicant, college, { use, grades, scores, faced, share })
  return {
    status: 'estimated',
    label: atMost(labelOf(estimated.odds, faced.ofGroup, rules), capped ? 'Target' : null),
    ...estimated,
    ...forAsker,
    grades,
    scores,
    yearsOld: college.yearsOld ?? 0,
  }
}

function onWaitingList(list: WaitingList | undefined, rules: LabelRules): Placement {
  const odds = oddsFromWaitingList(list)
  if (!odds) return { status: 'no_odds', why: 'waiting_list' }
  return {
    status: 'waiting_list',
    label: atMost(labelOf(odds, odds.middle, rules), 'Target'),
    odds,
    list: list!,
  }
}

/** Whoever was deferred is read again with the regular applications, whatever plan still stands there. */
function roundOf(plan: string | null, status: ListStatus | null): string | null {
  return status === 'Deferred' && plan !== null ? 'regular' : plan
}

function shareAt({ academicShare: given }: College, rate: number, control: Control): number {
  return given ?? academicShare(control, rate)
}

function isResident(
  { state = null, livesAbroad, isFromAbroad }: Applicant,
  college: College,
): boolean | null {
  if (isFromAbroad || livesAbroad) return false
  return state === null || !college.state ? null : state === college.state
}

function atMost(label: ComputedLabel, most: ComputedLabel | null): ComputedLabel {
  const isMore = label === 'Very likely' || (label === 'Likely' && most === 'Target')
  return most !== null && isMore ? most : label
}
