import type { Thread } from '@bearings/domain/messages/schema'
import { namesIn } from '@bearings/domain/names'
import { dateInWords, momentInWords, todayIn } from '@bearings/domain/today'

export function firstNameOf({ fullName }: Thread['person']): string {
  return namesIn(fullName)[0] || 'this person'
}

/** Formats an instant of a thread: "14:03" on the reader's day, otherwise "Nov 21". */
export function shortMoment(timeZone: string, instant: string, now: Date): string {
  const at = new Date(instant)
  return todayIn(timeZone, at) === todayIn(timeZone, now)
    ? timeIn(timeZone, instant)
    : dateInWords(todayIn(timeZone, at)).replace(/, \d{4}$/, '')
}

export function timeIn(timeZone: string, instant: string): string {
  return momentInWords(timeZone, new Date(instant)).slice(-5)
}
