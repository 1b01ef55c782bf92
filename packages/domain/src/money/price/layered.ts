import type { AidFacts, AidPromise } from '#colleges/aid/schema.ts'
import type { School } from '#colleges/catalog/schema.ts'
import type { OddsFacts } from '#colleges/odds/schema.ts'
import type { ExchangeOfCollege } from '#colleges/options.ts'
import type { PricedCollege, PricedFamily } from '#matching/priced.ts'
import { pricedOf } from '#matching/published-school.ts'
import type { Dependency } from '../calculator/options.ts'

export type LayeredCollege = Omit<PricedCollege, 'promises'> & {
  average: number | null
  exchanges: readonly ExchangeOfCollege[]
  aid: AidFacts | null
  givesNoMeritAid: boolean
  level?: School['level'] | undefined
  /** What it says of aid for students from abroad. */
  abroad?: AidFromAbroad | null
}
export type AidFromAbroad = Pick<OddsFacts, 'needBlindAbroad' | 'meetsNeedAbroad'>

/** Returns a college of the catalog as `priceLayers` takes it. */
export function layeredOf(
  school: Pick<
    School,
    'figures' | 'control' | 'state' | 'aid' | 'exchanges' | 'givesNoMeritAid' | 'level' | 'odds'
  >,
): LayeredCollege {
  const { exchanges, aid, givesNoMeritAid, level, odds } = school
  return { ...pricedOf(school), exchanges, aid, givesNoMeritAid, level, abroad: odds }
}

/** What the aid calculator says of a family that has kept its answers. */
export type FamilyIndex = {
  sai: number
  /** Dollars a year. */
  pell: number
  /** The grant's amounts are those of the award year, not the last ones published. */
  isPublished: boolean
  dependency: Dependency
}

export type LayeredFamily = PricedFamily & { index?: FamilyIndex | null }

export type JudgedPromise = AidPromise & {
  /** Whether the family is within it; `null` while income or state is not known. */
  isMet: boolean | null
  /** The most that it leaves of the cost, dollars a year. */
  leaves: number | null
}
