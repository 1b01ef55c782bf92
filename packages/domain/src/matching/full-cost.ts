import { extraTuition } from './affordability.ts'
import type { NearestPrice, PricedCollege, PricedFamily } from './family-price.ts'

export type FullCost = Pick<NearestPrice, 'amount' | 'residency'>

/**
 * Returns the cost of a year before any aid. A public college publishes it for residents of its state (College
 * Scorecard data dictionary, COSTT4_A); other students also pay the difference in tuition. If the home state or that
 * difference is unknown, this is the residents' cost.
 */
export function fullCost(
  college: Omit<PricedCollege, 'prices'> & { cost: number | null },
  { state }: Pick<PricedFamily, 'state'>,
): FullCost | null {
  const { cost, control } = college
  if (cost === null) return null
  if (control !== 'public') return { amount: cost, residency: 'any' }
  const extra = extraTuition(college)
  const isFromElsewhere = state !== null && college.state !== null && state !== college.state
  return isFromElsewhere && extra !== null
    ? { amount: cost + extra, residency: 'out-of-state' }
    : { amount: cost, residency: 'in-state' }
}
