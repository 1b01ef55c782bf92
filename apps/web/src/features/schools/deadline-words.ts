import type { EntryDeadlineState } from '@bearings/domain/schools/list/schema'
import type { Deadline } from '@bearings/domain/schools/schema'
import { dateInWords } from '#platform/dates.ts'

/** The label of a date that is not the student's own. Their own date needs none. */
export const stateLabels: Record<Exclude<EntryDeadlineState, 'own'>, string> = {
  reported: 'Reported',
  carried_over: 'An earlier year’s date',
  typical: 'Typical date',
}

/** Returns the label with the name of the source: "Reported by Common App". */
export function basisInWords(state: keyof typeof stateLabels, source: string | null): string {
  return state === 'reported' && source ? `Reported by ${shortName(source)}` : stateLabels[state]
}

/** Returns a short name of a source: the website of a URL, or the publisher of a collection. */
function shortName(source: string): string {
  if (source.startsWith('Common App')) return 'Common App'
  return publisherOf(source)
}

/** Returns the publisher of a source: the website, if it is a URL. */
function publisherOf(source: string): string {
  return URL.canParse(source) ? new URL(source).hostname.replace('www.', '') : source
}

/** Returns the source of a date: "Common App Requirements Grid, for 2026-27, checked Sep 11, 2026". */
export function sourceOf({ source, cycle, checkedOn }: Pick<Deadline, 'source' | 'cycle' | 'checkedOn'>) {
  return `${publisherOf(source)}, for ${cycle}${checkedOn ? `, checked ${dateInWords(checkedOn)}` : ''}`
}
