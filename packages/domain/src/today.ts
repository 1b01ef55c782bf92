/** The calendar day at this instant where the person is, as `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now: Date): string {
  return clockIn(timeZone, now).slice(0, 10)
}

/**
 * The first instant at which the clock of this place shows this day and time, such as `00:00`, or has jumped past it.
 * The one place that knows when a day begins somewhere.
 */
export function instantIn(timeZone: string, date: string, time: string): Date {
  const asUtc = Date.parse(`${date}T${time}Z`)
  // A day to either side lies beyond any change of the clocks, so one of the two offsets is the right one.
  const candidates = [-day, day]
    .map((shift) => asUtc - offsetAt(timeZone, new Date(asUtc + shift)))
    .filter((candidate) => clockIn(timeZone, new Date(candidate)) >= `${date} ${time}`)
  return new Date(Math.min(...candidates))
}

/** How far the clock there is ahead of UTC, in milliseconds. */
function offsetAt(timeZone: string, instant: Date): number {
  const shown = Date.parse(`${clockIn(timeZone, instant).replace(' ', 'T')}Z`)
  return shown - Math.floor(instant.getTime() / minute) * minute
}

/** What a clock there shows: `2026-11-01 09:00`. */
function clockIn(timeZone: string, instant: Date): string {
  let clock = clocks.get(timeZone)
  if (!clock) {
    // Swedish writes dates as ISO does, so no parts need to be put together.
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    clocks.set(timeZone, clock)
  }
  return clock.format(instant)
}

/** Making one takes longer than asking it a hundred times. */
const clocks = new Map<string, Intl.DateTimeFormat>()
const minute = 60_000
const day = 86_400_000

/** The day so many days after a `YYYY-MM-DD`; before it when `days` is negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2027-01-05` as "Jan 5, 2027". */
export function dateInWords(date: string): string {
  const [year, month, dayOfMonth] = date.split('-').map(Number) as [number, number, number]
  return `${months[month - 1]} ${dayOfMonth}, ${year}`
}

/** Whole days from one `YYYY-MM-DD` to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day)
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
