import { policyLabels } from '@bearings/domain/colleges/catalog/rules'
import type { FigureName, School } from '@bearings/domain/colleges/catalog/schema'
import { satOf } from '@bearings/domain/colleges/sat'
import { appliesFromAbroad } from '@bearings/domain/matching/from-abroad'
import { fullCost } from '@bearings/domain/matching/full-cost'
import { nearestPrice } from '@bearings/domain/matching/nearest-price'
import { priceInWords } from '@bearings/domain/matching/price-words'
import { residencyOf } from '@bearings/domain/matching/priced'
import { pricedOf } from '@bearings/domain/matching/published-school'
import type { Means } from '@bearings/domain/matching/within-budget'
import { dollars, formatInteger, inProse, percent } from '@bearings/domain/words'
import { z } from 'zod'
import { figureSource } from '../notes.ts'
import { counted, quoted, table } from '../prose.ts'
import { type Fact, factPatterns } from '../requests/facts.ts'
import { citeList, emptyList } from './own-list.ts'
import { tool } from './tool.ts'

type Cell = { text: string; order: number; source: { source: string; year: string } }
/** A fact that can be put side by side: the head of its column, and what each college has in it. */
export type Column = {
  head: string
  value: (school: School, means: Means) => Cell | null
  lowIsBetter?: true
  /** What each college asks for, where none comes first. */
  isRule?: true
}

function plain(name: FigureName, head: string, words: (value: number) => string): Column {
  return {
    head,
    value: ({ figures }) => {
      const figure = figures[name]
      return figure ? { text: words(figure.value), order: figure.value, source: figure } : null
    },
  }
}

/** What a year costs the one who asks: after grants, or from abroad the full cost. */
const ownPrice: Column = {
  head: 'Net price',
  lowIsBetter: true,
  value: (school, means) => {
    const price = nearestPrice(pricedOf(school), means)
    const { net_price_avg: average, net_price_110k_plus: bracket, cost_of_attendance: cost } = school.figures
    const source = price?.of === 'full-cost' ? cost : (average ?? bracket)
    return price && source ? { text: priceInWords(price), order: price.amount, source } : null
  },
}

const ownCost: Column = {
  head: 'Cost a year before aid',
  lowIsBetter: true,
  value: (school, means) => {
    const [cost, source] = [fullCost(pricedOf(school), means), school.figures.cost_of_attendance]
    return cost && source
      ? { text: priceInWords({ ...cost, of: 'bracket' }), order: cost.amount, source }
      : null
  },
}

const ownTuition: Column = {
  head: 'Tuition',
  lowIsBetter: true,
  value: (school, means) => {
    const { tuition_in_state: inside, tuition_out_of_state: outside } = school.figures
    const residency = residencyOf(school, means)
    const [source, residents] = residency === 'in-state' ? [inside, null] : [outside ?? inside, inside]
    if (!source) return null
    const hasTwo = residency === null && residents && residents.value !== source.value
    const prices = { amount: source.value, residents: hasTwo ? residents.value : null }
    return { text: priceInWords({ ...prices, of: 'bracket' }), order: source.value, source }
  },
}

export const columns: Partial<Record<Fact, Column>> = {
  'admission-rate': plain('admission_rate', 'Admits', percent),
  sat: {
    head: 'SAT, middle half',
    value: (school) => {
      const sat = satOf(school)
      return sat && { text: `${sat.from}–${sat.to}`, order: sat.from, source: sat }
    },
  },
  gpa: plain('avg_hs_gpa', 'Average GPA', (value) => value.toFixed(2)),
  cost: ownCost,
  'net-price': ownPrice,
  tuition: ownTuition,
  'room-board': { ...plain('room_board_on_campus', 'Room and board', dollars), lowIsBetter: true },
  aid: plain('avg_grant_aid', 'Average grants', dollars),
  merit: plain('merit_award_avg', 'Average merit award', dollars),
  fee: { ...plain('application_fee', 'Application fee', dollars), lowIsBetter: true },
  graduation: plain('grad_rate_6yr', 'Graduate', percent),
  retention: plain('retention_rate', 'Come back', percent),
  size: plain('undergrad_enrollment', 'Undergraduates', formatInteger),
  ratio: { ...plain('student_faculty_ratio', 'Students per teacher', formatInteger), lowIsBetter: true },
  earnings: plain('median_earnings_10yr', 'Earnings', dollars),
  debt: { ...plain('median_debt', 'Debt', dollars), lowIsBetter: true },
  yield: plain('yield_rate', 'Enroll when admitted', percent),
  css: {
    head: 'CSS Profile',
    isRule: true,
    // What is known is of students in the US.
    value: (school, means) => {
      const css = appliesFromAbroad(means) ? undefined : school.aid?.forms?.css
      const order = { required: 2, or_own_form: 1, not_required: 0 }
      return css
        ? {
            text: cssLabels[css],
            order: order[css],
            source: { source: 'The college’s page in the catalog', year: '' },
          }
        : null
    },
  },
  'test-policy': {
    head: 'SAT/ACT',
    lowIsBetter: true,
    isRule: true,
    value: ({ facts: { test_policy: policy } }) =>
      (policy && {
        text: policyLabels[policy.value] ?? policy.value,
        order: policy.value === 'required' ? 1 : 0,
        source: policy,
      }) ||
      null,
  },
  recommendations: {
    head: 'Teacher letters',
    value: ({ requirements }) =>
      requirements?.teacherEvaluations == null
        ? null
        : {
            text: String(requirements.teacherEvaluations),
            order: requirements.teacherEvaluations,
            source: { source: requirements.source ?? 'The college’s requirements', year: requirements.cycle },
          },
  },
}

const cssLabels = {
  required: 'Required for its own aid',
  or_own_form: 'That or a form of its own',
  not_required: 'FAFSA only',
} as const

export const listFacts = tool({
  description:
    'One published figure for every school on the student’s list, as a table in the order of the figure',
  input: z.object({
    fact: z.enum(Object.keys(factPatterns) as [Fact, ...Fact[]]),
    lowestFirst: z.boolean().nullable(),
  }),
  async run(context, { fact, lowestFirst }, notes) {
    const list = await context.list()
    if (list.length === 0) return emptyList(notes)
    const mark = citeList(notes)
    const column = columns[fact]
    if (!column)
      return `That is not a single figure that I can list for every school. Ask about one of them, or [compare them](/schools/compare).`
    notes.use('the catalog')
    const means = await context.means()
    const ids = list.slice(0, 30).flatMap(({ schoolId }) => (schoolId ? [schoolId] : []))
    const known = (await Promise.all(ids.map((id) => context.school(id)))).flatMap((school) => {
      const value = column.value(school, means)
      return value ? [{ school, value }] : []
    })
    const [any] = known
    if (!any) return `None of the schools on your list${mark} publishes that, as far as the catalog knows.`
    const sign = (lowestFirst ?? column.lowIsBetter ?? false) ? 1 : -1
    const sorted = known.toSorted((one, other) => sign * (one.value.order - other.value.order))
    const cited = sorted.map(({ value: { source } }) =>
      notes.cite(figureSource(source.source, source.year, '/schools')),
    )
    const [first] = sorted
    const unknown = list.filter(({ schoolId }) => !known.some(({ school }) => school.id === schoolId))
    const names = unknown.slice(0, 6).map(({ name }) => quoted(name))
    const rest = names.length > 0 ? `\n\nNot published for ${inProse(names)}.` : ''
    const rows = sorted.map(({ school, value }) => [quoted(school.name), value.text])
    const best = column.isRule
      ? 'this is what each asks for'
      : `**${quoted(first!.school.name)}** comes first with **${first!.value.text}**`
    return `Of your ${counted(list.length, 'school')}${mark}, ${best}${[...new Set(cited)].join('')}.\n\n${table(['College', column.head], rows)}${rest}`
  },
})
