import type { SaidOdds } from '../list/record/schema.ts'
import { admittedByRule, oddsOf } from './odds-of.ts'
import { oddsText } from './odds-text.ts'
import type { Placement } from './placement.ts'

/** Which state of the method an estimate comes from. Raise it with every change that moves odds. */
export const methodVersion = '2026-12-01'

/** Returns what a placement says in figures, as it is kept when an application is sent; `null` without odds. */
export function saidBy(placement: Placement | null): Omit<SaidOdds, 'madeOn'> | null {
  const odds = oddsOf(placement)
  if (!odds || !placement || !('label' in placement) || placement.status === 'waiting_list') return null
  return { method: methodVersion, kind: placement.status, label: placement.label, ...odds }
}

/** What was said, as the pages said it on that day: of a rule, no figure. */
export function saidInWords({ kind, low, middle, high }: SaidOdds): string {
  return kind === 'guaranteed' ? admittedByRule : oddsText({ low, middle, high })
}
