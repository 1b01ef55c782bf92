import { cycleOn, yearInCycle } from '../calendar-dates.ts'
import type { Plan } from '../colleges/schema.ts'
import type { ListStatus } from '../list/schema.ts'

/**
 * A step of an application: the day of the year on which it is taken, as `MM-DD`, and the status from then
 * on. `plan` is set if the student changes the plan.
 */
export type Step = { on: string; status: ListStatus; plan?: Plan | undefined }

/** A step with its date in the application year, as `YYYY-MM-DD`. */
export type DatedStep = { date: string; status: ListStatus; plan?: Plan | undefined }

/** Returns the date of a `MM-DD` in the application year of `today`, August to July. */
export function dayInCycle(monthAndDay: string, today: string): string {
  return `${yearInCycle(Number(monthAndDay.slice(0, 2)), cycleOn(today))}-${monthAndDay}`
}

/** Whether a week is in the summer vacation: its Monday is between mid-June and mid-August. */
export function isSummer(monday: string): boolean {
  const day = monday.slice(5)
  return day >= '06-14' && day <= '08-15'
}

/** The steps of an application in the application year of `today`, those to come included. */
export function stepsIn(course: readonly Step[], today: string): DatedStep[] {
  return course.map(({ on, ...step }) => ({ date: dayInCycle(on, today), ...step }))
}

/** Returns an application's status and plan on a day. `since` is `null` before the first step. */
export function statusOn(
  { plan, course }: { plan: Plan; course: readonly Step[] },
  today: string,
): { status: ListStatus; plan: Plan; since: string | null } {
  const taken = stepsIn(course, today).filter(({ date }) => date <= today)
  const last = taken.at(-1)
  return {
    status: last?.status ?? 'Not Started',
    plan: taken.findLast((step) => step.plan !== undefined)?.plan ?? plan,
    since: last?.date ?? null,
  }
}

/**
 * The first day, as `MM-DD`, on which colleges usually answer applications in each plan: mid-December for the
 * first early round, February for the second, mid-February at the earliest for Regular. `null` if colleges
 * answer as applications come in.
 */
export const firstAnswers: Record<Plan, string | null> = {
  early_decision: '12-10',
  restrictive_early_action: '12-10',
  early_action: '12-10',
  early_decision_2: '02-01',
  regular: '02-15',
  rolling: null,
  priority: null,
}

/** Whether an application has been submitted by this day, whatever its status since. */
export function isOut(course: readonly Step[], today: string): boolean {
  return stepsIn(course, today).some(({ date, status }) => status === 'Submitted' && date <= today)
}
