import { isPastDay } from '@bearings/domain/calendar-dates'
import { daysLeft, lateInWords } from '@bearings/domain/deadlines/rules'
import { daysBetween } from '@bearings/domain/today'
import type { Tone } from './chip.tsx'

export type Urgency = { words: string; tone: Tone }

/**
 * Says how long it is until a day, with the tone for it: late, within three days, within two weeks, or later.
 * @param isLate Whether the day is over, if a clock other than the person's decides that.
 */
export function urgencyOf(date: string, today: string, isLate = isPastDay(date, today)): Urgency {
  if (isLate) return { words: lateInWords(date, today), tone: 'late' }
  const days = daysBetween(today, date)
  const tone = days <= 3 ? 'coral' : days <= 14 ? 'brass' : 'plain'
  return { words: daysLeft(isPastDay(date, today) ? today : date, today), tone }
}
