import { overrideLabels } from '../labels/options.ts'
import { type DatedStatus, datedStatuses, stages } from '../options.ts'
import type { ListStatus } from '../schema.ts'
import type { DatedStep, OddsCheck, SaidOdds } from './schema.ts'

/** How far along an application is. Of two statuses at the same point, only one can be true. */
const point: Record<ListStatus, number> = {
  'Not Started': 0,
  'In Progress': 0,
  Submitted: 1,
  // A college may offer a place before anybody applies, and may ask for the application afterwards.
  Offered: 1,
  Deferred: 2,
  Waitlisted: 3,
  Accepted: 4,
  Rejected: 4,
  Committed: 5,
  Withdrawn: 6,
}

export function isDated(status: ListStatus): status is DatedStatus {
  return datedStatuses.some((each) => each === status)
}

/** Returns the statuses that an application cannot have come to if its status is now this one. */
export function undoneBy(status: ListStatus): DatedStatus[] {
  const isBeside = (each: DatedStatus) =>
    each === status || [each, status].every((one) => one === 'Submitted' || one === 'Offered')
  return datedStatuses.filter((each) => !isBeside(each) && point[each] >= point[status])
}

/** Returns why a day cannot be set for a status, and for which field; `null` if it can. */
export function faultInDay({ status, on }: DatedStep, now: ListStatus, today: string) {
  if (undoneBy(now).includes(status))
    return { path: 'status', message: 'The application has not come to this.' }
  return on > today ? { path: 'on', message: 'This day is still to come.' } : null
}

/** Whether an application is sent at this change, so that the estimate of the day is kept; not once it is answered. */
export function isSending(before: ListStatus | null, after: ListStatus): boolean {
  return after === 'Submitted' && (before === null || stages.planning.some((each) => each === before))
}

export function inOrderOfSteps(steps: readonly DatedStep[]): DatedStep[] {
  return datedStatuses.flatMap((status) => steps.find((step) => step.status === status) ?? [])
}

/**
 * Whether a college admitted somebody; `null` while it has not answered. Who is on a waiting list is not admitted as long
 * as that lasts. Who withdraws after an admission was admitted.
 */
export function wasAdmitted(status: ListStatus, hasBeenAccepted: boolean): boolean | null {
  if (status === 'Withdrawn') return hasBeenAccepted ? true : null
  if (status === 'Accepted' || status === 'Committed') return true
  return status === 'Rejected' || status === 'Waitlisted' ? false : null
}

/** Fewer than these say nothing, and could tell of a single student. */
export const fewest = { applications: 10, students: 5 } as const

type Answered = Pick<SaidOdds, 'label' | 'middle'> & { studentId: string; admitted: boolean }

/** Compares what was said with what came, by label and in ten bins of the odds. */
export function checkOf(sent: number, answered: readonly Answered[]): OddsCheck {
  const binOf = ({ middle }: Answered) => Math.min(9, Math.floor(middle * 10))
  return {
    sent,
    answered: answered.length,
    byLabel: overrideLabels.map((label) => ({
      label,
      group: groupOf(answered.filter((each) => each.label === label)),
    })),
    byOdds: Array.from({ length: 10 }, (_, bin) => ({
      from: bin / 10,
      to: (bin + 1) / 10,
      group: groupOf(answered.filter((each) => binOf(each) === bin)),
    })),
    brier: isEnough(answered)
      ? mean(answered.map(({ middle, admitted }) => (middle - Number(admitted)) ** 2))
      : null,
  }
}

function groupOf(alike: readonly Answered[]) {
  if (!isEnough(alike)) return null
  return {
    applications: alike.length,
    expected: mean(alike.map(({ middle }) => middle)),
    admitted: mean(alike.map(({ admitted }) => Number(admitted))),
  }
}

function isEnough(answered: readonly Answered[]): boolean {
  const students = new Set(answered.map(({ studentId }) => studentId))
  return answered.length >= fewest.applications && students.size >= fewest.students
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
