import type { Part } from '@bearings/domain/advising/options'
import type { Reason, RosterStatus } from '@bearings/domain/advising/students/options'
import { rosterStatus, revealsActivity } from '@bearings/domain/advising/students/rules'
import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { isOfCycle } from '@bearings/domain/calendar-dates'
import { classInWords, gradeOf } from '@bearings/domain/class-year'
import { dateInWords, daysBetween } from '@bearings/domain/today'
import { counted } from '@bearings/domain/words'
import { dayIn } from '#platform/dates.ts'
import type { Tone } from '#ui/chip.tsx'
import { urgencyOf } from '#ui/urgency.ts'
import type { RosterSearch } from './roster-search.ts'

type Known = Pick<AdvisedStudent, 'late' | 'lastActiveOn' | 'nextDeadline' | 'today'>

/** "Nov 25"; "Feb 29, 2028" in another application year, which a younger student's next date may be in. */
export function shortDate(date: string, today: string): string {
  const words = dateInWords(date)
  return isOfCycle(date, today) ? words.replace(/, \d+$/, '') : words
}

/** Says why a student needs attention, as a chip. */
export function reasonInWords(reason: Reason, { late, lastActiveOn, nextDeadline, today }: Known): string {
  if (reason === 'late') return `${late} late`
  if (reason === 'no-schools') return 'No schools yet'
  if (reason === 'soon') return `Due ${nearIn(daysBetween(today, nextDeadline?.date ?? today))}`
  return lastActiveOn === null
    ? 'Nothing done yet'
    : `Nothing done for ${counted(daysBetween(lastActiveOn, today), 'day')}`
}

/** The status of a student who has no reason for attention. */
export const statusWords: Record<RosterStatus, string> = {
  'nothing-shared': 'Nothing shared',
  'list-not-shared': 'School list not shared',
  'no-dates': 'No dates yet',
  well: 'All well',
}

/** Says of an account that it is not in use; empty if it is. */
export function accountInWords({
  isDisabled,
  isLeaving,
}: Pick<AdvisedStudent, 'isDisabled' | 'isLeaving'>): string[] {
  return [...(isDisabled ? ['Account disabled'] : []), ...(isLeaving ? ['Account being deleted'] : [])]
}

/** Returns what the chips of a student say, the most pressing first. */
export function needsInWords(student: AdvisedStudent): string[] {
  return [
    ...accountInWords(student),
    ...student.reasons.map((reason) => reasonInWords(reason, student)),
    ...(rosterStatus(student) === 'nothing-shared' ? [statusWords['nothing-shared']] : []),
  ]
}

/** Letters: two chips of the roster's table fit side by side, such as “12 late” and “Due in 3 days”. */
const lettersPerRow = 20

/** Returns how many needs the roster's table does not show, because they do not fit beside the first. */
export function needsLeftOver(needs: readonly string[]): number {
  return needs.join('').length <= lettersPerRow ? 0 : needs.length - 1
}

/** Returns whether there is no reason for attention, and nothing else that a chip says about the student. */
export function needsNothing(student: AdvisedStudent): boolean {
  return needsInWords(student).length === 0
}

/** Returns the tone of a reason. A near deadline has the same tone as its date. */
export function reasonTone(reason: Reason, { nextDeadline, today }: Known): Tone {
  if (reason === 'soon') return urgencyOf(nextDeadline?.date ?? today, today).tone
  if (reason === 'no-schools') return 'out'
  return reason === 'late' ? 'late' : 'plain'
}

function nearIn(days: number): string {
  if (days <= 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

/** In place of a figure that the advisor cannot see: a zero or "none" would be a claim about the student. */
export const notShared = 'Not shared'

/** Says that there is no date, or that the list is not shared, in which case there may be some. */
export function noDateInWords({ shared }: Pick<AdvisedStudent, 'shared'>, none: string): string {
  return shared.list ? none : notShared
}

/** Says why no student is shown, by the search and filters. */
export function noneInWords({ q, reason, group, graduationYear, ask }: RosterSearch): string {
  const among = [graduationYear && `the class of ${graduationYear}`, group && 'this group'].filter(Boolean)
  const where = among.length > 0 ? `in ${among.join(' and ')}` : null
  const some = reason ? 'these students' : where ? `the students ${where}` : 'your students'
  if (q) return `None of ${some} match “${q}”. Try fewer letters.`
  if (reason === 'nothing-shared' && !ask)
    return `Every student ${where ?? 'here'} shares something with you.`
  if (reason) return `No student ${where ? `${where} ` : ''}needs attention for this reason right now.`
  if (ask) return `Of ${some}, none shows all of this.`
  return `No student is ${where ?? 'here'}.`
}

/** "11th grade", which says why there are no dates yet; "Class of 2032" before high school. */
export function laterClassInWords(graduationYear: number, today: string): string {
  const grade = gradeOf(graduationYear, today)
  return grade === null ? classInWords(graduationYear, today) : `${grade}th grade`
}

/** "Student since Nov 01, 2026" */
export function sinceInWords(since: string, timeZone: string): string {
  return `Student since ${dayIn(timeZone, since)}`
}

/**
 * Returns "Today", "Yesterday" or "12 days ago". "Nothing yet" is said only of a student who shares enough to
 * tell.
 */
export function lastActiveInWords(student: Known & Pick<AdvisedStudent, 'shared' | 'essays'>): string {
  const { lastActiveOn, today } = student
  if (lastActiveOn === null)
    return revealsActivity(student.shared, student.essays.shared > 0) ? 'Nothing yet' : notShared
  const days = daysBetween(lastActiveOn, today)
  if (days <= 0) return 'Today'
  return days === 1 ? 'Yesterday' : `${days} days ago`
}

/**
 * Returns "3 to come" or "All sent"; `null` if nobody writes a letter for a school that still takes letters.
 */
export function lettersInWords({ outstanding, sent }: NonNullable<AdvisedStudent['letters']>): string | null {
  if (outstanding > 0) return `${outstanding} to come`
  return sent > 0 ? 'All sent' : null
}

/** Returns a person's first name, or their email if they have no name. */
export function firstNameOf({ fullName, email }: Pick<AdvisedStudent, 'fullName' | 'email'>): string {
  return fullName.trim().split(/\s+/)[0] || email
}

export function nameOf({ fullName, email }: Pick<AdvisedStudent, 'fullName' | 'email'>): string {
  return fullName.trim() || email
}

export const partNames: Record<Part, string> = {
  list: 'School list and deadlines',
  profile: 'Profile',
  testScores: 'Test scores',
  weeks: 'Weekly log',
  letters: 'Letters of recommendation',
  aid: 'Financial aid',
  sensitive: 'Gender, race, citizenship, income',
}

export const bandNames = {
  under25: 'admit under 25%',
  from25: 'admit 25% to 49%',
  from50: 'admit 50% and over',
  unknown: 'not reported',
} as const
