import { netPrice } from '@bearings/domain/matching/affordability'
import { netPricesOf } from '@bearings/domain/matching/published-school'
import type { IncomeBracket } from '@bearings/domain/profile/schema'
import type { Figure, School } from '@bearings/domain/schools/catalog/schema'

export type FamilyPrice = {
  figure: Figure
  /** For families with this income; otherwise the average of all who got federal aid. */
  isOwnBracket: boolean
  /** A public college's price is that of residents. */
  isResidents: boolean
}

/** What a family pays a year after grants, as far as it is published. */
export function familyPrice(school: School, bracket: IncomeBracket | null): FamilyPrice | null {
  const { figures, control } = school
  const college = { control, tuitionInState: null, tuitionOutOfState: null }
  const price = bracket === null ? null : netPrice(netPricesOf(school), bracket, college, true)
  const average = figures.net_price_avg
  const isResidents = control === 'public'
  if (price !== null) {
    const described = figures.net_price_110k_plus ?? average
    if (described) return { figure: { ...described, value: price }, isOwnBracket: true, isResidents }
  }
  return average ? { figure: average, isOwnBracket: false, isResidents } : null
}
