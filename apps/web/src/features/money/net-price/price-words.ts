import type { SchoolPrice } from '@bearings/domain/money/schema'
import { dollars } from '@bearings/domain/words'
import type { Tone } from '#ui/chip.tsx'

const residencies = {
  any: 'The same for every state',
  'in-state': 'For residents',
  'out-of-state': 'Out of state: the residents’ price plus the difference in tuition',
}

const reasons: Record<NonNullable<SchoolPrice['reason']>, string> = {
  'no-income': 'Add your income bracket to see it',
  'no-state': 'Depends on your state',
  'not-published': 'Not published for your income',
  'no-tuition': 'Not known for your state: the tuition is not published',
  'by-hand': 'Not known: you added this school by hand',
}

/** Says which residency a price is for, or why there is none. */
export function basisOf({ residency, reason, between }: SchoolPrice): string {
  if (residency) return residencies[residency]
  if (!reason) return ''
  return between ? `${reasons[reason]}: ${dollars(between[0])} to ${dollars(between[1])}` : reasons[reason]
}

/** Compares a price with the family's budget; `null` if either is unknown. */
export function againstBudget(
  price: number | null,
  budget: number | null,
): { tone: Tone; words: string } | null {
  if (price === null || budget === null) return null
  if (price <= budget) return { tone: 'kelp', words: 'in budget' }
  return { tone: 'plain', words: `${dollars(price - budget)} over` }
}
