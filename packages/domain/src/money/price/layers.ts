import type { AidFacts } from '#colleges/aid/schema.ts'
import { appliesFromAbroad } from '#matching/from-abroad.ts'
import { type FullCost, fullCost } from '#matching/full-cost.ts'
import { type NearestPrice, nearestPrice } from '#matching/nearest-price.ts'
import { costWithoutTuition, isPromised } from '#matching/promised.ts'
import { type ExchangePrice, exchangePrices } from '#matching/tuition-exchange.ts'
import type { Dependency } from '../calculator/options.ts'
import { directLoanOver, federalLoans } from '../federal-loans.ts'
import type { AidFromAbroad, JudgedPromise, LayeredCollege, LayeredFamily } from './layered.ts'
import { remainsOf, type Remains } from './remains.ts'
import { type StateGrant, stateGrantsAt, type StateProgram } from './state-grants.ts'

/** What may be borrowed from the federal government for the first year, and in all, dollars. */
export type Borrowing = { first: number; fourYears: number; parents: { year: number; total: number } | null }

export type PriceLayers = {
  /** Before any aid; `null` if it is not published. */
  cost: FullCost | null
  /** Prices only for whoever is admitted to the program. */
  exchanges: ExchangePrice[]
  policy: Pick<AidFacts, 'needBlind' | 'meetsNeed' | 'noLoans' | 'needMet'> | null
  /** From abroad: what the college says of aid; `{}` if nothing is known. Otherwise `null`. */
  abroad: AidFromAbroad | null
  /** The home state's programs that could lower it further, at colleges of that state. */
  stateGrants: StateGrant[]
  promises: JudgedPromise[]
  merit: { none: boolean; awards: NonNullable<AidFacts['merit']> }
  /** The Pell Grant and the need by the calculator; `null` without its answers, and from abroad. */
  federal: { pell: number; isPublished: boolean; need: number | null } | null
  /** The one price to show where there is room for one. */
  end: NearestPrice | null
  /** From the least to the most that may remain to pay; `null` if nothing is published. */
  remains: Remains | null
  /** `null` from abroad, where there are no federal loans. */
  borrowing: Borrowing | null
}

/**
 * The price of a year for one family, in layers: the cost, what could lower it, what is known to lower it, and what
 * remains. Averages already hold merit, state and federal grants, so no layer is taken from one; the layers that are
 * certain, which are a promise that is met and the Pell Grant, only set how high the rest can be.
 */
export function priceLayers(
  given: LayeredCollege,
  family: LayeredFamily,
  programs: readonly StateProgram[] = [],
): PriceLayers {
  const college = { ...given, promises: given.aid?.promises ?? null }
  const isAbroad = appliesFromAbroad(family) === true
  const cost = fullCost(college, family)
  const promises = (isAbroad ? [] : (college.aid?.promises ?? [])).map((promise) => ({
    ...promise,
    isMet: isPromised(promise, family),
    leaves: costWithoutTuition(college, family),
  }))
  const index = isAbroad ? null : (family.index ?? null)
  const end = nearestPrice(college, family)
  const need = cost && index && Math.max(0, cost.amount - Math.max(0, index.sai))
  return {
    cost,
    exchanges: exchangePrices(college, family),
    policy: isAbroad ? null : policyOf(college.aid),
    abroad: isAbroad ? abroadOf(college.abroad ?? {}) : null,
    stateGrants: stateGrantsAt(college, family.country ? null : family.state, programs),
    promises,
    merit: { none: college.givesNoMeritAid, awards: college.aid?.merit ?? [] },
    federal: index && { pell: index.pell, isPublished: index.isPublished, need },
    end,
    remains: remainsOf({ college, family, cost, end, index, promises }),
    borrowing: isAbroad ? null : borrowingOf(index?.dependency ?? 'dependent'),
  }
}

function policyOf(aid: AidFacts | null): PriceLayers['policy'] {
  const { needBlind, meetsNeed, noLoans, needMet } = aid ?? {}
  const policy = { needBlind, meetsNeed, noLoans, needMet }
  const known = Object.entries(policy).filter(([, value]) => value !== undefined)
  return known.length === 0 ? null : Object.fromEntries(known)
}

function abroadOf({ needBlindAbroad, meetsNeedAbroad }: AidFromAbroad = {}): AidFromAbroad {
  return {
    ...(needBlindAbroad !== undefined && { needBlindAbroad }),
    ...(meetsNeedAbroad && { meetsNeedAbroad }),
  }
}

function borrowingOf(dependency: Dependency): Borrowing {
  const kind = dependency === 'dependent' ? 'dependent' : 'independent'
  return {
    first: directLoanOver(1, kind),
    fourYears: directLoanOver(4, kind),
    parents: kind === 'dependent' ? federalLoans.parentPlus : null,
  }
}
