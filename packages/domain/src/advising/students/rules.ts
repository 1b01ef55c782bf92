import { compareNames } from '#compare-names.ts'
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
import type { AdvisedStudent, Roster } from './schema.ts'

/** Facts about a student, computed from what they share. Days are `YYYY-MM-DD` in the student's time zone. */
export type Facts = {
  /** The present date where the student is. */
  today: string
  /** The date of the link between student and advisor. */
  since: string
  /** The number of dates that have passed with something left to do. */
  late: number
  nextDeadline: { date: string } | null
  /** The date of the student's last activity; `null` if there was none or nothing shared reveals it. */
  lastActiveOn: string | null
  /** Whether the student shares anything that reveals activity. */
  tells: boolean
  /** Whether the shared list has no school except withdrawn ones, though the student applies this year. */
  hasNoSchools: boolean
  /** Whether the shared list has a school that the student has committed to. */
  hasCommitted: boolean
  /** Whether their class has graduated: most of them have nothing more to do here. */
  hasGraduated: boolean
  /** Whether neither a part nor an essay is shared. */
  sharesNothing: boolean
}

/** Returns why a student needs attention, most pressing reason first; empty if they do not. */
export function attention(facts: Facts): Reason[] {
  const { late, nextDeadline, today, hasNoSchools, hasGraduated } = facts
  const soon = nextDeadline !== null && daysBetween(today, nextDeadline.date) <= soonDays
  const found: Record<Reason, boolean> = {
    late: late > 0,
    'no-schools': hasNoSchools && !hasGraduated,
    idle: isIdle(facts) && !hasGraduated,
    soon,
  }
  return reasons.filter((reason) => found[reason])
}

type Needing = Pick<Facts, 'sharesNothing'> & { reasons: readonly Reason[] }

/** Whether a student matches this filter of the roster. */
export function hasNeed({ reasons: own, sharesNothing }: Needing, need: Need): boolean {
  return need === 'nothing-shared' ? sharesNothing : own.includes(need)
}

/** Counts the students who match each filter. A student may match several. */
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

/** Counts the students of each class, the next to graduate first. Those who show none are left out. */
export function countClasses(years: readonly (number | null)[]): Roster['classes'] {
  const counts = new Map<number, number>()
  for (const year of years) if (year !== null) counts.set(year, (counts.get(year) ?? 0) + 1)
  return [...counts]
    .map(([graduationYear, students]) => ({ graduationYear, students }))
    .toSorted((one, other) => one.graduationYear - other.graduationYear)
}

/** Whether a student shares neither a part nor an essay with their advisor. */
export function sharesNothing(shared: Sharing, sharesEssay: boolean): boolean {
  return !sharesEssay && !Object.values(shared).includes(true)
}

/** Returns the status of a student who needs no attention: all is well, or why that is unknown. */
export function rosterStatus(
  student: Pick<AdvisedStudent, 'shared' | 'list' | 'essays' | 'nextDeadline'>,
): RosterStatus {
  const { shared, list, essays, nextDeadline } = student
  if (sharesNothing(shared, essays.shared > 0)) return 'nothing-shared'
  if (list === null) return 'list-not-shared'
  return nextDeadline === null && !list.hasCommitted && list.sent < list.schools ? 'no-dates' : 'well'
}

/** Whether a student shares anything that reveals when they were last active. */
export function revealsActivity({ list, weeks, profile }: Sharing, sharesEssay: boolean): boolean {
  return list || weeks || profile || sharesEssay
}

/**
 * Whether a student is idle: not before the advisor could have seen activity, not if they share none, and not
 * if they have committed to a school and nothing is due.
 */
function isIdle({ tells, lastActiveOn, since, today, hasCommitted, late, nextDeadline }: Facts): boolean {
  if (hasCommitted && late === 0 && nextDeadline === null) return false
  const last = lastActiveOn !== null && lastActiveOn > since ? lastActiveOn : since
  return tells && daysBetween(last, today) >= idleDays
}

/** The values that decide a student's position on the roster. */
type Ranked = Pick<Facts, 'since' | 'late' | 'nextDeadline' | 'lastActiveOn'> & {
  id: string
  fullName: string
  /** The student's `attention`. */
  reasons: readonly Reason[]
  /** Needed only for the orders in `needsCounts`. */
  counts?: {
    schools: number | null
    essays: { shared: number; finished: number }
    outstandingLetters: number | null
    pendingTasks: number
  }
}

/** Whether this order sorts students by their `counts`. */
export function needsCounts(order: RosterOrder): boolean {
  return order === 'schools' || order === 'essays' || order === 'letters' || order === 'tasks'
}

/**
 * Sorts students in this order. Ties go by the next deadline (for `attention` only), the name and the id, so
 * that no two pages have the same student. Students who do not share the sorted value come last in either
 * direction.
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

/** The cap on late items, which keeps their share below the weight of any reason. */
const mostLate = 9999

function byValue(one: Value, other: Value, sign: number): number {
  if (one === other) return 0
  if (one === null) return 1
  if (other === null) return -1
  return one < other ? -sign : sign
}

/** Weighs the reasons so that a more pressing one outweighs all less pressing ones together. */
function weightOf({ reasons: found }: Ranked): number {
  return found.reduce((sum, reason) => sum + 2 ** (reasons.length - reasons.indexOf(reason)), 0)
}

function byDeadline(one: Ranked, other: Ranked): number {
  return byValue(one.nextDeadline?.date ?? null, other.nextDeadline?.date ?? null, 1)
}

function byName(one: Ranked, other: Ranked): number {
  return compareNames(one.fullName, other.fullName)
}

function byId(one: Ranked, other: Ranked): number {
  return byValue(one.id, other.id, 1)
}
