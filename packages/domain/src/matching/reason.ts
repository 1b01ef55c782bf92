import type { CappedPart } from '../colleges/odds/schema.ts'
import { noOddsFromOwnGpa } from '../profile/options.ts'
import { capitalized, inProse, percent } from '../words.ts'
import type { WithoutOdds } from './asker/fields.ts'
import { mayBeMet } from './asker/guarantee.ts'
import { waitingListInWords } from './asker/waiting-list.ts'
import { ofWhom, rateToName } from './asker/whose-rate.ts'
import { bestScore } from './concordance.ts'
import { labelOf, labelPresets, type LabelRules } from './labels.ts'
import type { ByRate, Estimate, Guaranteed, NoEstimate, Placement } from './placement.ts'
import type { Applicant } from './schema.ts'
import { submitsScore } from './standing.ts'

/** Why there is no estimate: the status of the placement, or what the college does not publish. */
type Cause =
  | Exclude<NoEstimate['status'], 'not_enough_data' | 'no_odds'>
  | WithoutOdds
  | Extract<NoEstimate, { missing: unknown }>['missing']

/** For each cause, a sentence in place of the reason for a label, and one in place of the math. */
const causes: Record<Cause, { reason: string; missing: string }> = {
  takes_nobody: {
    reason: 'It takes no new students.',
    missing: 'There are no odds to estimate where no new students are taken.',
  },
  open: {
    reason: 'It admits everyone who has finished high school.',
    missing: 'There are no odds to estimate where everyone is admitted.',
  },
  score_required: {
    reason: 'It requires an SAT or ACT score, so there are no odds without one.',
    missing: 'Missing for an estimate: your SAT or ACT score.',
  },
  gpa_needed: {
    reason: 'There are no odds without your unweighted GPA.',
    missing: 'Missing for an estimate: your unweighted GPA.',
  },
  admission_rate: {
    reason: 'It publishes no admission rate, so nothing is estimated.',
    missing: 'Missing for an estimate: its admission rate.',
  },
  control: {
    reason: 'It is not known whether it is public or private, so nothing is estimated.',
    missing: 'Missing for an estimate: whether it is public or private.',
  },
  nomination: withoutOdds('a nomination, a medical exam and a fitness test decide here'),
  fitness: withoutOdds('a medical exam and a fitness test decide here'),
  portfolio: withoutOdds('a portfolio decides here'),
  audition: withoutOdds('an audition decides here'),
  portfolio_or_audition: withoutOdds('a portfolio or an audition decides for your major'),
  aid_from_abroad: withoutOdds('whether a student from abroad asks for aid may decide here'),
  other_scale: {
    reason: noOddsFromOwnGpa,
    missing: 'Missing for an estimate: your GPA on the 4-point scale, which your counselor may know.',
  },
  waiting_list: {
    reason: 'We can’t put odds on this college for you: it publishes too little about its waitlist.',
    missing: 'You are on its waitlist, where grades and scores give no odds.',
  },
  few_from_abroad: withoutOdds('it publishes too little about applicants from abroad'),
}

function withoutOdds(why: string) {
  const missing = `${capitalized(why)}, so grades and scores give no odds.`
  return { reason: `We can’t put odds on this college for you: ${why}.`, missing }
}

function causeOf(placement: NoEstimate): Cause {
  if (placement.status === 'no_odds') return placement.why
  return placement.status === 'not_enough_data' ? placement.missing : placement.status
}

/** Says what is missing for an estimate, in place of the math. */
export function missingFor(placement: Exclude<Placement, { status: 'estimated' }>): string {
  if (placement.status === 'by_rate')
    return placement.averageGpa === null
      ? 'It publishes neither grades nor scores of its students to compare yours with, so the odds are those of most applicants.'
      : 'It publishes neither grades nor scores of its students, so your GPA is compared with what colleges with such a rate average.'
  if (placement.status === 'waiting_list')
    return 'You are on its waitlist, so the odds are those of everybody there. They differ much from year to year.'
  if (placement.status === 'guaranteed') return 'A published rule decides, so there is nothing to estimate.'
  return causes[causeOf(placement)].missing
}

function typicalOf({ averageGpa }: ByRate): string {
  return averageGpa === null ? '' : `; colleges like it average a GPA of about ${averageGpa.toFixed(1)}`
}

/** Whether other grades or scores of the student could change anything. A rule that is met may be missed with others. */
export function dependsOnStudent(placement: Placement): boolean {
  const { status } = placement
  if (status === 'no_odds') return placement.why === 'other_scale'
  return ['estimated', 'by_rate', 'guaranteed', 'gpa_needed', 'score_required'].includes(status)
}

/** Returns one plain sentence that explains a college's label. It names the rule if a rule, not the odds, decided. */
export function reasonFor(
  placement: Placement,
  applicant: Applicant,
  rules: LabelRules = labelPresets.standard,
): string {
  if (placement.status === 'guaranteed') return guaranteeWords(placement)
  if (placement.status === 'waiting_list')
    return `${waitingListInWords(placement.list)}. Grades and scores say little more.`
  if (!('label' in placement)) return `${causes[causeOf(placement)].reason}${openRule(placement)}`
  const admits = `admits ${percent(rateToName(placement))} ${ofWhom(placement.faced)}`
  if (placement.capped) return `${forWholeUniversity(placement.capped)}: it ${admits}.`
  if (placement.status === 'by_rate')
    return `From its admission rate alone: it ${admits}, and publishes neither grades nor scores of its students${typicalOf(placement)}.`
  return ruleThatDecided(placement, rules) ?? figures(placement, applicant)
}

/** Says that a major has a rate of its own, and what is known of it. */
export function forWholeUniversity({ part, rate, entering }: CappedPart): string {
  const known =
    rate === undefined
      ? 'is known to admit far fewer'
      : `admitted ${rate}%${entering ? ` in ${entering}` : ''}`
  return `For the university as a whole, not for ${part}, which ${known}`
}

/** Names the rule that may admit a student of whom too little is known to say so; empty if there is none. */
function openRule(placement: NoEstimate): string {
  const rule = 'guarantee' in placement ? placement.guarantee : null
  if (!rule || !mayBeMet(rule)) return ''
  const unknown = rule.criteria.filter(({ state }) => state === 'not_known').map(({ words }) => words)
  return ` It also admits by a published rule, ${rule.program}. Not known of you: ${inProse(unknown)}.`
}

/** Says which published rule a student meets. */
function guaranteeWords({ guarantee, capped }: Guaranteed): string {
  const met = guarantee.criteria.map(({ words }) => words).join(', ')
  const part = capped ? `, for the university as a whole and not for ${capped.part}` : ''
  return `You meet a published rule, ${guarantee.program} (${met})${part}.`
}

/** Names the rule that decided the label; `null` if the odds did. */
function ruleThatDecided(
  { label, odds, rate: overall, faced, standing }: Estimate,
  rules: LabelRules,
): string | null {
  const rate = rateToName({ faced, rate: overall })
  const admits = `It admits ${percent(rate)} ${ofWhom(faced)}`
  const yours = standing.score === null || standing.scoreUse === 'withheld' ? 'grades' : 'grades and scores'
  if (label === 'Far reach' && odds.middle >= rules.farReach.below)
    return `${admits}, so it is a far reach even with ${yours} like yours.`
  if (label === 'Reach' && odds.middle >= rules.reach.below)
    return `${admits}, so it is a reach even with ${yours} like yours.`
  if (label !== 'Target' || odds.middle < rules.likely.from) return null
  return labelOf(odds, 1, rules) === 'Target'
    ? `Your odds look good, but the estimate is too uncertain to call it likely.`
    : `Your ${yours} make it a strong target, but at ${percent(rate)} it admits too few to be called likely.`
}

function figures({ rate, faced, grades, scores, standing, advice }: Estimate, applicant: Applicant): string {
  const admits = `It admits ${percent(rateToName({ faced, rate }))} ${ofWhom(faced)}`
  const average = `${grades.isMeanPublished ? 'its' : 'the estimated'} average of ${grades.mean.toFixed(2)}`
  const gpa = `your GPA of ${applicant.gpa!.toFixed(2)} is ${compared(applicant.gpa!, grades.mean)} ${average}`
  const score = bestScore(applicant)
  if (standing.scoreUse === 'withheld') return `${admits}, ${gpa}, and ${leftOut(advice, applicant)}.`
  if (standing.scoreUse === 'not_considered') return `${admits}, looks at no scores, and ${gpa}.`
  if (standing.scoreUse === 'unpublished') return `${admits}, publishes no scores, and ${gpa}.`
  const quarters = [scores!.quarter25, scores!.quarter75] as const
  const name = applicant.sat === score ? `SAT of ${score}` : `ACT of ${applicant.act}`
  const within = `${quarters[0]} to ${quarters[1]}${applicant.sat === score ? '' : ' on the SAT'}`
  return `${admits}, ${gpa}, and your ${name} is ${place(score!, quarters)} its middle half (${within}).`
}

function leftOut(advice: Estimate['advice'], applicant: Applicant): string {
  if (advice) return 'you leave out your score, as advised'
  return submitsScore(applicant)
    ? 'the estimate leaves out your score, which some applicants have to send'
    : 'you apply without scores'
}

function compared(value: number, mean: number): string {
  const difference = Number(value.toFixed(2)) - Number(mean.toFixed(2))
  if (Math.abs(difference) < 0.005) return 'right at'
  return difference > 0 ? 'above' : 'below'
}

function place(score: number, [from, to]: readonly [number, number]): string {
  if (score < from) return 'below'
  if (score > to) return 'above'
  return score < (from + to) / 2 ? 'in the lower part of' : 'in the upper part of'
}
