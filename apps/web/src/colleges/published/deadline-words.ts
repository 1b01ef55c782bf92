import { cycleOn } from '@bearings/domain/calendar-dates'
import { openingOf } from '@bearings/domain/class-year'
import { hintYears, yearOfHint } from '@bearings/domain/colleges/rules'
import type { Deadline } from '@bearings/domain/colleges/schema'
import type { EntryDeadlineState } from '@bearings/domain/list/schema'
import { yearsInWords } from '@bearings/domain/words'
import { dateInWords } from '#platform/dates.ts'
import { parsedUrl } from '#platform/navigation/parsed-url.ts'

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
  return parsedUrl(source)?.hostname.replace('www.', '') ?? source
}

/** Returns the source of a date: "Common App Requirements Grid, for 2026–27, checked Sep 11, 2026". */
export function sourceOf({ source, cycle, checkedOn }: Pick<Deadline, 'source' | 'cycle' | 'checkedOn'>) {
  return `${publisherOf(source)}, for ${yearsInWords(cycle)}${checkedOn ? `, checked ${dateInWords(checkedOn)}` : ''}`
}

/** Returns how reliable a date is, or that a college typically accepts applications on a rolling basis. */
export function reliabilityInWords(deadline: Deadline, today: string): string {
  const { date, state } = deadline
  if (state === 'carried_over') {
    const year = yearOfHint(deadline, today)
    return date === null ? `As of ${year}` : `${hintYears[year]}’s date`
  }
  return date === null && state === 'typical' ? 'Typically' : stateLabels[state]
}

/** Returns what stands in place of a date: that a round is open, only if reported for this year. */
export function undatedInWords({ state }: Pick<Deadline, 'state'>): string {
  return state === 'reported' ? 'Open' : 'Check'
}

/** Describes a date that is not reported for the year in which the student applies, and what to do about it. */
export function hintInWords(
  deadline: Deadline & { date: string },
  { today, cycle }: { today: string; cycle: string },
): string {
  const year = yearOfHint(deadline, today)
  const itsDate = `${hintYears[year]}’s date ${year === 'this year' ? 'is' : 'was'}`
  const when = deadline.state === 'carried_over' ? itsDate : 'The college typically says'
  const then =
    cycle > cycleOn(today)
      ? `You apply in a later year, for which colleges publish dates from ${openingOf(cycle)}.`
      : 'Check this year’s date with the college.'
  return `${when} ${dateInWords(deadline.date)} (${sourceOf(deadline)}). ${then}`
}
