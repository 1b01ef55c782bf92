import { counted } from '../words.ts'
import { oddsOfAny } from './list-odds.ts'
import { listOddsText } from './odds-text.ts'
import type { PlacedLabel } from './options.ts'
import { usualMix } from './parameters.ts'

/** A school on a list, with the label that it has after any advisor's override. */
export type ListedSchool = {
  label: PlacedLabel
  /** Middle estimate, 0 to 1; `null` where there is none. */
  odds: number | null
  /** `null` while its price or the budget is unknown. */
  isAffordable: boolean | null
}

/** The number of schools of each kind. */
export type Mix = { reach: number; target: number; likely: number }

/** The kind that a school of each label counts as; `null` for one that cannot be placed. */
export const kindOf: Record<PlacedLabel, keyof Mix | null> = {
  'Far reach': 'reach',
  Reach: 'reach',
  Target: 'target',
  Likely: 'likely',
  'Very likely': 'likely',
  Safety: 'likely',
  Open: 'likely',
  'Not admitting': null,
  'No odds': null,
  'Score required': null,
  'Add your GPA': null,
  'Not enough data': null,
}

export type ListBalance = {
  counts: Mix
  /** The number of schools that each kind lacks for the target, never below zero. */
  missing: Mix
  /** Schools without odds: admission to `open` ones is certain, and nothing is known about `unknown` ones. */
  open: number
  unknown: number
  /** Odds of at least one admission, 0 to 1, among the schools with odds; `null` without any. */
  any: number | null
  /** The number of affordable schools with odds, and the odds of an admission to one; `null` without any. */
  affordable: number
  anyAffordable: number | null
  /** Those that admit everyone and are affordable. */
  openAffordable: number
  /** Plain sentences about the list, the most important first. */
  reasons: string[]
}

/**
 * Compares a list with the mix that the student aims for, and computes the odds of at least one admission
 * (sections 7 and 10).
 * @param admissions The number of other schools that have admitted the student. Each counts as a likely one.
 */
export function listBalance(
  schools: readonly ListedSchool[],
  target: Mix = usualMix,
  admissions = 0,
): ListBalance {
  const counts: Mix = { reach: 0, target: 0, likely: admissions }
  for (const { label } of schools) {
    const kind = kindOf[label]
    if (kind) counts[kind]++
  }
  const lacks = (kind: keyof Mix) => Math.max(0, target[kind] - counts[kind])
  const missing = { reach: lacks('reach'), target: lacks('target'), likely: lacks('likely') }
  const affordable = schools.filter((school) => school.isAffordable === true)
  const balance = {
    counts,
    missing,
    open: schools.filter(({ label }) => label === 'Open').length,
    unknown: schools.filter(({ label, odds }) => label !== 'Open' && odds === null).length,
    any: oddsAmong(schools),
    affordable: affordable.filter(({ label, odds }) => label !== 'Open' && odds !== null).length,
    anyAffordable: oddsAmong(affordable),
    openAffordable: affordable.filter(({ label }) => label === 'Open').length,
  }
  return { ...balance, reasons: reasons(balance, schools) }
}

function oddsAmong(schools: readonly ListedSchool[]): number | null {
  const known = schools.flatMap(({ label, odds }) => (label === 'Open' || odds === null ? [] : [odds]))
  return known.length === 0 ? null : oddsOfAny(known)
}

function reasons(balance: Omit<ListBalance, 'reasons'>, schools: readonly ListedSchool[]): string[] {
  const { counts, missing, any, anyAffordable, open, unknown } = balance
  const lacking = (['likely', 'target', 'reach'] as const)
    .filter((kind) => missing[kind] > 0)
    .map((kind) => `You have ${some(counts[kind], kind)}, ${missing[kind]} fewer than you aim for.`)
  const isPriced = schools.some(({ isAffordable }) => isAffordable !== null)
  return [
    ...lacking,
    any !== null && `The odds of at least one admission are ${listOddsText(any)}.`,
    anyAffordable !== null &&
      `The odds of at least one admission that you can afford are ${listOddsText(anyAffordable)}.`,
    isPriced &&
      any !== null &&
      anyAffordable === null &&
      'None of the schools with odds is known to be within your budget.',
    open > 0 && `Also, ${some(open, 'open-admission')} would admit you.`,
    unknown > 0 && `Your odds at ${some(unknown, null)} are not known.`,
  ].filter((reason) => reason !== false)
}

/** Says how much of a list is known to be within the budget: what has odds, what admits everyone, and what has admitted. */
export function affordableInWords({
  affordable,
  openAffordable,
  inHandAffordable,
}: Pick<ListBalance, 'affordable' | 'openAffordable'> & { inHandAffordable: number }): string {
  const sure = [
    inHandAffordable > 0 && `${inHandAffordable} that admitted you`,
    openAffordable > 0 && `${openAffordable} open`,
  ].filter((words) => words !== false)
  const certain = sure.join(' and ')
  if (affordable === 0)
    return sure.length > 0 ? `Within your budget: ${certain}` : 'None is known to fit your budget'
  const known = `${counted(affordable, 'application')} within your budget`
  return sure.length > 0 ? `${known}, besides ${certain}` : known
}

/** "1 likely school", "no reach schools". */
function some(count: number, kind: string | null): string {
  const noun = count === 1 ? 'school' : 'schools'
  return [count === 0 ? 'no' : count, kind, noun].filter((word) => word !== null).join(' ')
}
