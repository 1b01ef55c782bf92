import type { Figure, School } from '@bearings/domain/colleges/catalog/schema'
import { nearestPrice, type PricedFamily } from '@bearings/domain/matching/family-price'
import { pricedOf } from '@bearings/domain/matching/published-school'

export type PriceFigure = {
  figure: Figure
  /**
   * Whether the price is for families with this income. Otherwise it is the average of all students with
   * federal aid.
   */
  isOwnBracket: boolean
  residency: 'any' | 'in-state' | 'out-of-state'
}

/** Returns what a family pays per year after grants, if it is published, with its source. */
export function priceFigure(school: School, family: PricedFamily): PriceFigure | null {
  const price = nearestPrice(pricedOf(school), family)
  if (price === null) return null
  const { net_price_avg: average, net_price_110k_plus: bracket = average } = school.figures
  const isOwnBracket = price.of === 'bracket'
  const described = isOwnBracket ? bracket : average
  return described
    ? { figure: { ...described, value: price.amount }, isOwnBracket, residency: price.residency }
    : null
}
