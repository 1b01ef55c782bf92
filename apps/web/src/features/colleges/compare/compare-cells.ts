import { policyLabels } from '@bearings/domain/colleges/catalog/rules'
import type { Fact, Figure, School } from '@bearings/domain/colleges/catalog/schema'
import { figureText } from '@bearings/domain/colleges/figure-text'
import { aidFromAbroad } from '@bearings/domain/matching/aid-from-abroad'
import { fullCost } from '@bearings/domain/matching/full-cost'
import { isCertain, oddsInWords, oddsOf as oddsOfPlacement } from '@bearings/domain/matching/odds-of'
import type { Placement } from '@bearings/domain/matching/placement'
import { againstBudget, priceNote } from '@bearings/domain/matching/price-words'
import { pricedOf } from '@bearings/domain/matching/published-school'
import { exchanges } from '@bearings/domain/matching/tuition-exchange'
import type { Means } from '@bearings/domain/matching/within-budget'
import { layeredOf } from '@bearings/domain/money/price/layered'
import { priceLayers } from '@bearings/domain/money/price/layers'
import { promisedTo, rangeOf } from '@bearings/domain/money/price/words'
import { billText } from '@bearings/domain/price-text'
import { dollars, yearsInWords } from '@bearings/domain/words'
import { priceFigure } from '#colleges/published/price-figure.ts'

/** How to draw a figure on its scale. */
export type Strip = {
  scale: readonly [number, number]
  band: readonly [number, number]
  /** The student's own odds, or the family's budget. */
  you: number | undefined
}

/** A figure of one college; `null` if it is unknown. */
export type Cell = {
  value: number
  text: string
  source: string
  note?: string
  /**
   * Whether the value is a share, drawn on a scale from 0 to 1. Other values are drawn on a scale up to the
   * largest of the row.
   */
  isShare?: boolean
  /** The range to draw; without it, from zero to the value. */
  range?: readonly [number, number]
  you?: number
} | null

export function cellOf(figure: Figure | undefined): Cell {
  if (!figure) return null
  const { value, unit, year, source } = figure
  return {
    value,
    text: figureText(figure),
    source: `${yearsInWords(year)}, ${source}`,
    isShare: unit === 'share',
  }
}

/** Returns the cell of a policy, which is text and has nothing to draw. */
export function policyOf(policy: Fact | undefined): Cell {
  if (!policy) return null
  const { value, year, source } = policy
  return { value: 0, text: policyLabels[value] ?? value, source: `${yearsInWords(year)}, ${source}` }
}

/** Returns how to draw a row's figures on one scale, which ends at the largest, or at 1 for shares. */
export function stripsOf(cells: readonly Cell[]): (Strip | null)[] {
  const most = Math.max(...cells.map((cell) => Math.max(cell?.value ?? 0, cell?.you ?? 0)))
  return cells.map((cell) => {
    if (!cell || most <= 0) return null
    const band = cell.range ?? ([0, Math.max(0, cell.value)] as const)
    return { scale: [0, cell.isShare ? 1 : most], band, you: cell.you }
  })
}

/** Returns the price for the one who asks, whose it is, and how far it is from their budget. */
export function priceOf(school: School, means: Means): Cell {
  const price = priceFigure(school, means)
  const cell = cellOf(price?.figure)
  if (!price || !cell) return null
  const { budget, incomeBracket } = means
  const verdict = againstBudget(price, budget)
  // Without an income, all prices are averages, as the row's name says.
  const of = price.of === 'all' && incomeBracket === null ? 'bracket' : price.of
  const { remains } = priceLayers(layeredOf(school), means)
  const notes = [
    remains && price.residents === null && remains.least < remains.most && `${rangeOf(remains)} by averages`,
    priceNote({ ...price, of }),
    verdict && (verdict.isWithin === false ? `${verdict.words} budget` : verdict.words),
    price.of === 'full-cost' && aidFromAbroad(school.odds),
  ]
  return {
    ...cell,
    text: billText(price.amount),
    note: notes.filter(Boolean).join(' · '),
    ...(price.residents !== null && { range: [Math.max(0, price.residents), Math.max(0, price.amount)] }),
    ...(budget !== null && { you: budget }),
  }
}

/** The cost of a year before any aid for the one who asks, and whom the figure describes. */
export function costOf(school: School, means: Means): Cell {
  const figure = school.figures.cost_of_attendance
  const cost = fullCost(pricedOf(school), means)
  if (!figure || !cost) return null
  const note = priceNote({ ...cost, of: 'bracket' })
  return { ...cellOf({ ...figure, value: cost.amount })!, ...(note && { note }) }
}

/** The price in an exchange between states, for whoever is admitted to its program. */
export function exchangeOf(school: School, means: Means): Cell {
  const [lowest] = priceLayers(layeredOf(school), means)
    .exchanges.filter(({ upTo }) => upTo !== null)
    .toSorted((one, other) => one.upTo! - other.upTo!)
  if (!lowest) return null
  const { name, condition } = exchanges[lowest.exchange]
  return {
    value: lowest.upTo!,
    text: `at most ${dollars(lowest.upTo!)}`,
    source: name,
    note: `${name}, if ${condition}`,
  }
}

export function needMetOf({ aid }: School): Cell {
  const { needMet, meetsNeed, needBlind } = aid ?? {}
  if (!needMet) return null
  const notes = [
    meetsNeed && 'says it meets full need',
    needBlind === false && 'asking may count against you',
  ]
  return {
    value: needMet.percent / 100,
    text: `${needMet.percent}%`,
    source: `Common Data Set, ${yearsInWords(needMet.year)}`,
    note: notes.filter(Boolean).join(' · '),
    isShare: true,
  }
}

/** How the family stands to the promise that fits it best, in words. */
export function promiseOf(school: School, means: Means): Cell {
  const { promises } = priceLayers(layeredOf(school), means)
  const best = promises.find(({ isMet }) => isMet) ?? promises.find(({ isMet }) => isMet === null)
  const [shown] = best ? [best] : promises
  if (!shown) return null
  return {
    value: 0,
    text: { true: 'No tuition', false: 'Not met', null: 'Not known yet' }[`${shown.isMet}`],
    source: shown.isReported ? 'Reported of the college' : 'Published by the college',
    note: promisedTo(shown),
  }
}

export function oddsOf(placement: Placement | null): Cell {
  if (placement && isCertain(placement)) return certain(placement)
  const odds = oddsOfPlacement(placement)
  if (!odds) return null
  const { middle, low, high } = odds
  const drawn = { isShare: true, range: [low, high], you: middle } as const
  return { value: middle, text: oddsInWords(placement)!, source: 'An estimate', ...drawn }
}

/** No estimate is better than the odds of whoever is admitted by a rule. */
function certain(placement: Placement): Cell {
  return {
    value: 1,
    text: oddsInWords(placement) ?? 'open admission',
    source: placement.status === 'open' ? 'It admits everyone who has finished high school' : 'Its own rule',
    isShare: true,
    range: [1, 1],
    you: 1,
  }
}
