import { capitalized, dollars, percent } from '#words.ts'
import { oddsOf } from '../odds-of.ts'
import { oddsText } from '../odds-text.ts'
import type { Suggestion } from './suggestions.ts'

/** Explains in one sentence why a college is suggested, with the figures for and against it. */
export function suggestionReason({ placed, fit }: Suggestion, budget: number | null): string {
  const { placement, college, price } = placed
  const odds =
    placement.status === 'open'
      ? 'it admits everyone who has finished high school'
      : placement.status === 'guaranteed'
        ? 'you meet a published rule of admission'
        : oddsOf(placement) && `your odds are ${oddsText(oddsOf(placement)!)}`
  const graduates =
    college.graduationRate !== null &&
    `${percent(college.graduationRate)} of its students graduate${peersIn(fit.peers)}`
  const parts = [odds, graduates, price && priceIn(price, budget)].filter((part) => typeof part === 'string')
  return `${capitalized(new Intl.ListFormat('en').format(parts))}.`
}

function peersIn(peers: number | null): string {
  return peers === null ? '' : ` (${percent(peers)} at colleges that admit about as many)`
}

function priceIn(
  { amount, of, residency }: NonNullable<Suggestion['placed']['price']>,
  budget: number | null,
) {
  const whose = of === 'bracket' ? 'families with an income like yours pay' : 'students with aid pay'
  const where = { any: '', 'in-state': ' as residents', 'out-of-state': ' from another state' }[residency]
  const average = of === 'bracket' ? '' : ' on average'
  return `${whose} ${dollars(amount)} a year${average}${where}${againstBudget(amount, budget)}`
}

function againstBudget(amount: number, budget: number | null): string {
  if (budget === null) return ''
  return amount <= budget ? ', within your budget' : `, ${dollars(amount - budget)} over your budget`
}
