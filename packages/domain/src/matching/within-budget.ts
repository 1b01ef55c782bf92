import { isAffordable } from './affordability.ts'
import { familyPrice, type PricedCollege, type PricedFamily } from './family-price.ts'

/** A family's finances: what it can pay in dollars per year, its income and home state. */
export type Means = PricedFamily & { budget: number | null }

/** Of whom nothing is known, or whose money is not shared with the reader. */
export const noMeans: Means = { budget: null, incomeBracket: null, state: null }

/**
 * Whether a college is within the family's budget; `null` while that is not known. Where the price hangs on the home state
 * only, it is known all the same if the budget covers what the dearer ones pay, or not even what residents do.
 */
export function isWithinBudget(college: PricedCollege, { budget, ...family }: Means): boolean | null {
  const found = familyPrice(college, family)
  if (found.price !== null) return isAffordable(found.price, budget)
  if (found.between === null) return null
  const [forResidents, forOthers] = found.between.map((price) => isAffordable(price, budget))
  return forResidents === forOthers ? forOthers! : null
}
