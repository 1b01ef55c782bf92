import { nearestPrice, type PricedFamily } from '@bearings/domain/matching/family-price'
import { pricedOf } from '@bearings/domain/matching/published-school'
import type { Figure, School } from '@bearings/domain/schools/catalog/schema'

export type PriceFigure = {
  figure: Figure
  /** For families with this income; otherwise the average of all who got federal aid. */
  isOwnBracket: boolean
  residency: 'any' | 'in-state' | 'out-of-state'
}

/** What a family pays a year after grants, as far as it is published, with where that figure comes from. */
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
