import { daysBetween } from '@bearings/domain/today'
import type { Tone } from './chip.tsx'

export type Nearness = { words: string; tone: Tone }

/** How long until a day, and how it is marked: late or within two weeks, within a month, or later. */
export function nearness(date: string, today: string): Nearness {
  const days = daysBetween(today, date)
  if (days < 0) return { words: 'Passed', tone: 'coral' }
  if (days === 0) return { words: 'Today', tone: 'coral' }
  const words = days === 1 ? '1 day' : `${days} days`
  return { words, tone: days <= 14 ? 'coral' : days <= 31 ? 'brass' : 'plain' }
}
