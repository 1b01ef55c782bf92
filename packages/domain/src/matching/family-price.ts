import type { Control } from '../colleges/schema.ts'
import type { incomeBrackets } from '../profile/options.ts'
import { type NetPrices, netPrice } from './affordability.ts'

export type PricedCollege = {
  control: Control | null
  /** Postal code of the college's own state. */
  state: string | null
  prices: NetPrices
  tuitionInState: number | null
  tuitionOutOfState: number | null
}

export type PricedFamily = { incomeBracket: (typeof incomeBrackets)[number] | null; state: string | null }

/** Why there is no single price. */
export type NoPrice = 'no-income' | 'no-state' | 'not-published' | 'no-tuition'

export type FamilyPrice =
  | { price: number; residency: 'any' | 'in-state' | 'out-of-state' }
  /** `between` holds the in-state and out-of-state prices, in dollars a year, if only a state is missing. */
  | { price: null; reason: NoPrice; between: [number, number] | null }

/**
 * Returns whose prices a family pays at a college: everybody's (`any`) unless it is public, and there those of
 * residents or of other states; `null` if a state is not known.
 */
export function residencyOf(
  college: Pick<PricedCollege, 'control' | 'state'>,
  state: string | null,
): 'any' | 'in-state' | 'out-of-state' | null {
  if (college.control !== 'public') return 'any'
  if (state === null || college.state === null) return null
  return state === college.state ? 'in-state' : 'out-of-state'
}

/**
 * Returns what a college costs this family a year after grants, from the federal averages for its income
 * bracket and, at a public college, by whether the family lives in its state. If a fact is missing, the
 * answer says which one, with bounds where possible.
 */
export function familyPrice(college: PricedCollege, family: PricedFamily): FamilyPrice {
  const { prices } = college
  if (family.incomeBracket === null) return { price: null, reason: 'no-income', between: null }
  const inState = netPrice(prices, family.incomeBracket, college, true)
  if (inState === null) return { price: null, reason: 'not-published', between: null }
  const residency = residencyOf(college, family.state)
  if (residency === 'any' || residency === 'in-state') return { price: inState, residency }
  const outOfState = netPrice(prices, family.incomeBracket, college, false)
  if (residency === null) {
    if (outOfState === inState) return { price: inState, residency: 'any' }
    return { price: null, reason: 'no-state', between: outOfState === null ? null : [inState, outOfState] }
  }
  if (outOfState === null) return { price: null, reason: 'no-tuition', between: null }
  return { price: outOfState, residency }
}

/** The published price closest to what a family pays a year after grants, and which families it describes. */
export type NearestPrice = {
  /** US dollars a year; below zero where grants come to more than the cost. */
  amount: number
  /** Families with an income like this one's, or all students who got federal aid. */
  of: 'bracket' | 'all'
  residency: Extract<FamilyPrice, { price: number }>['residency']
}

/**
 * Returns the price to show beside a college; `null` if none is published. Without an income, or if nothing
 * is published for its bracket, this is the average of all students who got federal aid (Scorecard NPT4). A
 * home state that is not given counts as the college's own, which `residency` shows.
 */
export function nearestPrice(
  college: PricedCollege & { average: number | null },
  family: PricedFamily,
): NearestPrice | null {
  return priceOf(college, family) ?? priceOf(college, { ...family, incomeBracket: null })
}

function priceOf(
  college: PricedCollege & { average: number | null },
  { incomeBracket, state }: PricedFamily,
): NearestPrice | null {
  const ofAll = incomeBracket === null
  const { average } = college
  const prices = ofAll
    ? { upTo30k: average, from30k: average, from48k: average, from75k: average, from110k: average }
    : college.prices
  const found = familyPrice(
    { ...college, prices, state: college.state ?? '' },
    { incomeBracket: incomeBracket ?? 'under-30k', state: state ?? college.state ?? '' },
  )
  return found.price === null
    ? null
    : { amount: found.price, of: ofAll ? 'all' : 'bracket', residency: found.residency }
}
