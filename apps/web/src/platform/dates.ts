import { dateInWords, momentInWords, todayIn } from '@bearings/domain/today'

export { dateInWords } from '@bearings/domain/today'

/** Formats an ISO instant in the account's time zone: "Nov 21, 2026 16:12". */
export function momentIn(timeZone: string, instant: string): string {
  return momentInWords(timeZone, new Date(instant))
}

/** Formats the day of an ISO instant in the account's time zone: "Nov 21, 2026". */
export function dayIn(timeZone: string, instant: string): string {
  return dateInWords(todayIn(timeZone, new Date(instant)))
}
