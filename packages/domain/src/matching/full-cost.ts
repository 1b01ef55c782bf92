import { extraTuition } from './affordability.ts'
import type { NearestPrice, PricedCollege, PricedFamily } from './family-price.ts'

export type FullCost = Pick<NearestPrice, 'amount' | 'residency'>

/**
 * What a year costs before any aid. A public college publishes it for residents of its state (College Scorecard data dictionary,
 * COSTT4_A); others pay the difference in tuition. While the home state or that difference is not known it is the residents'.
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
