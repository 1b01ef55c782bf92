import type { pricedGroups } from '../colleges/options.ts'
import { type FamilyPrice, familyPrice } from './family-price.ts'
import { appliesFromAbroad } from './from-abroad.ts'
import { type FullCost, fullCost } from './full-cost.ts'
import type { PricedCollege, PricedFamily } from './priced.ts'

/** The published price closest to what the one who asks pays a year, and whom it describes. */
export type NearestPrice = FullCost & {
  of: (typeof pricedGroups)[number]
  /** A promise of the college makes it lower than families with this income paid on average. */
  promised?: true | undefined
}

/**
 * Returns the price to show beside a college, on every page and in every answer; `null` if none is published. From
 * abroad it is the full cost before aid. Otherwise it is the price after grants, which is below zero where grants come to
 * more than the bill: that of the income bracket, or else the average of all students who got federal aid (Scorecard
 * NPT4). Without a home state, a public college has two prices, of which `amount` is the higher one, so that no order
 * and no budget takes a family for residents.
 */
export function nearestPrice(
  college: PricedCollege & { average: number | null },
  family: PricedFamily,
): NearestPrice | null {
  if (appliesFromAbroad(family)) {
    const cost = fullCost(college, family)
    return cost && { ...cost, of: 'full-cost' }
  }
  const ofBracket = family.incomeBracket === null ? null : priceIn(familyPrice(college, family), 'bracket')
  return (
    ofBracket ?? priceIn(familyPrice(averaged(college), { ...family, incomeBracket: 'under-30k' }), 'all')
  )
}

function priceIn(found: FamilyPrice, of: NearestPrice['of']): NearestPrice | null {
  if (found.price !== null) {
    const { price: amount, residency, promised } = found
    return { amount, residents: null, residency, of, ...(promised && { promised }) }
  }
  if (found.between === null) return null
  const [residents, amount] = found.between
  return { amount, residents, residency: 'unknown', of }
}

/** The college as if every bracket paid the average, without its promises. Copied by name, which is faster than a spread. */
function averaged({
  control,
  state,
  cost,
  tuitionInState,
  tuitionOutOfState,
  average,
}: PricedCollege & { average: number | null }): PricedCollege {
  const prices = {
    upTo30k: average,
    from30k: average,
    from48k: average,
    from75k: average,
    from110k: average,
  }
  return { control, state, cost, tuitionInState, tuitionOutOfState, prices }
}
