import { percent } from '../words.ts'
import { bestScore } from './concordance.ts'
import { labelOf, labelPresets, type LabelRules } from './labels.ts'
import type { Estimate, NoEstimate, Placement } from './placement.ts'
import type { Applicant } from './schema.ts'

/** Why there is no estimate: the status of the placement, or what the college does not publish. */
type Cause =
  | Exclude<NoEstimate['status'], 'not_enough_data'>
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
    reason: 'Add your unweighted GPA to see where you stand here.',
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
  grades_and_scores: {
    reason: 'It publishes neither grades nor scores of its students, so nothing is estimated.',
    missing: 'Missing for an estimate: the grades or the test scores of its students.',
  },
}

function causeOf(placement: NoEstimate): Cause {
  return placement.status === 'not_enough_data' ? placement.missing : placement.status
}

/** Says what is missing for an estimate, in place of the math. */
export function missingFor(placement: NoEstimate): string {
  return causes[causeOf(placement)].missing
}

/** Whether other grades or scores of the student could change anything. */
export function dependsOnStudent({ status }: Placement): boolean {
  return status !== 'open' && status !== 'not_enough_data' && status !== 'takes_nobody'
}

/** Returns one plain sentence that explains a college's label. It names the rule if a rule, not the odds, decided. */
export function reasonFor(
  placement: Placement,
  applicant: Applicant,
  rules: LabelRules = labelPresets.standard,
): string {
  if (placement.status !== 'estimated') return causes[causeOf(placement)].reason
  return ruleThatDecided(placement, rules) ?? figures(placement, applicant)
}

/** Names the rule that decided the label; `null` if the odds did. */
function ruleThatDecided(
  { label, odds, rate, standing, isAutomatic }: Estimate,
  rules: LabelRules,
): string | null {
  if (isAutomatic) return 'You meet its published rule for automatic admission.'
  const admits = `It admits ${percent(rate)} of applicants`
  const yours = standing.score === null || standing.scoreUse === 'withheld' ? 'grades' : 'grades and scores'
  if (label === 'Far reach' && odds.middle >= rules.farReach.below)
    return `${admits}, so it is a far reach even with ${yours} like yours.`
  if (label === 'Reach' && odds.middle >= rules.reach.below)
    return `${admits}, so it is a reach even with ${yours} like yours.`
  if (label !== 'Target' || odds.middle < rules.likely.from) return null
  return labelOf(odds, 1, false, rules) === 'Target'
    ? `Your odds look good, but the estimate is too uncertain to call it likely.`
    : `Your ${yours} make it a strong target, but at ${percent(rate)} it admits too few to be called likely.`
}

function figures({ rate, grades, scores, standing }: Estimate, applicant: Applicant): string {
  const admits = `It admits ${percent(rate)} of applicants`
  const average = `${grades.isMeanPublished ? 'its' : 'the estimated'} average of ${grades.mean.toFixed(2)}`
  const gpa = `your GPA of ${applicant.gpa!.toFixed(2)} is ${compared(applicant.gpa!, grades.mean)} ${average}`
  const score = bestScore(applicant)
  if (standing.scoreUse === 'withheld') return `${admits}, ${gpa}, and you apply without scores.`
  if (standing.scoreUse === 'not_considered') return `${admits}, looks at no scores, and ${gpa}.`
  if (standing.scoreUse === 'unpublished') return `${admits}, publishes no scores, and ${gpa}.`
  const quarters = [scores!.quarter25, scores!.quarter75] as const
  const name = applicant.sat === score ? `SAT of ${score}` : `ACT of ${applicant.act}`
  const within = `${quarters[0]} to ${quarters[1]}${applicant.sat === score ? '' : ' on the SAT'}`
  return `${admits}, ${gpa}, and your ${name} is ${place(score!, quarters)} its middle half (${within}).`
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
