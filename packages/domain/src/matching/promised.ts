import type { AidPromise } from '../colleges/aid/schema.ts'
import type { PricedCollege, PricedFamily } from './priced.ts'
import { residencyOf } from './priced.ts'

/** The yearly rise by which tuition, which is published a year later than the cost, is taken back to its year. */
const yearlyRise = 1.03

/** The incomes in a bracket, dollars a year: from the first, below the second. */
export const incomesIn: Record<NonNullable<PricedFamily['incomeBracket']>, readonly [number, number]> = {
  'under-30k': [0, 30_000],
  '30k-60k': [30_000, 60_000],
  '60k-100k': [60_000, 100_000],
  '100k-150k': [100_000, 150_000],
  '150k-250k': [150_000, 250_000],
  'over-250k': [250_000, Infinity],
}

/** Whether a family is within a promise, by income and state; `null` while that is not known. Assets are not asked. */
export function isPromised(
  { incomeBelow, residentsOf }: AidPromise,
  { state, country, isFromAbroad, incomeBracket, income = null }: PricedFamily,
): boolean | null {
  if (isFromAbroad || (country && isFromAbroad !== false)) return false
  if (residentsOf && (country || (state !== null && !residentsOf.includes(state)))) return false
  const isBelow = isIncomeBelow(incomeBelow, income, incomeBracket)
  return isBelow && residentsOf && state === null ? null : isBelow
}

function isIncomeBelow(
  limit: number | null,
  income: number | null,
  bracket: PricedFamily['incomeBracket'],
): boolean | null {
  if (limit === null) return true
  if (income !== null) return income < limit
  if (bracket === null) return null
  const [from, below] = incomesIn[bracket]
  return below <= limit ? true : from >= limit ? false : null
}

/** Returns what is left of the cost without tuition, dollars a year; `null` if a part of it is not published. */
export function costWithoutTuition(
  college: Omit<PricedCollege, 'prices'>,
  family: PricedFamily,
): number | null {
  const { cost, tuitionInState, tuitionOutOfState } = college
  const residency = residencyOf(college, family)
  const tuition = tuitionInState ?? (residency === 'any' ? tuitionOutOfState : null)
  return cost === null || tuition === null ? null : Math.max(0, cost - Math.round(tuition / yearlyRise))
}

/**
 * Returns the most that a college leaves to pay by a promise that the family is within, dollars a year; `null` if it is
 * within none. Whoever is spared all that parents would pay is spared tuition, too.
 */
export function mostByPromise(college: Omit<PricedCollege, 'prices'>, family: PricedFamily): number | null {
  const isWithin = college.promises?.some((promise) => isPromised(promise, family))
  return isWithin ? costWithoutTuition(college, family) : null
}
