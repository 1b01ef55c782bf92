import { isPastDay } from '../calendar-dates.ts'
import type { Plan } from '../colleges/schema.ts'
import { compareNames } from '../compare-names.ts'
import { hasCommitted } from '../list/options.ts'
import type { ListEntry, ListStatus } from '../list/schema.ts'
import { addDays, daysBetween, instantIn, todayIn } from '../today.ts'
import { truncateLine } from '../truncate.ts'
import { counted, formatInteger, sentence } from '../words.ts'
import { ownSources } from './options.ts'
import type { Deadline } from './schema.ts'

/** Returns the instant at which a deadline has passed: the end of its date in this time zone. */
export function deadlineEnd(date: string, timeZone: string): Date {
  return instantIn(timeZone, addDays(date, 1), '00:00')
}

type Ending = Pick<Deadline, 'date' | 'done'> & { timeZone?: string | null }

/** Whether a date is the student's own, rather than the same for everyone. */
export function isOwn({ source }: Pick<Deadline, 'source'>): boolean {
  return ownSources.some((own) => own === source)
}

/** @param here the student's time zone, used if the deadline has none. */
export function isLate({ date, done, timeZone }: Ending, here: string, now: Date): boolean {
  return !done && hasBegunInUtc(date, now) && deadlineEnd(date, timeZone ?? here) <= now
}

/** A fast check without time zones: no date ends anywhere before it begins in UTC. */
function hasBegunInUtc(date: string, now: Date): boolean {
  return Date.parse(date) <= now.getTime()
}

/** Returns the time zone in which an application's date ends, if it is the catalog's and its publisher states one. */
export function closingZoneOf({
  deadline,
  catalogDeadline,
}: Pick<ListEntry, 'deadline' | 'catalogDeadline'>): string | null {
  return catalogDeadline?.date === deadline ? catalogDeadline.timeZone : null
}

/**
 * Whether a date is over in the time zone in which it ends.
 * @param today the student's day, which decides if there is no time zone.
 */
export function hasPassed(date: string, timeZone: string | null, today: string, now: Date): boolean {
  return isPastDay(date, timeZone === null ? today : todayIn(timeZone, now))
}

const clocks: Record<string, string> = {
  'America/New_York': 'Eastern',
  'America/Chicago': 'Central',
  'America/Denver': 'Mountain',
  'America/Los_Angeles': 'Pacific',
}

/** The time zones in which deadlines of the catalog end. */
export const closingZones: readonly string[] = Object.keys(clocks)

/** "Ends at 11:59 PM Central"; `null` if the day ends in the student's own time zone. */
export function endInWords({ timeZone, done }: Pick<Deadline, 'timeZone' | 'done'>): string | null {
  if (timeZone === null || done) return null
  return `Ends at 11:59 PM ${clocks[timeZone] ?? timeZone}`
}

type Part = 'application' | 'essays' | 'items'

/** What a school still requires in each application status. Everything else is no longer due. */
const requiredIn: Record<ListStatus, readonly Part[]> = {
  'Not Started': ['application', 'essays', 'items'],
  'In Progress': ['application', 'essays', 'items'],
  Submitted: ['items'],
  Offered: ['items'],
  Deferred: ['essays', 'items'],
  Waitlisted: ['essays', 'items'],
  Accepted: ['items'],
  Rejected: [],
  Withdrawn: [],
  Committed: ['items'],
}

/** @param hasCommitted Whether the student has committed to a school, so that no other requires anything. */
export function stillRequires(part: Part, status: ListStatus, hasCommitted = false): boolean {
  if (hasCommitted && status !== 'Committed') return false
  return requiredIn[status].includes(part)
}

type Dated = { status: ListStatus; plan: Plan | null; deadline: string | null }

/**
 * Returns the schools whose application is still due but has no deadline, so that nothing reminds the student
 * of it. Rolling admission has no deadline to miss.
 */
export function undatedIn<T extends Dated>(list: readonly T[]): T[] {
  const isCommitted = hasCommitted(list)
  return list.filter(
    ({ status, plan, deadline }) =>
      deadline === null && plan !== 'rolling' && stillRequires('application', status, isCommitted),
  )
}

/**
 * What the home page says of so many schools without a date, so that silence is not taken for time; `null` for none.
 * @param opening When colleges publish the dates of a class that applies later, such as "August 2027".
 */
export function undatedInWords(count: number, opening: string | null): string | null {
  if (count === 0) return null
  if (opening !== null) return `Colleges publish the dates for your class from ${opening}.`
  return `No date is known yet for ${counted(count, 'school')} on your list.`
}

type Undated = Pick<Dated, 'plan'> & { catalogDeadline: { state: string } | null }

/** What to do for schools without a date: with plans chosen for all of them, only the catalog's dates are missing. */
export function howToDate(undated: readonly Undated[]): string {
  const isUnknown = undated.every(
    ({ plan, catalogDeadline }) => plan !== null && catalogDeadline?.state !== 'reported',
  )
  return isUnknown
    ? 'Bearings does not have their dates for this year yet. Look them up on each college’s own page.'
    : 'Choose a plan, or look up the date on the college’s own page.'
}

/** The statuses in which a school still requires something. */
export function statusesRequiring(part: Part): ListStatus[] {
  return (Object.keys(requiredIn) as ListStatus[]).filter((status) => stillRequires(part, status))
}

/** Sorts deadlines: late ones first, then by date. */
export function inOrder<T extends Ending & Pick<Deadline, 'title'>>(
  deadlines: readonly T[],
  timeZone: string,
  now: Date,
): T[] {
  const late = new Set(deadlines.filter((deadline) => isLate(deadline, timeZone, now)))
  return deadlines.toSorted(
    (one, other) =>
      Number(late.has(other)) - Number(late.has(one)) ||
      byDay(one.date, other.date) ||
      compareNames(one.title, other.title),
  )
}

/** Compares ISO dates, which sort as text. */
function byDay(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}

/** Formats the days until a date: "7 days", "1 day", "Today", "Passed". */
export function daysLeft(date: string, today: string): string {
  const days = daysBetween(today, date)
  if (days < 0) return 'Passed'
  if (days === 0) return 'Today'
  return counted(days, 'day')
}

/** Formats how late something is: "1 day late"; "Late today" if a college's day ends before the student's. */
export function lateInWords(date: string, today: string): string {
  const days = daysBetween(date, today)
  return days <= 0 ? 'Late today' : `${counted(days, 'day')} late`
}

/** The remaining work: "2 essays left, 3 checklist items left", "120 of 250 words"; `null` if unknown. */
export function leftInWords({ done, left, words }: Pick<Deadline, 'done' | 'left' | 'words'>): string | null {
  if (done) return null
  if (words) return wordsInWords(words)
  const essays = left && left.essays > 0 && `${counted(left.essays, 'essay')} left`
  const items = left && left.items > 0 && `${counted(left.items, 'checklist item')} left`
  return [essays, items].filter(Boolean).join(', ') || null
}

/** Returns the note on a date that was not published for this year. */
export function cautionOf({ source, basis }: Pick<Deadline, 'source' | 'basis'>): string | null {
  if (source === 'scholarship')
    return basis === 'typical' ? 'The usual date of earlier years: check this year’s on its page.' : null
  if (basis === 'carried_over') return 'An earlier year’s date: check it with the school.'
  return basis === 'typical' ? 'A typical date: check it with the school.' : null
}

export function pathOf({ source, id, entryId }: Pick<Deadline, 'source' | 'id' | 'entryId'>): `/${string}` {
  if (source === 'essay') return `/essays/${id}`
  if (source === 'task') return `/student/advisor?task=${id}`
  if (source === 'scholarship') return '/financial/scholarships?show=saved'
  if (source === 'aid') return '/financial/forms'
  if (source === 'milestone') return '/deadlines/timeline'
  return entryId === null ? '/deadlines' : `/schools/${entryId}/research`
}

/**
 * Formats a deadline in one line: "Stanford University: Early Action". An essay's prompt may be pages long,
 * so it is shortened.
 */
export function headline({
  source,
  title,
  detail,
  schoolName,
}: Pick<Deadline, 'source' | 'title' | 'detail' | 'schoolName'>): string {
  if (source === 'test') return title
  if (source === 'milestone') return `Timeline: ${title}`
  if (source === 'school') return `${title}: ${detail}`
  return `${schoolName ?? detail}: ${truncateLine(title, 79)}`
}

/** Formats further details in sentences: "2 essays left, 3 checklist items left." Empty if there are none. */
export function inSentences(deadline: Deadline): string {
  const { source, detail, done, status } = deadline
  const parts = [
    source === 'test' || source === 'milestone' ? detail : null,
    endInWords(deadline),
    done ? status : leftInWords(deadline),
    cautionOf(deadline),
  ].filter((part) => part !== null)
  return parts.map(sentence).join(' ')
}

function wordsInWords({ written, limit }: NonNullable<Deadline['words']>): string {
  if (written === 0) return 'Not started'
  return limit === null ? counted(written, 'word') : `${formatInteger(written)} of ${counted(limit, 'word')}`
}
