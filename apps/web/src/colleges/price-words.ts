import { appliesFromAbroad } from '@bearings/domain/matching/from-abroad'
import type { NearestPrice } from '@bearings/domain/matching/nearest-price'
import type { Means } from '@bearings/domain/matching/within-budget'
import { billText } from '@bearings/domain/price-text'

type Asker = Pick<Means, 'country' | 'isFromAbroad'>

/** What a price is for the one who asks: from abroad, no federal grant lowers it. */
export function priceName(asker: Asker): 'Full cost' | 'Net price' {
  return appliesFromAbroad(asker) ? 'Full cost' : 'Net price'
}

/** Returns the header of a column of prices. Without a home state, they may be of others than the student. */
export function priceHead(means: Asker & Pick<Means, 'incomeBracket' | 'state'>): string {
  const isOwn = means.incomeBracket !== null && (means.state !== null || Boolean(means.country))
  return isOwn && !appliesFromAbroad(means) ? 'Net price, you' : priceName(means)
}

/** Says whose price it is, for the note with its year and source. */
export function pricedAs({ amount, residents, of, residency }: NearestPrice): string {
  const whose = {
    bracket: 'Net price for families with an income like yours',
    all: 'Average net price of students with federal aid',
    'full-cost': 'Full cost of a year before any aid',
  }[of]
  return {
    any: whose,
    'in-state': `${whose}, for residents`,
    'out-of-state': `${whose}, with the tuition for other states`,
    unknown: `${whose}: ${billText(residents ?? amount)} for residents and ${billText(amount)} for everybody else`,
  }[residency]
}
