import type { FigureName } from '@bearings/domain/colleges/catalog/schema'
import { federalBrackets, type NetPrices } from '@bearings/domain/matching/affordability'
import type { IncomeBracket } from '@bearings/domain/profile/schema'

export const brackets: { bracket: keyof NetPrices; figure: FigureName; words: string }[] = [
  { bracket: 'upTo30k', figure: 'net_price_0_30k', words: 'Up to $30,000' },
  { bracket: 'from30k', figure: 'net_price_30_48k', words: '$30,001–48,000' },
  { bracket: 'from48k', figure: 'net_price_48_75k', words: '$48,001–75,000' },
  { bracket: 'from75k', figure: 'net_price_75_110k', words: '$75,001–110,000' },
  { bracket: 'from110k', figure: 'net_price_110k_plus', words: 'Over $110,000' },
]

/**
 * Returns the prices for families with this income. A bracket of the profile may overlap two of the published
 * ones.
 */
export function ownPrices(income: IncomeBracket | null): FigureName[] {
  const own = income === null ? [] : federalBrackets[income]
  return brackets.filter(({ bracket }) => own.includes(bracket)).map(({ figure }) => figure)
}
