import { speech } from './language/speech.ts'

/** Returns the date at this instant in a time zone, as `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now: Date): string {
  return clockIn(timeZone, now).slice(0, 10)
}

/**
 * Returns the first instant at which this time zone's clock shows this date and time, such as `00:00`, or has
 * jumped past it. The only code that knows when a day begins in a time zone.
 */
export function instantIn(timeZone: string, date: string, time: string): Date {
  const asUtc = midnightOf(date) + Date.parse(`1970-01-01T${time}Z`)
  // So far from the present, every time zone counts as UTC.
  if (date < '1900' || date >= '9000') return new Date(asUtc)
  // One day before or after is past any clock change, so one of the two offsets is correct.
  const candidates = [-day, day]
    .map((shift) => asUtc - offsetAt(timeZone, new Date(asUtc + shift)))
    .filter((candidate) => clockIn(timeZone, new Date(candidate)) >= `${date} ${time}`)
  return new Date(candidates.length === 0 ? asUtc : Math.min(...candidates))
}

/** Returns how far a time zone is ahead of UTC, in milliseconds. */
function offsetAt(timeZone: string, instant: Date): number {
  const shown = Date.parse(`${clockIn(timeZone, instant).replace(' ', 'T')}Z`)
  return shown - Math.floor(instant.getTime() / minute) * minute
}

/** Formats the local time in a time zone as `2026-11-01 09:00`. */
function clockIn(timeZone: string, instant: Date): string {
  let clock = clocks.get(timeZone)
  if (!clock) {
    // Swedish writes dates as ISO does, so no parts need to be put together.
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    clock = { format, shown: new Map() }
    // A name may be written in capitals or not, so there are far more of them than zones.
    if (clocks.size >= mostClocks) clocks.clear()
    clocks.set(timeZone, clock)
  }
  const { format, shown } = clock
  const atMinute = Math.floor(instant.getTime() / minute)
  let words = shown.get(atMinute)
  if (words === undefined) {
    words = format.format(instant)
    if (shown.size >= mostShown) shown.clear()
    shown.set(atMinute, words)
  }
  return words
}

/** Cached: making a formatter takes longer than a hundred uses, and a use longer than other work on dates. */
const clocks = new Map<string, { format: Intl.DateTimeFormat; shown: Map<number, string> }>()
/** More than there are time zones. */
const mostClocks = 1000
/** Enough for a year's days, each at nine o'clock and at midnight. */
const mostShown = 1000
const minute = 60_000
const day = 86_400_000

/** The first and the last date that both `YYYY-MM-DD` and the database can represent. */
const ends = { first: '0001-01-01', last: '9999-12-31' }

/** Returns the date this many days after another; before it if `days` is negative. Stops at the year 9999. */
export function addDays(date: string, days: number): string {
  const from = Date.parse(ends.first)
  const to = Date.parse(ends.last)
  const moved = Math.min(Math.max(midnightOf(date) + days * day, from), to)
  return new Date(moved).toISOString().slice(0, 10)
}

/**
 * Returns when a date begins in UTC, in milliseconds since 1970. Never `NaN`: an invalid date, such as
 * PostgreSQL's `infinity`, counts as the last day, so that an unexpected row cannot break a page.
 */
function midnightOf(date: string): number {
  const parsed = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(parsed) ? Date.parse(ends.last) : parsed
}

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Formats `2027-01-05` as "Jan 05, 2027"; anything that is not a date stays unchanged. */
export function dateInWords(date: string): string {
  const other = speech()
  if (other) return other.date(date)
  const [year, month, day] = date.split('-')
  const name = months[Number(month) - 1]
  return name ? `${name.slice(0, 3)} ${day}, ${year}` : date
}

/** Formats the local time at this instant as "Jan 05, 2027 16:12". */
export function momentInWords(timeZone: string, instant: Date): string {
  const [date, time] = clockIn(timeZone, instant).split(' ') as [string, string]
  return `${dateInWords(date)} ${time}`
}

/** Returns the days from one `YYYY-MM-DD` to another; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((midnightOf(to) - midnightOf(from)) / day)
}

/** Whether the runtime knows this IANA time zone name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
