import { type NearestPrice, nearestPrice } from '@bearings/domain/matching/family-price'
import { pricedOf } from '@bearings/domain/matching/published-school'
import type { Means } from '@bearings/domain/matching/within-budget'
import { dollars } from '@bearings/domain/words'
import { pageOf, type FactContext } from '../college/fact-formatter.ts'
import { figureSource, ownSource } from '../notes.ts'

/** Says what a college costs the family a year after grants, as its page does, and whose price that is. */
export async function netPriceFact({ context, school, notes, whom }: FactContext): Promise<string | null> {
  const means = await context.means()
  const price = nearestPrice(pricedOf(school), means)
  const figure = school.figures.net_price_avg ?? school.figures.net_price_110k_plus
  if (price === null || figure === undefined) return null
  const mark = notes.cite(figureSource(figure.source, figure.year, pageOf(school)))
  const paid = `paid **${dollars(price.amount)}** a year at ${whom}`
  const residency = residencyOf(price, means)
  const hints = hintsOf(price, means)
  if (price.of === 'all')
    return `After grants, students with federal aid ${paid} on average${residency}${mark}.${hints}`
  notes.use('your profile')
  const profile = notes.cite(ownSource('Your profile: income bracket', '/profile/edit/0'))
  return `After grants, families with an income like yours ${paid}${residency}${mark}. Your bracket is the one of your profile${profile}.${hints}`
}

function residencyOf({ residency }: NearestPrice, { state }: Means): string {
  if (residency === 'any') return ''
  if (residency === 'out-of-state')
    return ', coming from another state: the price of residents and the difference in tuition'
  return state === null ? ' as residents of its state' : ' as residents of your state'
}

function hintsOf({ of, residency }: NearestPrice, { incomeBracket, state }: Means): string {
  const income =
    incomeBracket === null
      ? ' [Add your income bracket](/profile/edit/0) to see what families like yours paid.'
      : of === 'all'
        ? ' For your income bracket it publishes no price.'
        : ''
  const home =
    residency === 'in-state' && state === null
      ? ' [Add your home state](/financial/net-price) for the price from there.'
      : ''
  return `${income}${home}`
}

/** Says whose prices a table has, and how to get more exact ones. */
export function whosePrices({ incomeBracket, state }: Means): string {
  const income =
    incomeBracket === null
      ? 'Prices are averages of students with federal aid; [add your income bracket](/profile/edit/0) for families like yours'
      : 'Prices are those of your income bracket, or the average where a college publishes none for it'
  const home =
    state === null
      ? 'at public colleges those of residents, until you [add your home state](/financial/net-price)'
      : 'at public colleges of other states with the difference in tuition'
  return `${income}; ${home}.`
}
