import { netPrice } from './affordability.ts'
import { appliesFromAbroad } from './from-abroad.ts'
import { fullCost } from './full-cost.ts'
import { type PricedCollege, type PricedFamily, type Residency, residencyOf } from './priced.ts'
import { mostByPromise } from './promised.ts'

/** Why there is no single price. */
export type NoPrice = 'no-income' | 'no-state' | 'not-published' | 'no-tuition'

export type FamilyPrice =
  | {
      price: number
      residency: Exclude<Residency, 'unknown'>
      /** A promise of the college makes it lower than families with this income paid on average. */
      promised?: true
    }
  /** `between` holds the in-state and out-of-state prices, in dollars a year, if only a state is missing. */
  | { price: null; reason: NoPrice; between: [number, number] | null }

/**
 * Returns what a college costs this family a year: after grants, from the federal averages for its income bracket, and
 * at a public college by whether the family lives in its state, and never above what a promise of the college leaves. From abroad it is the full cost, because those averages
 * are of students with federal aid. If a fact is missing, the answer says which one, with bounds where possible.
 */
export function familyPrice(college: PricedCollege, family: PricedFamily): FamilyPrice {
  const found = averagePrice(college, family)
  const most = mostByPromise(college, family)
  if (found.price === null || most === null || most >= found.price) return found
  return { ...found, price: most, promised: true }
}

function averagePrice(college: PricedCollege, family: PricedFamily): FamilyPrice {
  if (appliesFromAbroad(family)) {
    const cost = fullCost(college, family)
    if (cost) return { price: cost.amount, residency: cost.residency === 'any' ? 'any' : 'out-of-state' }
    return {
      price: null,
      reason: college.cost === null ? 'not-published' : 'no-tuition',
      between: null,
    }
  }
  const { prices } = college
  if (family.incomeBracket === null) return { price: null, reason: 'no-income', between: null }
  const inState = netPrice(prices, family.incomeBracket, college, true)
  if (inState === null) return { price: null, reason: 'not-published', between: null }
  const residency = residencyOf(college, family)
  if (residency === 'any' || residency === 'in-state') return { price: inState, residency }
  const outOfState = netPrice(prices, family.incomeBracket, college, false)
  if (residency === null) {
    if (outOfState === inState) return { price: inState, residency: 'any' }
    return { price: null, reason: 'no-state', between: outOfState === null ? null : [inState, outOfState] }
  }
  if (outOfState === null) return { price: null, reason: 'no-tuition', between: null }
  return { price: outOfState, residency }
}
