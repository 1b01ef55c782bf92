import { billText, priceText, surplusText } from '../price-text.ts'
import { say } from '../say.ts'
import { dollars } from '../words.ts'
import type { NearestPrice } from './nearest-price.ts'

/** The price in a sentence or a cell: "$14,000 in state, $32,000 elsewhere", "$83,000 before aid". */
export function priceInWords({ amount, residents, of }: Pick<NearestPrice, 'amount' | 'residents' | 'of'>) {
  if (residents !== null)
    return say('{residents} in state, {amount} elsewhere', {
      residents: billText(residents),
      amount: billText(amount),
    })
  return of === 'full-cost' ? say('{amount} before aid', { amount: priceText(amount) }) : priceText(amount)
}

/** Says whose price it is, where it is not simply the family's own: "average, out of state", "before aid". */
export function priceNote({ amount, residents, of, residency, promised }: NearestPrice): string | null {
  const whose = { bracket: null, all: 'average', 'full-cost': 'before aid' }[of]
  const where = {
    any: null,
    'in-state': 'in-state',
    'out-of-state': of === 'full-cost' ? null : 'out of state',
    unknown: `out of state; ${billText(residents ?? amount)} in state`,
  }[residency]
  return (
    [whose, promised && 'no tuition by its promise', where, surplusText(amount)].filter(Boolean).join(', ') ||
    null
  )
}

/**
 * Compares a price with the budget, both in dollars a year: "in budget", "$1,200 over", "in budget for residents" while
 * it is not known whether the student is one. `null` without a budget.
 */
export function againstBudget(
  { amount, residents }: Pick<NearestPrice, 'amount' | 'residents'>,
  budget: number | null,
): { isWithin: boolean | null; words: string } | null {
  if (budget === null) return null
  if (amount <= budget) return { isWithin: true, words: 'in budget' }
  if (residents === null) return { isWithin: false, words: `${dollars(amount - budget)} over` }
  return residents <= budget
    ? { isWithin: null, words: 'in budget for residents' }
    : { isWithin: false, words: `${dollars(residents - budget)} or more over` }
}
