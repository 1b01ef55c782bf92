import { addDays, dateInWords, daysBetween } from './today.ts'

// Days are `YYYY-MM-DD` throughout, so they sort as text. Without zod, since the browser reads these too.

/** The bounds of every stored date. */
export const calendarDates = { least: '1900-01-01', most: '2100-12-31' } as const
/** The bounds of every due date: nothing was due before today's users were born. */
export const dueDates = { least: '2000-01-01', most: '2100-12-31' } as const

/** Stands for typed text that is not a date, such as February 30, or is incomplete. */
export const noSuchDay = 'no such day'

/** The error message for a due date; `null` if it is valid or empty. */
export function faultInDueDate(date: string): string | null {
  if (date === noSuchDay) return 'There is no such date, or part of it is missing.'
  return date === '' ? null : faultIn(date, dueDates)
}

/** Returns the error message for a `YYYY-MM-DD` outside its bounds; `null` if it is within them. */
export function faultIn(date: string, { least, most }: { least: string; most: string }): string | null {
  if (date >= least && date <= most) return null
  return `Enter the year with four digits, from ${least.slice(0, 4)} to ${most.slice(0, 4)}.`
}

/** Whether a date is before today in the person's time zone. */
export function isPastDay(date: string, today: string): boolean {
  return date < today
}

/** How many days ahead a due date may lie before it looks like a slip of the keyboard: five years. */
const farAhead = 5 * 365

/**
 * What to confirm before accepting a due date that is probably a mistake, such as "Nov 30, 2023 has passed.";
 * `null` if it looks fine.
 */
export function dateWarning(date: string, today: string): string | null {
  if (date === noSuchDay) return null
  if (isPastDay(date, today)) return `${dateInWords(date)} has passed.`
  if (daysBetween(today, date) > farAhead) return `${dateInWords(date)} is more than five years away.`
  return null
}

/**
 * The date a person means when they type a two-digit year: a browser's date field turns "11/30/26" into
 * `0026-11-30`, and they mean 2026. Any other year is unchanged.
 */
export function withFullYear(date: string): string {
  return date.replace(/^00(\d\d)-/, '20$1-')
}

/** The month in which an application year begins. */
const firstMonthOfCycle = 8

/** The application year a day belongs to: August to July, so 2026-11-21 is in `2026-27`. */
export function cycleOn(today: string): string {
  const [year, month] = today.split('-').map(Number) as [number, number]
  const first = month >= firstMonthOfCycle ? year : year - 1
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

/** Returns the year in which a month, from 1 to 12, of this application year lies. */
export function yearInCycle(month: number, cycle: string): number {
  const first = Number(cycle.slice(0, 4))
  return month >= firstMonthOfCycle ? first : first + 1
}

/**
 * Whether two dates are in the same application year, August to July; only then is a date clear without its
 * year.
 */
export function isOfCycle(date: string, today: string): boolean {
  return cycleOn(date) === cycleOn(today)
}

/** Returns the date this many days after another, or before it; at most the last possible due date. */
export function dueAfter(date: string, days: number): string {
  const due = addDays(date, days)
  return due > dueDates.most ? dueDates.most : due
}
