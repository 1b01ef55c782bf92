import { calendarDates, faultIn } from '@bearings/domain/calendar-dates'

/** Returns the day in a search parameter, which anyone may have written; `undefined` where there is none such. */
export function searchedDay(given: unknown): string | undefined {
  if (typeof given !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(given)) return undefined
  return isInCalendar(given) && faultIn(given, calendarDates) === null ? given : undefined
}

/** Browsers read February 30 as March 2. */
function isInCalendar(date: string): boolean {
  const time = Date.parse(date)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}
