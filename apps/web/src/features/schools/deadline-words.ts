import type { EntryDeadlineState } from '@bearings/domain/schools/list/schema'
import type { Deadline } from '@bearings/domain/schools/schema'
import { dateInWords } from '../../ui/calendar-date.tsx'

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
