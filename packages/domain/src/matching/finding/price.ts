import type { incomeBrackets } from '#profile/options.ts'
import type { FindableCollege } from '#schools/find/schema.ts'
import { type NetPrices, netPrice } from '../affordability.ts'

/** What a family may pay a year after grants, and whose figure that is. */
export type Price = {
  /** US dollars a year; below zero where grants come to more than the cost. */
  amount: number
  /** Of families with an income like this one's, or of all who got federal aid. */
  of: 'bracket' | 'all'
  /** Whose tuition is in it: at a private college everybody pays the same, at a public one residents pay less. */
  tuition: 'same' | 'resident' | 'non-resident'
}

type Family = { incomeBracket: (typeof incomeBrackets)[number] | null; homeState: string | null }

/**
 * Estimated net price of a college for a family; `null` where part of it is not published. Without an income it is the
 * average of all who got federal aid (Scorecard NPT4). At a public college a home state that is not known counts as the
 * college's own, and the answer says so.
 */
export function priceFor(college: FindableCollege, { incomeBracket, homeState }: Family): Price | null {
  const livesInState = homeState === null || homeState === college.state
  const prices = incomeBracket === null ? sameForAll(college.netPrice) : byIncome(college)
  const amount = netPrice(prices, incomeBracket ?? 'under-30k', college, livesInState)
  if (amount === null) return null
  const tuition = college.control !== 'public' ? 'same' : livesInState ? 'resident' : 'non-resident'
  return { amount, of: incomeBracket === null ? 'all' : 'bracket', tuition }
}

function byIncome(college: FindableCollege): NetPrices {
  return {
    upTo30k: college.netPriceUpTo30k,
    from30k: college.netPriceFrom30k,
    from48k: college.netPriceFrom48k,
    from75k: college.netPriceFrom75k,
    from110k: college.netPriceFrom110k,
  }
}

function sameForAll(price: number | null): NetPrices {
  return { upTo30k: price, from30k: price, from48k: price, from75k: price, from110k: price }
}
