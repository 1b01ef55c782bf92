import type { Control } from '../colleges/schema.ts'
import type { incomeBrackets } from '../profile/options.ts'

/** Net prices by family income (Scorecard NPT41 to NPT45), dollars a year after grants. May be below zero. */
export type NetPrices = {
  upTo30k: number | null
  from30k: number | null
  from48k: number | null
  from75k: number | null
  from110k: number | null
}

/** The federal income brackets, dollars a year, from the lowest. */
export const federalLimits = [
  { bracket: 'upTo30k', above: 0, upTo: 30_000 },
  { bracket: 'from30k', above: 30_000, upTo: 48_000 },
  { bracket: 'from48k', above: 48_000, upTo: 75_000 },
  { bracket: 'from75k', above: 75_000, upTo: 110_000 },
  { bracket: 'from110k', above: 110_000, upTo: Infinity },
] as const satisfies readonly { bracket: keyof NetPrices; above: number; upTo: number }[]

/** The federal income brackets that each profile bracket overlaps. Matching uses income for prices only. */
export const federalBrackets: Record<(typeof incomeBrackets)[number], readonly (keyof NetPrices)[]> = {
  'under-30k': ['upTo30k'],
  '30k-60k': ['from30k', 'from48k'],
  '60k-100k': ['from48k', 'from75k'],
  '100k-150k': ['from75k', 'from110k'],
  '150k-250k': ['from110k'],
  'over-250k': ['from110k'],
}

/** The bracket of an income, in dollars a year; one on a limit is in the lower bracket, as in the federal survey. */
export function bracketOf(income: number): (typeof incomeBrackets)[number] {
  if (income <= 30_000) return 'under-30k'
  if (income <= 60_000) return '30k-60k'
  if (income <= 100_000) return '60k-100k'
  if (income <= 150_000) return '100k-150k'
  return income <= 250_000 ? '150k-250k' : 'over-250k'
}

/**
 * Returns the estimated net price in dollars a year, or `null` if part of it is not published. If the
 * family's income may fall in two federal brackets, the higher price counts, so that no college is called
 * affordable that may not be. Public colleges report the price for students who pay in-state tuition, and
 * others pay the difference (College Scorecard data dictionary, NPT4_PUB).
 */
export function netPrice(
  prices: NetPrices,
  bracket: (typeof incomeBrackets)[number],
  college: { control: Control | null; tuitionInState: number | null; tuitionOutOfState: number | null },
  livesInState: boolean,
): number | null {
  let price = -Infinity
  for (const federal of federalBrackets[bracket]) {
    const reached = prices[federal]
    if (reached === null) return null
    price = Math.max(price, reached)
  }
  if (college.control !== 'public' || livesInState) return price
  const extra = extraTuition(college)
  return extra === null ? null : price + extra
}

/** The extra cost for students from other states, in dollars a year; `null` if it is not published. */
export function extraTuition({
  tuitionInState,
  tuitionOutOfState,
}: {
  tuitionInState: number | null
  tuitionOutOfState: number | null
}): number | null {
  if (tuitionInState === null || tuitionOutOfState === null) return null
  return Math.max(0, tuitionOutOfState - tuitionInState)
}

/** Whether the price is within the family's budget, both in dollars a year; `null` if either is unknown. */
export function isAffordable(price: number | null, budget: number | null): boolean | null {
  return price === null || budget === null ? null : price <= budget
}
