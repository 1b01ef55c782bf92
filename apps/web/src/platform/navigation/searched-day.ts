import { calendarDates } from '@bearings/domain/calendar-dates'

/** Returns the day in a search parameter, which anyone may have written; `undefined` where there is none such. */
export function searchedDay(given: unknown): string | undefined {
  if (typeof given !== 'string' || !(given >= calendarDates.least && given <= calendarDates.most))
    return undefined
  const time = Date.parse(given)
  // Browsers read February 30 as March 2.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === given ? given : undefined
}
