import { schoolYearOf, firstMonthOfSchool } from '#class-year.ts'
import { dateInWords, months } from '#today.ts'
import type { ScholarshipKind } from '../options.ts'

// Without zod, since the browser reads this too.

/**
 * What is known of when to apply. A day as published, of whichever year, and the usual one of earlier years as
 * `MM-DD`.
 */
export type ScholarshipDates = {
  deadline: string | null
  usualDeadline: string | null
  opensOn: string | null
  /** What stands in place of a date, such as that each club sets its own. */
  deadlineNote: string | null
}

export const standings = ['due', 'opens-later', 'expected', 'undated', 'past'] as const

/**
 * Where a day stands among the dates. `due` and `opens-later` are by a published day, `expected` is by the usual
 * one, and `past` by either of the two.
 */
export type Standing = {
  state: (typeof standings)[number]
  /** The last day to apply; for `expected` the usual one, in this school year. */
  on: string | null
  isUsual: boolean
}

/** The twelve months in which a date is of this year: the day of the year on which they begin, and its year. */
export type Cycle = { begins: string; year: number }

/** The dates of scholarships are those of the school year. */
export function schoolCycle(today: string): Cycle {
  return { begins: `${String(firstMonthOfSchool).padStart(2, '0')}-01`, year: schoolYearOf(today) }
}

/**
 * The dates of the aid of states for one entering class: from late October of the senior year, when the first forms
 * of their own are due, to the middle of October after entry.
 * @param graduationYear That of the student's class; the class that applies now, if there is none.
 */
export function stateAidCycle(graduationYear: number | null, today: string): Cycle {
  const year = schoolYearOf(today)
  return { begins: '10-16', year: Math.max(graduationYear === null ? year : graduationYear - 1, year - 1) }
}

/** Returns the twelve months of the dates of one kind, for the class of a student. */
export function cycleOf(kind: ScholarshipKind, graduationYear: number | null, today: string): Cycle {
  return kind === 'state-aid' ? stateAidCycle(graduationYear, today) : schoolCycle(today)
}

/**
 * Judges the dates on a day. A published day counts in its own cycle; from the next one on, it is only the usual
 * one. A usual day that has passed comes again in the next cycle.
 */
export function standingOf(
  { deadline, usualDeadline, opensOn }: ScholarshipDates,
  today: string,
  cycle: Cycle = schoolCycle(today),
): Standing {
  if (deadline !== null && deadline >= `${cycle.year}-${cycle.begins}`) {
    if (deadline < today) return { state: 'past', on: deadline, isUsual: false }
    const isYetToOpen = opensOn !== null && opensOn > today
    return { state: isYetToOpen ? 'opens-later' : 'due', on: deadline, isUsual: false }
  }
  const usual = usualDeadline ?? deadline?.slice('yyyy-'.length) ?? null
  if (usual === null) return { state: 'undated', on: null, isUsual: false }
  const on = `${usual >= cycle.begins ? cycle.year : cycle.year + 1}-${usual}`
  return { state: on < today ? 'past' : 'expected', on, isUsual: true }
}

/** "Due Dec 15, 2026"; "Usually due mid-January"; "Was due Sep 30, 2026"; "No date posted". */
export function dueInWords(
  { state, on, isUsual }: Standing,
  { opensOn, deadlineNote }: Pick<ScholarshipDates, 'opensOn' | 'deadlineNote'>,
): string {
  if (on === null) return deadlineNote ?? 'No date posted'
  if (isUsual) return `${state === 'past' ? 'Was usually due' : 'Usually due'} ${partOfMonth(on)}`
  if (state === 'past') return `Was due ${dateInWords(on)}`
  if (state === 'opens-later') return `Opens ${dateInWords(opensOn!)}, due ${dateInWords(on)}`
  return `Due ${dateInWords(on)}`
}

/** "early January", "mid-January", "late January", since a usual day moves by some days from year to year. */
export function partOfMonth(day: string): string {
  const [, month, ofMonth] = day.split('-').map(Number)
  const name = months[month! - 1]!
  if (ofMonth! <= 10) return `early ${name}`
  return ofMonth! <= 20 ? `mid-${name}` : `late ${name}`
}

/** A day without its year, `MM-DD`. February 29 is left out, which most years lack. */
const usualDays =
  /^((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))$/

/** Returns why a text is not a usual day; `null` if it is one or empty. */
export function faultInUsualDay(text: string): string | null {
  return text === '' || usualDays.test(text) ? null : 'Enter a month and a day such as 01-31.'
}
