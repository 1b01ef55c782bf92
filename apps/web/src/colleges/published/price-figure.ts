import type { Figure, School } from '@bearings/domain/colleges/catalog/schema'
import { type NearestPrice, nearestPrice } from '@bearings/domain/matching/nearest-price'
import type { PricedFamily } from '@bearings/domain/matching/priced'
import { pricedOf } from '@bearings/domain/matching/published-school'

/** A price for the one who asks, with the published figure that it comes from. */
export type PriceFigure = NearestPrice & { figure: Figure }

/** Returns what a year costs the one who asks, if it is published, with its source. */
export function priceFigure(school: School, family: PricedFamily): PriceFigure | null {
  const price = nearestPrice(pricedOf(school), family)
  if (price === null) return null
  const {
    net_price_avg: average,
    net_price_110k_plus: bracket = average,
    cost_of_attendance,
  } = school.figures
  const described = { bracket, all: average, 'full-cost': cost_of_attendance }[price.of]
  return described ? { ...price, figure: { ...described, value: price.amount } } : null
}
