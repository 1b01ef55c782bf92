import { isPastDay } from '../calendar-dates.ts'
import { isUnsent } from './rules.ts'
import type { ListEntry } from './schema.ts'

type Application = Pick<ListEntry, 'status' | 'deadline' | 'nextPlan'>

/**
 * Returns the day until which an application can still be sent: its own, or once that has passed, that of the plan to
 * which it can be moved. `null` if it has neither, or has gone out.
 */
export function openDateOf({ status, deadline, nextPlan }: Application, today: string): string | null {
  if (!isUnsent(status)) return null
  return deadline !== null && !isPastDay(deadline, today) ? deadline : (nextPlan?.date ?? null)
}

/**
 * Compares applications by the nearest day that is still open. Then follow those that have missed their day, those
 * without one, those that have gone out by their day, and last those that are withdrawn or refused.
 */
export function byOpenDate(one: Application, other: Application, today: string): number {
  return place(one, today) - place(other, today) || dayOf(one, today).localeCompare(dayOf(other, today))
}

function place(application: Application, today: string): number {
  const { status, deadline } = application
  if (status === 'Rejected' || status === 'Withdrawn') return 4
  if (!isUnsent(status)) return 3
  if (openDateOf(application, today) !== null) return 0
  return deadline === null ? 2 : 1
}

function dayOf(application: Application, today: string): string {
  return openDateOf(application, today) ?? application.deadline ?? '9999'
}
