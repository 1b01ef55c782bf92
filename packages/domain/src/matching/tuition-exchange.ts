import type { ExchangeOfCollege, exchangeNames } from '../colleges/options.ts'
import { extraTuition } from './affordability.ts'
import { type PricedCollege, type PricedHome, residencyOf } from './priced.ts'

export type Exchange = (typeof exchangeNames)[number]

type Program = {
  name: string
  /** Residents of one of these states may study in another one. */
  states: readonly string[]
  /** The tuition, at most, in percent of what residents pay. */
  percent: number
  /** Whom it is for, and what has to be done, after "if". */
  condition: string
  page: string
}

/**
 * What the programs say of themselves, in November 2026. Which colleges take part is in `data/tuition-exchange.csv`.
 * Minnesota's agreements stand in for the Midwest exchange between it and its neighbors.
 */
export const exchanges: Record<Exchange, Program> = {
  wue: {
    name: 'Western Undergraduate Exchange',
    states: 'AK AZ CA CO HI ID MT NV NM ND OR SD UT WA WY'.split(' '),
    percent: 150,
    condition: 'the college admits you to it; each sets its own majors, grades and places',
    page: 'https://www.wiche.edu/tuition-savings/wue/',
  },
  msep: {
    name: 'Midwest Student Exchange Program',
    states: 'IN KS MN MO NE ND OH WI'.split(' '),
    percent: 150,
    condition: 'the college admits you to it; it is for named majors only',
    page: 'https://www.mhec.org/policy-research/midwest-student-exchange-program',
  },
  rsp: {
    name: 'New England Tuition Break',
    states: 'CT ME MA NH RI VT'.split(' '),
    percent: 175,
    condition: 'your major is on its list, such as one that no public college at home has',
    page: 'https://nebhe.org/tuitionbreak/',
  },
  minnesota: {
    name: 'Minnesota reciprocity',
    states: 'MN ND SD WI'.split(' '),
    percent: 100,
    condition: 'you apply for reciprocity with your home state; the rate is set each year',
    page: 'https://www.ohe.state.mn.us/',
  },
}

/**
 * The exchange of the South is for single majors that no public university at home has, so that it is no price of a
 * college: which majors those are is on its own page, by home state.
 */
export const academicCommonMarket = {
  name: 'Academic Common Market',
  states: 'AL AR DE GA KY LA MD MS OK SC TN VA WV'.split(' '),
  page: 'https://www.sreb.org/academic-common-market',
}

export type ExchangePrice = {
  exchange: Exchange
  /** The cost of a year before any aid, at most, in US dollars; `null` if the parts of it are not published. */
  upTo: number | null
}

type College = Omit<PricedCollege, 'prices'> & { exchanges: readonly ExchangeOfCollege[] }

/**
 * Returns what a year would cost a student from another state in each exchange that could apply: the full cost with
 * the program's tuition in place of that for other states. It is a price only for whoever is admitted to the program,
 * so it never stands for the price of the college.
 */
export function exchangePrices(college: College, home: PricedHome): ExchangePrice[] {
  if (residencyOf(college, home) !== 'out-of-state' || !home.state || home.country) return []
  return applying(college, home.state).map((exchange) => ({
    exchange,
    upTo: costWith(college, exchanges[exchange].percent),
  }))
}

function applying({ state, exchanges: joined }: College, home: string): Exchange[] {
  const pair = [state, home]
  const isIn = (exchange: Exchange) =>
    pair.every((each) => each !== null && exchanges[exchange].states.includes(each))
  if (isIn('minnesota') && pair.includes('MN')) return ['minnesota']
  return joined.filter(isIn)
}

/** An exchange is of no use where its limit is above what everybody from other states pays. */
function costWith(college: College, percent: number): number | null {
  const { cost, tuitionInState } = college
  const extra = extraTuition(college)
  if (cost === null || tuitionInState === null || extra === null) return null
  return cost + Math.min(extra, Math.round((tuitionInState * (percent - 100)) / 100))
}
