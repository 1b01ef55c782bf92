import { extraTuition } from './affordability.ts'
import { type PricedCollege, type PricedHome, type Residency, residencyOf } from './priced.ts'

export type FullCost = {
  /** US dollars a year; for everybody else than residents while it is not known whether the student is one. */
  amount: number
  /** What residents pay, while it is not known whether the student is one. */
  residents: number | null
  residency: Residency
}

/**
 * Returns the cost of a year before any aid, for the one who asks. A public college publishes it for residents of its
 * state (College Scorecard data dictionary, COSTT4_A); other students, and those from abroad, also pay the difference in
 * tuition. `null` if the cost, or that difference where it counts, is not published.
 */
export function fullCost(college: Omit<PricedCollege, 'prices'>, home: PricedHome): FullCost | null {
  const { cost } = college
  if (cost === null) return null
  const residency = residencyOf(college, home)
  if (residency === 'any' || residency === 'in-state') return { amount: cost, residents: null, residency }
  const extra = extraTuition(college)
  if (extra === null) return null
  const amount = cost + extra
  if (residency !== null) return { amount, residents: null, residency }
  return extra === 0
    ? { amount, residents: null, residency: 'any' }
    : { amount, residents: cost, residency: 'unknown' }
}
