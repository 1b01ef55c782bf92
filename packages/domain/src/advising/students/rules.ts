import { daysBetween } from '#today.ts'
import type { Sharing } from '../options.ts'
import {
  type Direction,
  idleDays,
  type Need,
  type Reason,
  reasons,
  type RosterOrder,
  soonDays,
  type RosterStatus,
  usualDirection,
} from './options.ts'
import type { AdvisedStudent } from './schema.ts'

/** Facts about a student, computed from what they share. Days are `YYYY-MM-DD` in the student's time zone. */
export type Facts = {
  /** The student's own day. */
  today: string
  /** Since when they are linked. */
  since: string
  /** Dates that have passed with something left to do. */
  late: number
  nextDeadline: { date: string } | null
  /** The last day on which anything was done; `null` when there was none, or nothing is shared that would tell. */
  lastActiveOn: string | null
  /** Whether anything is shared that tells of work done. */
  tells: boolean
  /** Whether the list is shared and has no school, withdrawn ones aside, though the student applies this year. */
  hasNoSchools: boolean
  /** Whether neither a part nor an essay is shared. */
  sharesNothing: boolean
}

/** Why a student needs attention, the most pressing reason first; empty for one who gets along. */
export function attention(facts: Facts): Reason[] {
  const { late, nextDeadline, today, hasNoSchools } = facts
  const soon = nextDeadline !== null && daysBetween(today, nextDeadline.date) <= soonDays
  const found: Record<Reason, boolean> = {
    late: late > 0,
    'no-schools': hasNoSchools,
    idle: isIdle(facts),
    soon,
  }
  return reasons.filter((reason) => found[reason])
}

type Needing = Pick<Facts, 'sharesNothing'> & { reasons: readonly Reason[] }

/** Whether the roster shows a student when it is filtered by this. */
export function hasNeed({ reasons: own, sharesNothing }: Needing, need: Need): boolean {
  return need === 'nothing-shared' ? sharesNothing : own.includes(need)
}

/** How many students there are with each; one may have several. */
export function countNeeds(students: readonly Needing[]): Record<Need, number> {
  const countOf = (need: Need) => students.filter((student) => hasNeed(student, need)).length
  return {
    late: countOf('late'),
    'no-schools': countOf('no-schools'),
    idle: countOf('idle'),
    soon: countOf('soon'),
    'nothing-shared': countOf('nothing-shared'),
  }
}

/** Whether a student shows their advisor neither a part nor an essay. */
export function sharesNothing(shared: Sharing, sharesEssay: boolean): boolean {
  return !sharesEssay && !Object.values(shared).includes(true)
}

/** The status of a student who needs no attention: all is well, or why that cannot be told. */
export function rosterStatus(
  student: Pick<AdvisedStudent, 'shared' | 'list' | 'essays' | 'nextDeadline'>,
): RosterStatus {
  const { shared, list, essays, nextDeadline } = student
  if (sharesNothing(shared, essays.shared > 0)) return 'nothing-shared'
  if (list === null) return 'list-not-shared'
  return nextDeadline === null && list.sent < list.schools ? 'no-dates' : 'well'
}

/** Whether a student shares anything that tells when they last did something. */
export function tellsOfWork({ list, weeks, profile }: Sharing, sharesEssay: boolean): boolean {
  return list || weeks || profile || sharesEssay
}

/** A student is not idle before the advisor could have seen any activity, or if they share none. */
function isIdle({ tells, lastActiveOn, since, today }: Facts): boolean {
  const last = lastActiveOn !== null && lastActiveOn > since ? lastActiveOn : since
  return tells && daysBetween(last, today) >= idleDays
}

/** The values that decide a student's position on the roster. */
type Ranked = Pick<Facts, 'since' | 'late' | 'nextDeadline' | 'lastActiveOn'> & {
  id: string
  fullName: string
  /** Their `attention`. */
  reasons: readonly Reason[]
  /** Their counts; needed only for the orders in `needsCounts`. */
  counts?: {
    schools: number | null
    essays: { shared: number; finished: number }
    outstandingLetters: number | null
    pendingTasks: number
  }
}

/** Whether students are put in this order by their `counts`. */
export function needsCounts(order: RosterOrder): boolean {
  return order === 'schools' || order === 'essays' || order === 'letters' || order === 'tasks'
}

/**
 * The students in this order; among equals the next deadline decides, then the name, then the id, so that no
 * two pages have the same student. Students who do not share the sorted value come last in either direction.
 */
export function inRosterOrder<T extends Ranked>(
  students: readonly T[],
  order: RosterOrder,
  direction: Direction = usualDirection[order],
): T[] {
  const sign = direction === 'ascending' ? 1 : -1
  if (order === 'name')
    return students.toSorted((one, other) => sign * byName(one, other) || byId(one, other))
  const values = new Map(students.map((student) => [student, valuesBy[order](student)]))
  const second = order === 'attention' ? byDeadline : () => 0
  return students.toSorted(
    (one, other) =>
      byValue(values.get(one)!, values.get(other)!, sign) ||
      second(one, other) ||
      byName(one, other) ||
      byId(one, other),
  )
}

/** The other one of the two. */
export function reversed(direction: Direction): Direction {
  return direction === 'ascending' ? 'descending' : 'ascending'
}

type Value = number | string | null

const valuesBy: Record<Exclude<RosterOrder, 'name'>, (student: Ranked) => Value> = {
  attention: (student) => weightOf(student) + Math.min(student.late, mostLate) / (mostLate + 1),
  deadline: ({ nextDeadline }) => nextDeadline && nextDeadline.date,
  schools: ({ counts }) => counts?.schools ?? null,
  essays: ({ counts }) => (counts && counts.essays.shared > 0 ? counts.essays.finished : null),
  letters: ({ counts }) => counts?.outstandingLetters ?? null,
  tasks: ({ counts }) => counts?.pendingTasks ?? null,
  active: ({ lastActiveOn }) => lastActiveOn,
  since: ({ since }) => since,
}

/** More than anyone's number of late items, so that it never outweighs a reason. */
const mostLate = 9999

function byValue(one: Value, other: Value, sign: number): number {
  if (one === other) return 0
  if (one === null) return 1
  if (other === null) return -1
  return one < other ? -sign : sign
}

/** A more pressing reason outweighs all that are less so together. */
function weightOf({ reasons: found }: Ranked): number {
  return found.reduce((sum, reason) => sum + 2 ** (reasons.length - reasons.indexOf(reason)), 0)
}

function byDeadline(one: Ranked, other: Ranked): number {
  return byValue(one.nextDeadline?.date ?? null, other.nextDeadline?.date ?? null, 1)
}

function byName(one: Ranked, other: Ranked): number {
  return english.compare(one.fullName, other.fullName)
}

function byId(one: Ranked, other: Ranked): number {
  return byValue(one.id, other.id, 1)
}

/** Made once: asking a string for its place among others makes one each time. */
const english = new Intl.Collator('en')
