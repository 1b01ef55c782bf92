import { asOf, deadlineFor, endsRolling } from '../colleges/rules.ts'
import type { Deadline, Plan } from '../colleges/schema.ts'

/** What each plan asks of a student and gives in return. */
export const planMeanings: Record<Plan, string> = {
  early_decision: 'You apply early and promise to enroll if you are admitted. One college only.',
  early_decision_2: 'The same promise as Early Decision, with a later deadline. One college only.',
  early_action: 'You apply early and hear early. You promise nothing, and other colleges stay open.',
  restrictive_early_action:
    'You apply early and promise nothing. Until you have an answer, the college forbids some other early applications.',
  regular: 'The main deadline. Most answers come by April 1, and you choose by May 1.',
  rolling: 'The college answers as applications come in, until its places are filled. Earlier is better.',
  priority: 'Apply by this date for the best chance at a place, scholarships and housing.',
}

/** Plans that promise to enroll when admitted. */
export const bindingPlans: readonly Plan[] = ['early_decision', 'early_decision_2']

/**
 * Returns the deadline that choosing a plan fills in: only one reported for the cycle in which the student
 * applies. Neither a hint nor the date of a round that is not for everyone is filled in as a fact.
 */
export function prefilledDeadline(
  plan: Plan | null,
  deadlines: readonly Deadline[],
  cycle: string,
): Deadline | null {
  const known = deadlineFor(plan, deadlines)
  const isForAll = !known?.audience
  return known?.date && isForAll && asOf(cycle, known).state === 'reported' && !endsRolling(known)
    ? known
    : null
}

/**
 * Whether a college publishes dates, but none for this plan. A second round of early action is early action, too, and a
 * regular date at the end of July is rolling admission.
 */
export function lacksPlan(plan: Plan, known: readonly Deadline[]): boolean {
  const isPublished = known.some(
    (deadline) =>
      deadline.round === plan ||
      (plan === 'early_action' && deadline.round === 'early_action_2') ||
      (plan === 'rolling' && endsRolling(deadline)),
  )
  return known.length > 0 && !isPublished
}
