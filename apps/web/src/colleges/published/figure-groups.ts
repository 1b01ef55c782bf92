import { policyLabels } from '@bearings/domain/colleges/catalog/rules'
import type { FactName, Figure, FigureName, School } from '@bearings/domain/colleges/catalog/schema'

/** One line of the figures, with the number of its source in the list below. */
type FigureLine = Pick<Figure, 'label' | 'year' | 'note'> & { key: string; text: string; source: number }
export type FigureGroup = { title: string; lines: FigureLine[] }

type Name = FigureName | FactName
type Span = { key: string; label: string; low: FigureName; high: FigureName }

const groups: { title: string; names: (Name | Span)[] }[] = [
  {
    title: 'Getting in',
    names: [
      'admission_rate',
      'open_admissions',
      { key: 'sat_rw', label: 'SAT Reading and Writing, middle 50%', low: 'sat_rw_25', high: 'sat_rw_75' },
      { key: 'sat_math', label: 'SAT Math, middle 50%', low: 'sat_math_25', high: 'sat_math_75' },
      { key: 'act', label: 'ACT, middle 50%', low: 'act_25', high: 'act_75' },
      'test_policy',
      'essay_policy',
      'avg_hs_gpa',
      'yield_rate',
      'waitlist_admitted',
    ],
  },
  {
    title: 'What it costs',
    names: [
      'net_price_avg',
      'tuition_in_state',
      'tuition_out_of_state',
      'room_board_on_campus',
      'books_supplies',
      'avg_grant_aid',
      'merit_recipients',
      'merit_award_avg',
      'median_debt',
      'application_fee',
    ],
  },
  {
    title: 'Outcomes',
    names: [
      'retention_rate',
      'grad_rate_4yr',
      'grad_rate_6yr',
      'median_earnings_6yr',
      'median_earnings_10yr',
    ],
  },
  {
    title: 'Students',
    names: [
      'undergrad_enrollment',
      'student_faculty_ratio',
      'pct_pell',
      'pct_federal_loan',
      'women_only',
      'men_only',
      'hbcu',
      'hsi',
      'tribal',
      'religious_affiliation',
    ],
  },
  { title: 'Place', names: ['locale_detail', 'region', 'distance_only'] },
]

/**
 * Groups the published figures of a school that have no card of their own.
 * @param numberOf The number of a source, the same as in the school's other cards.
 */
export function figureGroups(
  { figures, facts }: Pick<School, 'figures' | 'facts'>,
  textOf: (figure: Pick<Figure, 'value' | 'unit'>) => string,
  numberOf: (source: string) => number,
): FigureGroup[] {
  const lineOf = (name: Name | Span): FigureLine | null => {
    if (typeof name === 'object') {
      const [low, high] = [figures[name.low], figures[name.high]]
      if (!low || !high) return null
      const text = `${textOf(low)} to ${textOf(high)}`
      return { key: name.key, label: name.label, text, year: low.year, source: numberOf(low.source) }
    }
    const figure = name in figures ? figures[name as FigureName] : undefined
    if (figure) return { ...figure, key: name, text: textOf(figure), source: numberOf(figure.source) }
    const fact = facts[name as FactName]
    if (!fact) return null
    return { ...fact, key: name, text: policyLabels[fact.value] ?? fact.value, source: numberOf(fact.source) }
  }

  return groups
    .map(({ title, names }) => ({ title, lines: names.map(lineOf).filter((line) => line !== null) }))
    .filter(({ lines }) => lines.length > 0)
}
