import { aidFromAbroad } from '@bearings/domain/matching/aid-from-abroad'
import { priceInWords } from '@bearings/domain/matching/price-words'
import { exchanges } from '@bearings/domain/matching/tuition-exchange'
import { rangeOf } from '@bearings/domain/money/price/words'
import type { SchoolPrice } from '@bearings/domain/money/schema'
import { priceText } from '@bearings/domain/price-text'
import { dollars } from '@bearings/domain/words'

const residencies = {
  any: 'The same for every state',
  'in-state': 'For residents',
  'out-of-state': 'Out of state: the residents’ price plus the difference in tuition',
  unknown: 'Add your state to see which is yours',
}

const reasons: Record<NonNullable<SchoolPrice['reason']>, string> = {
  'not-published': 'Not published',
  'no-tuition': 'Not known for your state: the tuition is not published',
  'by-hand': 'Not known: you added this school by hand',
}

/** The price for the one who asks; both prices where the state is missing. */
export function priceCell({ price }: SchoolPrice): string {
  if (price === null) return '–'
  return price.residents === null ? priceText(price.amount) : priceInWords(price)
}

/** Says whose price it is, or why there is none. */
export function basisOf({ price, reason, range, aidFromAbroad: aid }: SchoolPrice): string {
  if (price === null) return reason ? reasons[reason] : ''
  if (price.of === 'full-cost') return `The full cost before any aid. ${aidFromAbroad(aid)}`
  const where = residencies[price.residency]
  const words = price.of === 'all' ? `Average of all students with federal aid. ${where}` : where
  return [
    price.promised && 'No tuition by its promise',
    range && range.least < range.most && `${rangeOf(range)} by averages`,
    words,
  ]
    .filter(Boolean)
    .join('. ')
}

/** What an exchange between states would make it, one sentence for each. */
export function exchangeWords({ exchanges: open }: SchoolPrice): string[] {
  return open.map(({ exchange, upTo }) => {
    const { name, percent, condition } = exchanges[exchange]
    const price = upTo === null ? `${percent}% of residents’ tuition` : `At most ${dollars(upTo)} before aid`
    return `${price} with ${name}, if ${condition}`
  })
}
