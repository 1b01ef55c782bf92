import { isPastDay } from '../calendar-dates.ts'
import { asOf, deadlineFor, earlyRounds, planLabels } from '../colleges/rules.ts'
import type { Deadline, Plan } from '../colleges/schema.ts'
import { bindingPlans, prefilledDeadline } from './plans.ts'
import { isUnsent } from './rules.ts'
import type { ListStatus } from './schema.ts'

/** A plan of a college, and the date that it has reported for it, as `YYYY-MM-DD`; `null` where none is. */
export type NextPlan = { plan: Plan; date: string | null }

type Application = { plan: Plan | null; deadline: string | null; status: ListStatus }
type When = {
  /** Where the student is. */
  today: string
  /** In which the student applies, such as `2026-27`. */
  cycle: string
}

/** Returns the plan that an application continues in, missed or deferred as it is. `null` if it is neither. */
export function nextPlan(
  application: Application,
  known: readonly Deadline[],
  { today, cycle }: When,
): NextPlan | null {
  return application.status === 'Deferred'
    ? afterDeferral(application, known, cycle)
    : nextOpenPlan(application, known, { today, cycle })
}

/**
 * Returns the regular plan for an early application that the college has deferred to it. Its date is that of the
 * regular plan, even one that has passed, since the application is with the college.
 */
function afterDeferral({ plan }: Application, known: readonly Deadline[], cycle: string): NextPlan | null {
  if (plan === null || !earlyRounds.includes(plan)) return null
  return { plan: 'regular', date: prefilledDeadline('regular', known, cycle)?.date ?? null }
}

/**
 * Returns where an application can go that has missed the deadline of its plan: the college's next open plan
 * that is neither binding nor restrictive, and if it has reported no such date, a plan that takes applications as they
 * come or whose usual day is still to come, without a date. `null` if no deadline is missed, the application is out, or
 * nothing is known to be open.
 */
function nextOpenPlan(
  { plan, deadline, status }: Application,
  known: readonly Deadline[],
  { today, cycle }: When,
): NextPlan | null {
  const isMissed = plan !== null && deadline !== null && isPastDay(deadline, today) && isUnsent(status)
  if (!isMissed) return null
  const others = plans.filter(
    (other) => other !== plan && other !== 'restrictive_early_action' && !bindingPlans.includes(other),
  )
  const [next] = others
    .flatMap((other) => {
      const date = prefilledDeadline(other, known, cycle)?.date
      return date && !isPastDay(date, today) ? [{ plan: other, date }] : []
    })
    .toSorted((one, other) => one.date.localeCompare(other.date))
  if (next) return next
  const undated = others.find((other) => isUsuallyOpen(deadlineFor(other, known), { today, cycle }))
  return undated ? { plan: undated, date: null } : null
}

/** Whether a round has no day that it has reported, and by what is known is still to close. */
function isUsuallyOpen(deadline: Deadline | null, { today, cycle }: When): boolean {
  if (!deadline || deadline.audience) return false
  const { state, date, round } = asOf(cycle, deadline)
  if (date === null) return round === 'rolling' && state !== 'carried_over'
  return state === 'typical' && !isPastDay(date, today)
}

const plans = Object.keys(planLabels) as Plan[]
