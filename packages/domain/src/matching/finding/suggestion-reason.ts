import { billText, priceText, surplusText } from '#price-text.ts'
import { capitalized, percent } from '#words.ts'
import type { NearestPrice } from '../nearest-price.ts'
import { oddsOf } from '../odds-of.ts'
import { oddsText } from '../odds-text.ts'
import { againstBudget } from '../price-words.ts'
import type { PlacedCollege } from './placed.ts'
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
  const aid = price?.of === 'full-cost' && aidIn(college.odds)
  const parts = [odds, graduates, price && priceIn(price, budget), aid].filter(
    (part) => typeof part === 'string',
  )
  return `${capitalized(new Intl.ListFormat('en').format(parts))}.`
}

function peersIn(peers: number | null): string {
  return peers === null ? '' : ` (${percent(peers)} at colleges that admit about as many)`
}

function aidIn(facts: PlacedCollege['college']['odds']): string | false {
  if (facts?.meetsNeedAbroad) return 'it says that it meets the full need of students from abroad'
  return facts?.needBlindAbroad === true && 'asking for aid does not count against you'
}

function priceIn({ amount, residents, of, residency }: NearestPrice, budget: number | null) {
  const which = budget === null ? '' : `, ${budgetWords({ amount, residents }, budget)}`
  if (of === 'full-cost') return `a year costs ${priceText(amount)} before any aid${which}`
  const whose = of === 'bracket' ? 'families with an income like yours pay' : 'students with aid pay'
  const average = of === 'bracket' ? '' : ' on average'
  if (residents !== null)
    return `${whose} ${billText(residents)} a year${average} as residents and ${billText(amount)} from other states${which}`
  const where = { any: '', 'in-state': ' as residents', 'out-of-state': ' from another state', unknown: '' }[
    residency
  ]
  const surplus = surplusText(amount)
  return `${whose} ${billText(amount)} a year${average}${where}${surplus ? ` (${surplus})` : ''}${which}`
}

function budgetWords(price: Pick<NearestPrice, 'amount' | 'residents'>, budget: number): string {
  const { isWithin, words } = againstBudget(price, budget)!
  if (isWithin) return 'within your budget'
  return isWithin === null ? 'within your budget for residents only' : `${words} your budget`
}
