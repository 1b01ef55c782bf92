import type { Figure, School } from '@bearings/domain/colleges/catalog/schema'
import { extraTuition, federalLimits } from '@bearings/domain/matching/affordability'
import { aidFromAbroad } from '@bearings/domain/matching/aid-from-abroad'
import { appliesFromAbroad } from '@bearings/domain/matching/from-abroad'
import { type NearestPrice, nearestPrice } from '@bearings/domain/matching/nearest-price'
import { residencyOf } from '@bearings/domain/matching/priced'
import { bracketFigures, pricedOf } from '@bearings/domain/matching/published-school'
import type { Means } from '@bearings/domain/matching/within-budget'
import { priceText } from '@bearings/domain/price-text'
import { dollars } from '@bearings/domain/words'
import { pageOf, type FactContext } from '../college/fact-formatter.ts'
import { figureSource, ownSource } from '../notes.ts'

/** Says what a year at a college costs the one who asks, as its page does, and whose price that is. */
export async function netPriceFact({ context, school, notes, whom }: FactContext): Promise<string | null> {
  const { income, isFromAbroad } = context.said
  if (income !== null && !isFromAbroad) {
    const ofIncome = priceOfIncome(school, income)
    if (ofIncome) {
      const { figure, families } = ofIncome
      const mark = notes.cite(figureSource(figure.source, figure.year, pageOf(school)))
      const { state } = context.said.state === null ? await context.means() : context.said
      const residents = school.control === 'public' ? ' as residents of its state' : ''
      return `Families with ${families} a year and federal aid paid **${priceText(figure.value)}** a year at ${whom} on average after grants${residents}${mark}.${fromElsewhere(school, figure.value, state)} Its net price calculator gives the figure for your own family.`
    }
  }
  const means = await context.means()
  const price = nearestPrice(pricedOf(school), means)
  const { cost_of_attendance: cost, net_price_avg: average, net_price_110k_plus: bracket } = school.figures
  const figure = price?.of === 'full-cost' ? cost : (average ?? bracket)
  if (price === null || figure === undefined) return null
  const mark = notes.cite(figureSource(figure.source, figure.year, pageOf(school)))
  if (price.of === 'full-cost')
    return `From abroad, ${whom} costs **${priceText(price.amount)}** a year before any aid${mark}. ${aidFromAbroad(school.odds)}`
  const hints = hintsOf(price, means)
  const paid = paidAt(whom, price, means)
  if (price.of === 'all') return `After grants, students with federal aid ${paid} on average${mark}.${hints}`
  notes.use('your profile')
  const profile = notes.cite(ownSource('Your profile: income bracket', '/profile/edit/0'))
  return `After grants, families with an income like yours ${paid}${mark}. Your bracket is the one of your profile${profile}.${hints}`
}

/** What it comes to from the state that the question names, at a public college of another one. */
function fromElsewhere(school: School, paid: number, home: string | null): string {
  const college = pricedOf(school)
  const more = residencyOf(college, { state: home }) === 'out-of-state' && extraTuition(college)
  return more
    ? ` From another state, with the difference in tuition, that is about **${priceText(paid + more)}**.`
    : ''
}

function paidAt(whom: string, { amount, residents, residency }: NearestPrice, { country }: Means): string {
  if (residents !== null)
    return `paid **${priceText(residents)}** a year at ${whom} as residents of its state, and with the difference in tuition **${priceText(amount)}** from anywhere else`
  const where = {
    any: '',
    unknown: '',
    'in-state': ' as residents of your state',
    'out-of-state': `, coming from ${country ? 'abroad' : 'another state'}: the price of residents and the difference in tuition`,
  }[residency]
  return `paid **${priceText(amount)}** a year at ${whom}${where}`
}

/** Returns what families with this income paid, in dollars a year, and which families these are. */
function priceOfIncome({ figures }: School, income: number): { figure: Figure; families: string } | null {
  const { bracket, above, upTo } = federalLimits.find((limits) => income <= limits.upTo)!
  const figure = figures[bracketFigures[bracket]]
  const families =
    above === 0
      ? `up to ${dollars(upTo)}`
      : upTo === Infinity
        ? `more than ${dollars(above)}`
        : `${dollars(above + 1)} to ${dollars(upTo)}`
  return figure ? { figure, families } : null
}

function hintsOf({ of, residency }: NearestPrice, { incomeBracket }: Means): string {
  const income =
    incomeBracket === null
      ? ' [Add your income bracket](/profile/edit/0) to see what families like yours paid.'
      : of === 'all'
        ? ' For your income bracket it publishes no price.'
        : ''
  const home =
    residency === 'unknown' ? ' [Add your home state](/financial/net-price) to see which is yours.' : ''
  return `${income}${home}`
}

/** Says whose prices a table has, and how to get more exact ones. */
export function whosePrices(means: Means): string {
  const { incomeBracket, state, country } = means
  if (appliesFromAbroad(means))
    return 'From abroad, prices are the full cost of a year before any aid, since the averages after grants are of students with federal aid.'
  const income =
    incomeBracket === null
      ? 'Prices are averages of students with federal aid; [add your income bracket](/profile/edit/0) for families like yours'
      : 'Prices are those of your income bracket, or the average where a college publishes none for it'
  const home =
    state === null && !country
      ? 'public colleges have one for residents of their state and one for everybody else, and the second counts, until you [add your home state](/financial/net-price)'
      : 'at public colleges of other states with the difference in tuition'
  return `${income}; ${home}.`
}
