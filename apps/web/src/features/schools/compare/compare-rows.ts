import { collegeOf } from '@bearings/domain/matching/college-of'
import type { ExtremeWords } from '@bearings/domain/matching/in-one-sentence'
import { type PlacedLabel, placedLabel } from '@bearings/domain/matching/placed-label'
import { place, type Placement } from '@bearings/domain/matching/placement'
import { pricedOf, publishedOf } from '@bearings/domain/matching/published-school'
import type { Applicant } from '@bearings/domain/matching/schema'
import { isWithinBudget, type Means } from '@bearings/domain/matching/within-budget'
import type { FigureName, School } from '@bearings/domain/schools/catalog/schema'
import type { ListEntry } from '@bearings/domain/schools/list/schema'
import { priceFigure } from '../college/price-figure.ts'
import { type Cell, cellOf, oddsOf, policyOf, priceOf, type Strip, stripsOf } from './compare-cells.ts'

export type ComparedSchool = {
  school: School
  placement: Placement | null
  label: PlacedLabel | null
  /** The student's application, where the school is on their list and the list is theirs to read. */
  entry?: ListEntry | undefined
}

export type CompareRow = {
  key: string
  label: string
  values: (number | null)[]
  texts: string[]
  /** What belongs to each besides: whose price it is, and how far from the budget. */
  notes: string[]
  /** The source and year of each; empty where nothing is published. */
  sources: string[]
  /** How each is drawn, all on one scale. */
  strips: (Strip | null)[]
  /** What is said where nothing is known. */
  missing: string
  best?: { is: 'higher' | 'lower'; words: string }
  extremes?: ExtremeWords
  isWords?: boolean
}

type Options = Partial<Pick<CompareRow, 'best' | 'extremes' | 'isWords' | 'missing'>>

/** Places each school for the student, if there is one. */
export function placed(
  school: School,
  applicant: Applicant | null,
  means: Means,
  today: string,
): ComparedSchool {
  const placement = applicant && place(applicant, collegeOf(publishedOf(school), today))
  const isAffordable = isWithinBudget(pricedOf(school), means)
  return { school, placement, label: placement && placedLabel(placement, { isAffordable }) }
}

/** Every figure that is compared, with what it is for each college. @param whose begins the names of a student's own. */
export function compareRows(
  schools: readonly ComparedSchool[],
  means: Means,
  whose: 'Your' | 'Their' = 'Your',
): CompareRow[] {
  const row = (
    key: string,
    label: string,
    cellFor: (school: ComparedSchool) => Cell,
    options: Options = {},
  ): CompareRow => {
    const cells = schools.map(cellFor)
    return {
      key,
      label,
      values: cells.map((cell) => cell?.value ?? null),
      texts: cells.map((cell) => cell?.text ?? '–'),
      notes: cells.map((cell) => cell?.note ?? ''),
      sources: cells.map((cell) => cell?.source ?? ''),
      strips: stripsOf(cells),
      missing: 'not published',
      ...options,
    }
  }
  const figure = (name: FigureName, label: string, options?: Options) =>
    row(name, label, ({ school }) => cellOf(school.figures[name]), options)

  return [
    row('odds', `${whose} odds, estimated`, ({ placement }) => oddsOf(placement), {
      missing: 'no estimate',
      best: { is: 'higher', words: 'Best odds' },
      extremes: { most: 'best odds', least: 'lowest odds' },
    }),
    row(
      'price',
      means.incomeBracket === null ? 'Net price, average' : `Net price, ${whose.toLowerCase()} income`,
      ({ school }) => priceOf(school, means),
      // The price of residents is not this family's while nobody knows where they live.
      schools.some(({ school }) => priceFigure(school, means)?.residency === 'in-state') &&
        means.state === null
        ? {}
        : {
            best: { is: 'lower', words: 'Lowest price' },
            extremes: { most: 'highest net price', least: 'lowest net price' },
          },
    ),
    // The odds say of a college what its rate does, and of the student besides.
    figure('admission_rate', 'Admits'),
    figure('undergrad_enrollment', 'Undergraduates', {
      extremes: { most: 'most undergraduates', least: 'fewest undergraduates', isCount: true },
    }),
    figure('student_faculty_ratio', 'Students per teacher', {
      extremes: { most: 'most students per teacher', least: 'fewest students per teacher' },
    }),
    figure('grad_rate_6yr', 'Graduate', {
      best: { is: 'higher', words: 'Highest' },
      extremes: { most: 'highest graduation rate', least: 'lowest graduation rate' },
    }),
    figure('retention_rate', 'Return after the first year'),
    figure('median_earnings_10yr', 'Earnings after ten years', {
      best: { is: 'higher', words: 'Highest' },
      extremes: { most: 'highest earnings', least: 'lowest earnings' },
    }),
    figure('median_debt', 'Median debt', {
      best: { is: 'lower', words: 'Lowest' },
      extremes: { most: 'highest debt', least: 'lowest debt' },
    }),
    figure('cost_of_attendance', 'Full cost'),
    row('tests', 'SAT and ACT', ({ school }) => policyOf(school.facts.test_policy), { isWords: true }),
  ]
}
