import type { EntryDeadlineState } from '@bearings/domain/schools/list/schema'
import type { Deadline } from '@bearings/domain/schools/schema'
import { daysBetween } from '@bearings/domain/today'
import { dateInWords } from './calendar-date.tsx'
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

/** How a date that is not the student's own is marked; their own needs no mark. */
export const stateLabels: Record<Exclude<EntryDeadlineState, 'own'>, string> = {
  reported: 'reported',
  carried_over: 'last year’s date',
  typical: 'typical date',
}

/** Where a date comes from: "Common App Requirements Grid, for 2026-27, checked Sep 11, 2026". */
export function sourceOf({ source, cycle, checkedOn }: Pick<Deadline, 'source' | 'cycle' | 'checkedOn'>) {
  return `${source}, for ${cycle}${checkedOn ? `, checked ${dateInWords(checkedOn)}` : ''}`
}
