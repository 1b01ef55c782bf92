import { type NetPrices, netPrice } from '@bearings/domain/matching/affordability'
import type { IncomeBracket } from '@bearings/domain/profile/schema'
import type { FindableCollege } from '@bearings/domain/schools/find/schema'

/**
 * What a family may pay a year after grants, US dollars: of its bracket, or without one the average of all with federal aid.
 * At public colleges it is the price of residents. `null` where it is not published.
 */
export function familyPrice(college: FindableCollege, bracket: IncomeBracket | null): number | null {
  if (bracket === null) return college.netPrice
  const prices: NetPrices = {
    upTo30k: college.netPriceUpTo30k,
    from30k: college.netPriceFrom30k,
    from48k: college.netPriceFrom48k,
    from75k: college.netPriceFrom75k,
    from110k: college.netPriceFrom110k,
  }
  return netPrice(prices, bracket, college, true)
}
