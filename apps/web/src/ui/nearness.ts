import { daysLeft, lateInWords } from '@bearings/domain/deadlines/rules'
import { daysBetween } from '@bearings/domain/today'
import type { Tone } from './chip.tsx'

export type Nearness = { words: string; tone: Tone }

/**
 * How long until a day, and how it is marked: late, within three days, within two weeks, or later.
 * @param isLate whether it is over, where a clock other than the person's says so.
 */
export function nearness(date: string, today: string, isLate = date < today): Nearness {
  if (isLate) return { words: lateInWords(date, today), tone: 'late' }
  const days = daysBetween(today, date)
  const tone = days <= 3 ? 'coral' : days <= 14 ? 'brass' : 'plain'
  return { words: daysLeft(date < today ? today : date, today), tone }
}
