import type { NearestPrice } from '@bearings/domain/matching/family-price'
import type { Means } from '@bearings/domain/matching/within-budget'

/** Says whose price it is if it is not simply the family's own: "in-state", "average, out of state". */
export function priceNote({ of, residency }: Pick<NearestPrice, 'of' | 'residency'>): string | null {
  const whose = of === 'all' && 'average'
  const where = residency !== 'any' && (residency === 'in-state' ? 'in-state' : 'out of state')
  return [whose, where].filter(Boolean).join(', ') || null
}

/** Returns the header of a column of prices. Without a home state they are residents’, perhaps not the student's. */
export function priceHead({ incomeBracket, state }: Pick<Means, 'incomeBracket' | 'state'>): string {
  return incomeBracket === null || state === null ? 'Net price' : 'Net price, you'
}

/** Says whose price it is, for the note with its year and source. */
export function pricedAs({ of, residency }: NearestPrice, { state }: Pick<Means, 'state'>): string {
  const whose =
    of === 'bracket'
      ? 'Net price for families with an income like yours'
      : 'Average net price of students with federal aid'
  if (residency === 'any') return whose
  if (residency === 'out-of-state') return `${whose}, plus the extra tuition for other states`
  return `${whose}, for residents${state === null ? ' of its state, since you have not said yours' : ''}`
}
