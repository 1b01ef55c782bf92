import { extraTuition, federalBrackets, type NetPrices } from '#matching/affordability.ts'
import type { FullCost } from '#matching/full-cost.ts'
import type { NearestPrice } from '#matching/nearest-price.ts'
import { residencyOf } from '#matching/priced.ts'
import type { FamilyIndex, JudgedPromise, LayeredCollege, LayeredFamily } from './layered.ts'

/** What a range comes from: the cost alone, averages of others, and the family's own need as the college meets need. */
export type RangeSource = 'cost' | 'averages' | 'need' | 'promise' | 'pell'

export type Remains = {
  /** Dollars a year. */
  least: number
  most: number
  /** In between, where one figure has to stand for all. */
  about: number
  from: RangeSource[]
}

type Given = {
  college: LayeredCollege
  family: LayeredFamily
  cost: FullCost | null
  end: NearestPrice | null
  index: FamilyIndex | null
  promises: readonly JudgedPromise[]
}

/**
 * What remains to pay for a year, as a range: the averages of the federal brackets that the income touches and, with the
 * calculator's answers, the family's need as far as the college meets need. No average tells one family's price, so a
 * single bracket reaches to the next one's average, and one average alone to the full cost.
 */
export function remainsOf({ college, family, cost, end, index, promises }: Given): Remains | null {
  if (end?.of === 'full-cost') {
    const all = spread(end)
    return { least: Math.min(...all), most: Math.max(...all), about: end.amount, from: ['cost'] }
  }
  const own = index && cost ? byNeed(college, family, cost, index) : null
  const averages = averagesOf(college, family, cost, own === null)
  const ceilings = ceilingsOf(cost, index, promises)
  const known = [...averages, ...(end ? spread(end) : []), ...(own === null ? [] : [own])]
  if (known.length === 0) return null
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const lowest = Math.min(...ceilings.map(({ amount }) => amount), most)
  const about = end?.amount ?? own ?? most
  const from: RangeSource[] = [
    ...(averages.length > 0 || end ? (['averages'] as const) : []),
    ...(own === null ? [] : (['need'] as const)),
    ...ceilings.flatMap(({ amount, by }) => (amount === lowest && amount < most ? [by] : [])),
  ]
  return {
    least: Math.min(least, lowest),
    most: lowest,
    about: Math.min(about, lowest),
    from,
  }
}

function spread({ amount, residents }: Pick<NearestPrice, 'amount' | 'residents'>): number[] {
  return residents === null ? [amount] : [residents, amount]
}

const inOrder: readonly (keyof NetPrices)[] = ['upTo30k', 'from30k', 'from48k', 'from75k', 'from110k']

/** Without an income, all brackets; where none is published, the average of all. Without a state, residents' prices and those of others. */
function averagesOf(
  college: LayeredCollege,
  family: LayeredFamily,
  cost: FullCost | null,
  reachesCost: boolean,
): number[] {
  const touched = family.incomeBracket === null ? inOrder : federalBrackets[family.incomeBracket]
  const [first] = touched
  const next = touched.length === 1 ? inOrder[inOrder.indexOf(first!) + 1] : undefined
  const published = [...touched, ...(next ? [next] : [])].flatMap((bracket) => college.prices[bracket] ?? [])
  const averages = published.length > 0 ? published : college.average === null ? [] : [college.average]
  if (averages.length === 0) return []
  const residency = residencyOf(college, family)
  const extra = residency === 'any' || residency === 'in-state' ? 0 : (extraTuition(college) ?? 0)
  const shifts = residency === null ? [0, extra] : [extra]
  const isAlone = new Set(averages).size === 1
  return [
    ...averages.flatMap((average) => shifts.map((shift) => average + shift)),
    ...(isAlone && reachesCost && cost ? [cost.amount] : []),
  ]
}

/**
 * What the federal index and the college's own record come to: the index, and the part of the need that it does not
 * meet. Colleges with a form of their own count some things otherwise. The share of need that a public college meets is
 * mostly that of residents, so only its word that it meets all need counts for others.
 */
function byNeed(
  college: LayeredCollege,
  family: LayeredFamily,
  cost: FullCost,
  { sai }: FamilyIndex,
): number | null {
  const { aid } = college
  const residency = residencyOf(college, family)
  if (residency !== 'any' && residency !== 'in-state' && !aid?.meetsNeed) return null
  const percent = aid?.needMet?.percent ?? (aid?.meetsNeed ? 100 : null)
  if (percent === null) return null
  const share = Math.min(cost.amount, Math.max(0, sai))
  return Math.round(share + (cost.amount - share) * (1 - percent / 100))
}

function ceilingsOf(
  cost: FullCost | null,
  index: FamilyIndex | null,
  promises: readonly JudgedPromise[],
): { amount: number; by: 'promise' | 'pell' }[] {
  return [
    ...promises.flatMap(({ isMet, leaves }) =>
      isMet && leaves !== null ? [{ amount: leaves, by: 'promise' as const }] : [],
    ),
    ...(cost && index && index.pell > 0 ? [{ amount: cost.amount - index.pell, by: 'pell' as const }] : []),
  ]
}
