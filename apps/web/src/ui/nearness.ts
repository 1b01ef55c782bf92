import { daysLeft } from '@bearings/domain/deadlines/rules'
import { daysBetween } from '@bearings/domain/today'
import type { Tone } from './chip.tsx'

export type Nearness = { words: string; tone: Tone }

/** How long until a day, and how it is marked: late or within two weeks, within a month, or later. */
export function nearness(date: string, today: string): Nearness {
  const days = daysBetween(today, date)
  return { words: daysLeft(date, today), tone: days <= 14 ? 'coral' : days <= 31 ? 'brass' : 'plain' }
}
