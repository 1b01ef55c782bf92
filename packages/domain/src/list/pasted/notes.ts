import { dueDates, faultIn, yearInCycle } from '#calendar-dates.ts'
import type { Plan } from '#colleges/schema.ts'
import { realDay, writtenDay } from '#written-day.ts'
import type { ListStatus } from '../schema.ts'

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
  [/^(offered|(direct(ly)? )?(admission )?offer|direct(ly)? (admission|admit(ted)?))$/, 'Offered'],
  [/^(accepted|admitted|got in)$/, 'Accepted'],
  [/^(rejected|denied)$/, 'Rejected'],
  [/^(withdrawn|withdrew)$/, 'Withdrawn'],
  [/^(committed|enrolled|attending)$/, 'Committed'],
]

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
 * Reads a deadline such as "Nov 1", "11/1/26" or "due 5-Jan-27", as `YYYY-MM-DD`.
 * @param cycle The application year, such as `2026-27`, in which a date without a year lies.
 */
export function dateIn(text: string, cycle: string): string | null {
  const read = writtenDay(text.trim().replace(/^(due|by|deadline)\b:? */i, ''))
  const day = read && realDay(read, read.year ?? yearInCycle(read.month, cycle))
  return day !== null && faultIn(day, dueDates) === null ? day : null
}

function inPlainWords(text: string): string {
  return text.toLowerCase().replaceAll('.', '').replace(/\s+/g, ' ').trim()
}
