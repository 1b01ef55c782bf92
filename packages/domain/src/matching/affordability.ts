import type { incomeBrackets } from '../profile/options.ts'
import type { Control } from '../schools/schema.ts'

/** Scorecard NPT41 to NPT45, dollars a year after grants, by income of the family; may be below zero. */
export type NetPrices = {
  upTo30k: number | null
  from30k: number | null
  from48k: number | null
  from75k: number | null
  from110k: number | null
}

/** The federal brackets that each bracket of a profile reaches into. Income counts here and nowhere else. */
export const federalBrackets: Record<(typeof incomeBrackets)[number], readonly (keyof NetPrices)[]> = {
  'under-30k': ['upTo30k'],
  '30k-60k': ['from30k', 'from48k'],
  '60k-100k': ['from48k', 'from75k'],
  '100k-150k': ['from75k', 'from110k'],
  '150k-250k': ['from110k'],
  'over-250k': ['from110k'],
}

/**
 * Estimated net price, dollars a year: of the federal brackets that the family's income may be in, the highest, so that no
 * college is called affordable that may not be. Public colleges report it for those who pay in-state tuition; others
 * pay the difference (College Scorecard data dictionary, NPT4_PUB). `null` where part of it is not published.
 */
export function netPrice(
  prices: NetPrices,
  bracket: (typeof incomeBrackets)[number],
  college: { control: Control | null; tuitionInState: number | null; tuitionOutOfState: number | null },
  livesInState: boolean,
): number | null {
  const reached = federalBrackets[bracket].map((federal) => prices[federal])
  if (reached.includes(null)) return null
  const price = Math.max(...reached.filter((one) => one !== null))
  if (college.control !== 'public' || livesInState) return price
  const { tuitionInState, tuitionOutOfState } = college
  if (tuitionInState === null || tuitionOutOfState === null) return null
  return price + Math.max(0, tuitionOutOfState - tuitionInState)
}

/** Whether the price is within what the family can pay, dollars a year; `null` while either is unknown. */
export function isAffordable(price: number | null, budget: number | null): boolean | null {
  return price === null || budget === null ? null : price <= budget
}
