import { autumnPlans } from '../colleges/options.ts'
import type { EarlyForbidden, Plan } from '../colleges/schema.ts'
import { bindingPlans } from './plans.ts'
import type { ListStatus } from './schema.ts'

/** An application as these rules look at it. `type` is in the catalog's words, such as "Private nonprofit". */
export type Planned = {
  plan: Plan | null
  status: ListStatus
  type: string | null
  /** What its early application that binds nobody forbids; absent or `null` if that is not known. */
  earlyForbids?: readonly EarlyForbidden[] | null
}

/** Combinations of plans that colleges do not accept. They are not refused; the student gets a warning. */
export type PlanWarning<T> = { rule: PlanRule; entries: T[] }

export type PlanRule =
  | 'two-binding-plans'
  | 'binding-while-committed'
  | 'restrictive-early-action'
  | 'early-action-without-binding'

/** Statuses in which a binding promise still holds, or would. */
const promised: readonly ListStatus[] = ['Not Started', 'In Progress', 'Submitted', 'Accepted', 'Committed']
/** Statuses before the college's first answer, until which an early application restricts the others. */
const unanswered: readonly ListStatus[] = ['Not Started', 'In Progress', 'Submitted']

const isBound = ({ plan, status }: Planned) =>
  plan !== null && bindingPlans.includes(plan) && promised.includes(status)
const isEarly = ({ plan, status }: Planned) => autumnPlans.includes(plan) && unanswered.includes(status)
const isEarlyAndBinding = (entry: Planned) => isEarly(entry) && isBound(entry)

const usually: readonly EarlyForbidden[] = ['private_early', 'binding_early']

/** What an application forbids now. A restrictive one of which nothing is known has the usual rule. */
function forbiddenBy(entry: Planned): readonly EarlyForbidden[] {
  if (!isEarly(entry) || isBound(entry)) return []
  return entry.earlyForbids ?? (entry.plan === 'restrictive_early_action' ? usually : [])
}

/** Returns the first application of which this is true, with those that it forbids; none if it forbids none. */
function conflicts<T extends Planned>(
  list: readonly T[],
  isMeant: (entry: T) => boolean,
  isForbidden: (other: T) => boolean,
): T[] {
  for (const entry of list.filter(isMeant)) {
    const others = list.filter((other) => other !== entry && isForbidden(other))
    if (others.length > 0) return [entry, ...others]
  }
  return []
}
const isPrivate = ({ type }: Planned) => type?.startsWith('Private') ?? false

/** For each rule, finds the applications that conflict; none if nothing does. */
const findings: Record<PlanRule, <T extends Planned>(list: readonly T[]) => T[]> = {
  'two-binding-plans': (list) => {
    const bound = list.filter(isBound)
    return bound.length > 1 ? bound : []
  },
  // A binding plan at the school that the student has committed to is that promise kept.
  'binding-while-committed': (list) => {
    const bound = list.filter((entry) => isBound(entry) && entry.status !== 'Committed')
    const committed = list.filter((entry) => entry.status === 'Committed' && !isBound(entry))
    return committed.length > 0 && bound.length > 0 ? [...committed, ...bound] : []
  },
  // Public colleges take early action beside a restrictive plan, and no promise to enroll.
  'restrictive-early-action': (list) =>
    conflicts(
      list,
      (entry) => forbiddenBy(entry).includes('private_early'),
      (other) => (isEarly(other) && isPrivate(other)) || isEarlyAndBinding(other),
    ),
  'early-action-without-binding': (list) =>
    conflicts(list, (entry) => forbiddenBy(entry).join() === 'binding_early', isEarlyAndBinding),
}

/** The words of each rule. `names` are the conflicting schools, as a list in words. */
export const planRuleWords: Record<
  PlanRule,
  { title: (count: number) => string; text: (names: string) => string }
> = {
  'two-binding-plans': {
    title: (count) => `Binding at ${count} schools at once`,
    text: (names) =>
      `Early Decision is a promise to enroll if you are admitted. You have it at ${names}, and only one such promise can be kept. Change the plan of the others.`,
  },
  'binding-while-committed': {
    title: () => 'Committed, and bound elsewhere',
    text: (names) =>
      `You have committed to one school, and Early Decision is a promise to enroll at another. This concerns ${names}. Change the plan of the other school, or withdraw there.`,
  },
  'restrictive-early-action': {
    title: () => 'Restrictive Early Action allows no other private early application',
    text: (names) =>
      `With Restrictive Early Action you agree not to apply early to another private college, nor by Early Decision anywhere. This concerns ${names}. Choose a later plan for the others, and read the policy on the college’s own page.`,
  },
  'early-action-without-binding': {
    title: () => 'Early Action here allows no Early Decision elsewhere',
    text: (names) =>
      `You may apply by early action elsewhere too, but not promise to enroll there. This concerns ${names}. Choose a later plan for one of them, and read the policy on the college’s own page.`,
  },
}

/** Returns the conflicting plans on a list, by the rule that they break. */
export function planWarnings<T extends Planned>(list: readonly T[]): PlanWarning<T>[] {
  return (Object.keys(findings) as PlanRule[])
    .map((rule) => ({ rule, entries: findings[rule](list) }))
    .filter(({ entries }) => entries.length > 0)
}

/** Statuses of an application that the student or the college still works on. */
const open: readonly ListStatus[] = [...unanswered, 'Deferred', 'Waitlisted']

/**
 * Returns the school that has admitted a student by a binding plan, and the applications that are to be
 * withdrawn for it; `null` if there are none.
 */
export function toWithdraw<T extends Planned>(list: readonly T[]): { admitted: T; others: T[] } | null {
  const admitted = list.find((entry) => isBound(entry) && entry.status === 'Accepted')
  const others = list.filter(({ status }) => open.includes(status))
  return admitted && others.length > 0 ? { admitted, others } : null
}
