import { againstBudget } from '#matching/price-words.ts'
import { billText, priceText } from '../price-text.ts'
import { say } from '../say.ts'
import { dollars } from '../words.ts'
import { federalLoans, yearsOfPlus } from './federal-loans.ts'
import { fourYearTotal } from './four-years.ts'
import type { AwardKind, Renewal } from './options.ts'

export type Award = { name: string; kind: AwardKind; amount: number; renewal: Renewal; condition: string }
/** The costs of a year by the letter, in dollars; `null` if the letter does not state one. */
export type Costs = {
  tuition: number | null
  housing: number | null
  books: number | null
  other: number | null
}
export type OfferTerms = { costs: Costs; awards: readonly Award[] }

export type OfferSummary = {
  /** These five are in dollars of the first year. */
  cost: number
  gifts: number
  studentLoans: number
  parentLoans: number
  work: number
  /** Whether the letter states the two large costs. If not, it asks at least what its sums come to. */
  isWhole: boolean
  /** Cost less gifts: what the family pays, now or later. */
  netPrice: number
  /** The amount left to pay with every loan taken and all work done; never below zero. */
  leftToPay: number
  /**
   * The net prices of four years. Costs rise by `risePercent` a year and gifts do not; one-year gifts end, and those of
   * which the letter does not say may.
   */
  fourYears: { least: number; most: number }
  /** The student's own loans for four years like the first, without interest. */
  debtAtGraduation: number
}

const gifts: readonly AwardKind[] = ['grant', 'scholarship']
const ownLoans: readonly AwardKind[] = ['subsidized-loan', 'unsubsidized-loan', 'private-loan']

/** The totals of an offer: gifts lower the price; loans and work only help to pay it. */
export function summaryOf({ costs, awards }: OfferTerms): OfferSummary {
  const total = (kinds: readonly AwardKind[]) =>
    awards.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0)
  const cost = Object.values(costs).reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
  const [given, studentLoans, parentLoans] = [total(gifts), total(ownLoans), total(['parent-loan'])]
  const work = total(['work-study'])
  const netPrice = cost - given
  return {
    cost,
    gifts: given,
    studentLoans,
    parentLoans,
    work,
    isWhole: costs.tuition !== null && costs.housing !== null,
    netPrice,
    leftToPay: Math.max(0, netPrice - studentLoans - parentLoans - work),
    fourYears: {
      least: fourYearTotal(cost) - giftsOver(awards, ['one-year']),
      most: fourYearTotal(cost) - giftsOver(awards, ['one-year', 'unknown']),
    },
    debtAtGraduation: 4 * studentLoans,
  }
}

/** The gifts of four years, in dollars, if those of these renewals come once. */
function giftsOver(awards: readonly Award[], once: readonly Renewal[]): number {
  return awards
    .filter(isGift)
    .reduce((sum, { amount, renewal }) => sum + amount * (once.includes(renewal) ? 1 : 4), 0)
}

/** "$22,300", or "at least $22,300" where the letter leaves a large cost out. */
export function offerPriceText({ isWhole, netPrice }: OfferSummary): string {
  return isWhole ? priceText(netPrice) : say('at least {amount}', { amount: billText(netPrice) })
}

/** Compares an offer with the budget; `null` also where the letter leaves a large cost out. */
export function offerAgainstBudget({ isWhole, netPrice }: OfferSummary, budget: number | null) {
  return isWhole ? againstBudget({ amount: netPrice, residents: null }, budget) : null
}

export function isGift({ kind }: Pick<Award, 'kind'>): boolean {
  return gifts.includes(kind)
}

/** Returns what a letter leaves out or obscures, in one plain sentence each. */
export function hiddenIn({ costs, awards }: OfferTerms): string[] {
  const given = awards.filter(isGift)
  const named = (found: readonly Award[]) => found.map(({ name }) => name).join(', ')
  const ofYear = given.filter(({ renewal }) => renewal === 'one-year')
  const open = given.filter(({ renewal }) => renewal === 'unknown')
  const conditional = given.filter(({ condition }) => condition !== '')
  const parents = awards.filter(({ kind }) => kind === 'parent-loan')
  const missing = Object.entries(costs).flatMap(([name, amount]) =>
    amount === null ? [costWords[name as keyof Costs]] : [],
  )
  const borrowed = parents.reduce((sum, { amount }) => sum + amount, 0)
  const { year, total } = federalLoans.parentPlus
  const fourthYear = yearsOfPlus(borrowed)[3]!
  return [
    missing.length > 0 && `The letter does not say ${missing.join(', ')}, so the real cost is higher.`,
    ofYear.length > 0 && `For one year only: ${named(ofYear)}. The three years after it cost more.`,
    open.length > 0 && `Ask whether it is renewable: ${named(open)}.`,
    conditional.length > 0 &&
      `It can be lost: ${conditional.map(({ name, condition }) => `${name} (${condition})`).join(', ')}.`,
    parents.length > 0 &&
      `${named(parents)} ${parents.length === 1 ? 'is a loan' : 'are loans'} that parents repay, not aid.`,
    borrowed > year &&
      `A federal Parent PLUS loan is at most ${dollars(year)} a year, so ${dollars(borrowed - year)} of it must come from elsewhere.`,
    borrowed <= year &&
      fourthYear < borrowed &&
      `A federal Parent PLUS loan is at most ${dollars(total)} in all: the same amount each year leaves ${dollars(fourthYear)} for the fourth.`,
    overDirectLimit(awards),
  ].filter((sentence) => sentence !== false)
}

/** A letter may state more than a dependent first-year student can borrow; only some students can borrow it. */
function overDirectLimit(awards: readonly Award[]): string | false {
  const { dependent, independent } = federalLoans.direct
  const federal = awards.filter(({ kind }) => kind === 'subsidized-loan' || kind === 'unsubsidized-loan')
  const borrowed = federal.reduce((sum, { amount }) => sum + amount, 0)
  return (
    borrowed > dependent.byYear[0]! &&
    `Direct Loans of a first-year student who depends on parents are at most ${dollars(dependent.byYear[0]!)}, and ${dollars(independent.byYear[0]!)} if the student is independent or a parent is refused a PLUS loan. Ask which it is.`
  )
}

export const costWords: Record<keyof Costs, string> = {
  tuition: 'tuition and fees',
  housing: 'housing and food',
  books: 'books and supplies',
  other: 'travel and personal costs',
}

/**
 * Returns the facts for asking a college to reconsider its offer. The family writes the letter itself.
 * @param others the offers of other colleges on the list, by name.
 */
export function appealFacts(
  own: OfferTerms,
  others: readonly { name: string; terms: OfferTerms }[],
): string[] {
  const { netPrice, leftToPay, cost, gifts: given, isWhole } = summaryOf(own)
  const priced = (price: number) => (price > 0 ? dollars(price) : 'nothing')
  const least = isWhole ? '' : 'at least '
  const better = others
    .map(({ name, terms }) => ({ name, ...summaryOf(terms) }))
    .filter((other) => other.isWhole && other.netPrice < netPrice)
    .toSorted((one, other) => one.netPrice - other.netPrice)
  return [
    `The offer: ${dollars(given)} in grants and scholarships of a cost of ${least}${dollars(cost)}, a net price of ${isWhole ? priced(netPrice) : `${least}${billText(netPrice)}`}.`,
    leftToPay > 0 &&
      `After all the loans and work it includes, ${least}${dollars(leftToPay)} a year is left to pay.`,
    ...better.map(
      ({ name, netPrice: price }) =>
        `${name} asks ${priced(price)} a year, ${least}${dollars(netPrice - price)} less.`,
    ),
  ].filter((fact) => fact !== false)
}
