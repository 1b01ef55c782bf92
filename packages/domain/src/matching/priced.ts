import type { AidPromise } from '../colleges/aid/schema.ts'
import type { residencies } from '../colleges/options.ts'
import type { Control } from '../colleges/schema.ts'
import type { CountryCode } from '../countries.ts'
import type { incomeBrackets } from '../profile/options.ts'
import type { NetPrices } from './affordability.ts'
import { appliesFromAbroad } from './from-abroad.ts'

export type PricedCollege = {
  control: Control | null
  /** Postal code of the college's own state. */
  state: string | null
  prices: NetPrices
  /** A year before any aid, at a public college for residents (Scorecard COSTT4_A). */
  cost: number | null
  tuitionInState: number | null
  tuitionOutOfState: number | null
  /** What it promises to families below an income; absent or `null` where it is not known to promise anything. */
  promises?: readonly AidPromise[] | null
}

/** Where a family lives, as far as it matters for prices. */
export type PricedHome = {
  /** Postal code of the state. */
  state: string | null
  country?: CountryCode | null | undefined
  /** Applies as an international student, who gets no federal aid; not known if absent or `null`. */
  isFromAbroad?: boolean | null | undefined
}

export type PricedFamily = PricedHome & {
  incomeBracket: (typeof incomeBrackets)[number] | null
  /** Dollars a year, where the family has saved it; only the limits of promises go by it. */
  income?: number | null
}

export type Residency = (typeof residencies)[number]

/**
 * Returns whose prices a family pays at a college: everybody's (`any`) unless it is public, and there those of
 * residents or of everybody else; `null` if a state is not known.
 */
export function residencyOf(
  college: Pick<PricedCollege, 'control' | 'state'>,
  home: PricedHome,
): Exclude<Residency, 'unknown'> | null {
  if (college.control !== 'public') return 'any'
  if (home.country) return 'out-of-state'
  const isSame = home.state !== null && college.state !== null && home.state === college.state
  // Some states count whoever finished high school there as a resident, whatever their citizenship.
  if (appliesFromAbroad(home)) return isSame ? null : 'out-of-state'
  if (home.state === null || college.state === null) return null
  return isSame ? 'in-state' : 'out-of-state'
}
