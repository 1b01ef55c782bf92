import type { EntryDeadlineState } from '@bearings/domain/schools/list/schema'
import type { Deadline } from '@bearings/domain/schools/schema'
import { dateInWords } from '#platform/dates.ts'

/** How a date that is not the student's own is marked; their own needs no mark. */
export const stateLabels: Record<Exclude<EntryDeadlineState, 'own'>, string> = {
  reported: 'Reported',
  carried_over: 'An earlier year’s date',
  typical: 'Typical date',
}

/** The same with the name of who says so: "Reported by Common App". */
export function basisInWords(state: keyof typeof stateLabels, source: string | null): string {
  return state === 'reported' && source ? `Reported by ${shortName(source)}` : stateLabels[state]
}

/** What a source is called where there is little room: the site of an address, the publisher of a collection. */
function shortName(source: string): string {
  if (source.startsWith('Common App')) return 'Common App'
  return publisherOf(source)
}

/** Who says so: the site, where the source is a page. */
function publisherOf(source: string): string {
  return URL.canParse(source) ? new URL(source).hostname.replace('www.', '') : source
}

/** Where a date comes from: "Common App Requirements Grid, for 2026-27, checked Sep 11, 2026". */
export function sourceOf({ source, cycle, checkedOn }: Pick<Deadline, 'source' | 'cycle' | 'checkedOn'>) {
  return `${publisherOf(source)}, for ${cycle}${checkedOn ? `, checked ${dateInWords(checkedOn)}` : ''}`
}
