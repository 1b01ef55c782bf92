import { isAffordable } from './affordability.ts'
import { familyPrice } from './family-price.ts'
import type { PricedCollege, PricedFamily } from './priced.ts'
import type { Residence } from './schema.ts'

/** A family's finances: what it can pay in dollars per year, its income, and where it lives. */
export type Means = PricedFamily & Residence & { budget: number | null }

/** The finances of a family that has entered none, or that does not share them with the reader. */
export const noMeans: Means = { budget: null, incomeBracket: null, state: null }

/**
 * Whether a college is within the family's budget; `null` while that is not known. If only a state is
 * missing, the answer is known if the budget covers the out-of-state price, or not even the in-state price. From abroad
 * it is about the full cost.
 */
export function isWithinBudget(college: PricedCollege, means: Means): boolean | null {
  const found = familyPrice(college, means)
  if (found.price !== null) return isAffordable(found.price, means.budget)
  if (found.between === null) return null
  const [forResidents, forOthers] = found.between.map((price) => isAffordable(price, means.budget))
  return forResidents === forOthers ? forOthers! : null
}
