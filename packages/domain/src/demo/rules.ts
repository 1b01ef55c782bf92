import { cycleOn } from '../calendar-dates.ts'
import type { ListStatus } from '../schools/list/schema.ts'
import type { Plan } from '../schools/schema.ts'

/**
 * A step of an application: the day of the year it is taken on, as `MM-DD`, and the status from then on. `plan` when
 * the student changes it.
 */
export type Step = { on: string; status: ListStatus; plan?: Plan | undefined }

/** A step on its day of the application year, as `YYYY-MM-DD`. */
export type DatedStep = { date: string; status: ListStatus; plan?: Plan | undefined }

/** A day of the year, as `MM-DD`, in the application year of `today`: from August to July. */
export function dayInCycle(monthAndDay: string, today: string): string {
  const first = Number(cycleOn(today).slice(0, 4))
  return `${monthAndDay < '08' ? first + 1 : first}-${monthAndDay}`
}

/** The steps of an application in the application year of `today`, those to come included. */
export function stepsIn(course: readonly Step[], today: string): DatedStep[] {
  return course.map(({ on, ...step }) => ({ date: dayInCycle(on, today), ...step }))
}

/** An application's status on a day, and since when; `null` before its first step. */
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
 * The first day of the year, as `MM-DD`, on which colleges usually answer those who apply in a plan: mid-December for
 * the first early round, February for the second, and for Regular not before the middle of February. `null` where a
 * college answers as applications come in.
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

/** Whether an application has gone out by this day, whatever became of it since. */
export function isOut(course: readonly Step[], today: string): boolean {
  return stepsIn(course, today).some(({ date, status }) => status === 'Submitted' && date <= today)
}
