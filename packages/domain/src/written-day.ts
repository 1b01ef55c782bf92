import { months } from './today.ts'

// The dates that people and their programs write. Without zod, since the browser reads them too.

/** A day that somebody wrote, which may not exist; `year` is `null` if it was left out. */
export type WrittenDay = { year: number | null; month: number; day: number }

const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? /
/** A time of day with its zone. It has a colon or says a.m. or p.m., or else it would be a number. */
const clock =
  '(?:\\d{1,2}(?::\\d\\d){1,2}(?:\\.\\d+)?(?: ?[ap]\\.?m\\.?)?|\\d{1,2} ?[ap]\\.?m\\.?|noon|midnight)'
const zone =
  '(?:z|utc|gmt|[ecmpah][sd]?t|[+-]\\d\\d:?\\d\\d|(?:(?:eastern|central|mountain|pacific|local|your)(?: standard| daylight)?)(?: time)?)'
const time = `${clock}(?: ?\\(?${zone}\\)?)?`
const timeAlone = new RegExp(`^(?:at |by )?${time}$`)
const timeBehind = new RegExp(`,? (?:at |by |- )?${time}$`)

/** The forms, each with the order of its numbers. */
const forms: readonly [
  RegExp,
  (parts: string[]) => [year: string | undefined, month: string, day: string],
][] = [
  [/^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/, ([year, , month, day]) => [year, month!, day!]],
  [/^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/, ([month, day, year]) => [year, month!, day!]],
  [
    /^([a-z]{3,9})\.? ?(\d{1,2})(?:st|nd|rd|th)?(?:(?:, ?| )(\d{2}|\d{4}))?$/,
    ([month, day, year]) => [year, month!, day!],
  ],
  [
    /^(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -]?([a-z]{3,9})\.?(?:(?:, ?|[ -])(\d{2}|\d{4}))?$/,
    ([day, month, year]) => [year, month!, day!],
  ],
]
/** In Europe the day comes first in these, and elsewhere the month. */
const eitherOrder = /^(\d{1,2})([-.])(\d{1,2})\2(\d{2}|\d{4})$/

/**
 * Reads a date as a person, a spreadsheet or a form writes it: "Nov 1", "11/1/26", "1-Nov", "5 Jan 2027",
 * "2027/01/05", "Sunday, November 1, 2026 11:59 PM ET". Returns `null` for anything else, such as 01.11.2026,
 * which may be in January or in November.
 */
export function writtenDay(text: string): WrittenDay | null {
  const words = plainly(text)
    .replace(/^([\d-]+)t/, '$1 ')
    .replace(timeBehind, '')
    .replace(weekday, '')
  for (const [form, order] of forms) {
    const [, ...parts] = form.exec(words) ?? []
    if (parts.length === 0) continue
    const [year, month, day] = order(parts)
    return dayOf(year, monthIn(month), Number(day))
  }
  const [, first, , second, year] = eitherOrder.exec(words) ?? []
  const [one, other] = [Number(first), Number(second)]
  if (year === undefined || (one <= 12 && other <= 12 && one !== other)) return null
  return one > 12 ? dayOf(year, other, one) : dayOf(year, one, other)
}

/** Whether a text is a time of day and nothing else, such as "11:59 PM ET". */
export function isTimeOfDay(text: string): boolean {
  return timeAlone.test(plainly(text))
}

function plainly(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Returns a written day as `YYYY-MM-DD`; `null` if there is no such day. */
export function realDay({ month, day }: WrittenDay, year: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null
}

function dayOf(year: string | undefined, month: number, day: number): WrittenDay | null {
  const full = year === undefined ? null : Number(year.length === 2 ? `20${year}` : year)
  return month === 0 ? null : { year: full, month, day }
}

/** Returns a month from 1 to 12, or 0 if there is none. */
function monthIn(written: string): number {
  if (/^\d/.test(written)) return Number(written)
  const name = written.replace(/^sept$/, 'sep')
  return months.findIndex((each) => [each, each.slice(0, 3)].some((one) => one.toLowerCase() === name)) + 1
}
