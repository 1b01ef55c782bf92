import { dueDates, faultIn, yearInCycle } from '#calendar-dates.ts'
import { months } from '#today.ts'
import type { Plan } from '../schema.ts'
import type { ListStatus } from './schema.ts'

// What people write beside the name of a school in a list of their own.

/** The spellings of the plans, in lower case and without dots. */
const plans: [RegExp, Plan][] = [
  [/^(ed ?(2|ii)|early decision (2|ii))$/, 'early_decision_2'],
  [/^(ed ?(1|i)?|early decision( 1| i)?)$/, 'early_decision'],
  [/^(rea|scea|restrictive early action|single[- ]choice early action)$/, 'restrictive_early_action'],
  [/^(ea ?(1|i)?|early action( 1| i)?)$/, 'early_action'],
  [/^(rd|regular|regular decision)$/, 'regular'],
  [/^rolling( admissions?)?$/, 'rolling'],
  [/^priority( deadline)?$/, 'priority'],
]

/** What people call the statuses, in lower case and without dots. */
const statuses: [RegExp, ListStatus][] = [
  [/^(in progress|started|working on it|drafting)$/, 'In Progress'],
  [/^(submitted|applied|sent)$/, 'Submitted'],
  [/^deferred$/, 'Deferred'],
  [/^(wait[- ]?list(ed)?|wl)$/, 'Waitlisted'],
  [/^(accepted|admitted|got in)$/, 'Accepted'],
  [/^(rejected|denied)$/, 'Rejected'],
  [/^(withdrawn|withdrew)$/, 'Withdrawn'],
  [/^(committed|enrolled|attending)$/, 'Committed'],
]

const monthNames = months.map((name) => name.toLowerCase())

export function planIn(text: string): Plan | null {
  return meaningOf(text, plans)
}

export function statusIn(text: string): ListStatus | null {
  return meaningOf(text, statuses)
}

function meaningOf<T>(text: string, spellings: readonly [RegExp, T][]): T | null {
  return spellings.find(([pattern]) => pattern.test(inPlainWords(text)))?.[1] ?? null
}

/**
 * Reads a deadline such as "Nov 1", "11/1/26" or "due January 5, 2027", as `YYYY-MM-DD`.
 * @param cycle The application year, such as `2026-27`, in which a date without a year lies.
 */
export function dateIn(text: string, cycle: string): string | null {
  const words = inPlainWords(text).replace(/^(due|by|deadline):? /, '')
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(words)
  if (iso) return dayOf(iso[1], Number(iso[2]), Number(iso[3]), cycle)
  const numbers = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2}|\d{4}))?$/.exec(words)
  if (numbers) return dayOf(numbers[3], Number(numbers[1]), Number(numbers[2]), cycle)
  const [, month = '', day, year] =
    /^([a-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/.exec(words) ?? []
  const at = monthNames.findIndex((name) => [name, name.slice(0, 3)].includes(month.replace(/^sept$/, 'sep')))
  return at === -1 ? null : dayOf(year, at + 1, Number(day), cycle)
}

/** Returns the day if there is such a one, and it can be a deadline. */
function dayOf(year: string | undefined, month: number, day: number, cycle: string): string | null {
  const full = year === undefined ? yearInCycle(month, cycle) : Number(year.length === 2 ? `20${year}` : year)
  const date = new Date(Date.UTC(full, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  const written = isReal ? date.toISOString().slice(0, 10) : ''
  return faultIn(written, dueDates) === null ? written : null
}

function inPlainWords(text: string): string {
  return text.toLowerCase().replaceAll('.', '').replace(/\s+/g, ' ').trim()
}
