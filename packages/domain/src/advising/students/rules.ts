import { daysBetween } from '#today.ts'
import { idleDays, type Reason, reasons, type RosterOrder, soonDays, type Standing } from './options.ts'
import type { AdvisedStudent } from './schema.ts'

/** What is known of a student, counted from what they share. Days are `YYYY-MM-DD`, where the student is. */
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
}

/** Why a student needs attention, the most pressing reason first; empty for one who gets along. */
export function attention(facts: Facts): Reason[] {
  const { late, nextDeadline, today } = facts
  const soon = nextDeadline !== null && daysBetween(today, nextDeadline.date) <= soonDays
  const found: Record<Reason, boolean> = { late: late > 0, idle: isIdle(facts), soon }
  return reasons.filter((reason) => found[reason])
}

/** How many students need attention for each reason; one may have several. */
export function countReasons(students: readonly { reasons: readonly Reason[] }[]): Record<Reason, number> {
  const countOf = (reason: Reason) => students.filter(({ reasons: own }) => own.includes(reason)).length
  return { late: countOf('late'), idle: countOf('idle'), soon: countOf('soon') }
}

/** What is known of a student whom nothing is the matter with: whether all is well, or why nobody can tell. */
export function standing(
  student: Pick<AdvisedStudent, 'shared' | 'list' | 'essays' | 'nextDeadline'>,
): Standing {
  const { shared, list, essays, nextDeadline } = student
  if (essays.shared === 0 && !Object.values(shared).includes(true)) return 'nothing-shared'
  if (list === null) return 'list-not-shared'
  if (list.schools === 0) return 'no-schools'
  return nextDeadline === null && list.sent < list.schools ? 'no-dates' : 'well'
}

/** Nobody is idle before the advisor could have seen them at work, nor when they show nothing of it. */
function isIdle({ tells, lastActiveOn, since, today }: Facts): boolean {
  const last = lastActiveOn !== null && lastActiveOn > since ? lastActiveOn : since
  return tells && daysBetween(last, today) >= idleDays
}

/** What decides where a student stands on the roster. */
type Ranked = Pick<Facts, 'since' | 'late' | 'nextDeadline'> & {
  fullName: string
  /** Their `attention`. */
  reasons: readonly Reason[]
}

/** The students in this order; among equals the next deadline decides, then the name. */
export function inRosterOrder<T extends Ranked>(students: readonly T[], order: RosterOrder): T[] {
  const weights = new Map(students.map((student) => [student, weightOf(student)]))
  const first: Record<RosterOrder, (one: T, other: T) => number> = {
    attention: (one, other) => weights.get(other)! - weights.get(one)! || other.late - one.late,
    name: () => 0,
    deadline: byDeadline,
    since: (one, other) => byDay(other.since, one.since),
  }
  const second = order === 'attention' ? byDeadline : () => 0
  return students.toSorted(
    (one, other) => first[order](one, other) || second(one, other) || byName(one, other),
  )
}

/** A more pressing reason outweighs all that are less so together. */
function weightOf({ reasons: found }: Ranked): number {
  return found.reduce((sum, reason) => sum + 2 ** (reasons.length - reasons.indexOf(reason)), 0)
}

function byDeadline(one: Ranked, other: Ranked): number {
  return byDay(one.nextDeadline?.date ?? '9999', other.nextDeadline?.date ?? '9999')
}

function byDay(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function byName(one: Ranked, other: Ranked): number {
  return english.compare(one.fullName, other.fullName)
}

/** Made once: asking a string for its place among others makes one each time. */
const english = new Intl.Collator('en')
