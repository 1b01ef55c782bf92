import type { FigureName, School } from '@bearings/domain/colleges/catalog/schema'
import type { ListEntry } from '@bearings/domain/list/schema'
import { livingIn } from '@bearings/domain/matching/applicant-of'
import { collegeOf } from '@bearings/domain/matching/college-of'
import type { ExtremeWords } from '@bearings/domain/matching/extremes'
import { appliesFromAbroad } from '@bearings/domain/matching/from-abroad'
import type { PlacedLabel } from '@bearings/domain/matching/options'
import { placedLabel } from '@bearings/domain/matching/placed-label'
import { place, type Placement } from '@bearings/domain/matching/placement'
import { pricedOf, publishedOf } from '@bearings/domain/matching/published-school'
import type { Applicant } from '@bearings/domain/matching/schema'
import { isWithinBudget, type Means } from '@bearings/domain/matching/within-budget'
import { asRead } from '@bearings/domain/words'
import { priceFigure } from '#colleges/published/price-figure.ts'
import {
  type Cell,
  cellOf,
  costOf,
  exchangeOf,
  needMetOf,
  oddsOf,
  policyOf,
  priceOf,
  promiseOf,
  type Strip,
  stripsOf,
} from './compare-cells.ts'

export type ComparedSchool = {
  school: School
  placement: Placement | null
  label: PlacedLabel | null
  /** The student's application, if the school is on their list and the reader may see it. */
  entry?: ListEntry | undefined
}

export type CompareRow = {
  key: string
  label: string
  values: (number | null)[]
  texts: string[]
  /** A note on each value: whose price it is, and how far it is from the budget. */
  notes: string[]
  /** The source and year of each value; empty where nothing is published. */
  sources: string[]
  /** How to draw each value, all on one scale. */
  strips: (Strip | null)[]
  /** The text for an unknown value. */
  missing: string
  best?: { is: 'higher' | 'lower'; words: string }
  extremes?: ExtremeWords
  isWords?: boolean
}

type Options = Partial<Pick<CompareRow, 'best' | 'extremes' | 'isWords' | 'missing'>>

/** Computes each school's odds and label for the student, if there is one. */
export function placed(
  school: School,
  applicant: Applicant | null,
  means: Means,
  today: string,
  entry?: ListEntry,
): ComparedSchool {
  const placement =
    applicant && place(livingIn(applicant, means), collegeOf(publishedOf(school), today), entry)
  const isAffordable = isWithinBudget(pricedOf(school), means)
  return { school, placement, label: placement && placedLabel(placement, { isAffordable }), entry }
}

/**
 * Returns every figure that is compared, with its value for each college.
 * @param isOwn Whether the reader is the student.
 */
export function compareRows(schools: readonly ComparedSchool[], means: Means, isOwn = true): CompareRow[] {
  const isFromAbroad = appliesFromAbroad(means)
  const row = (
    key: string,
    label: string,
    cellFor: (school: ComparedSchool) => Cell,
    options: Options = {},
  ): CompareRow => {
    const cells = schools.map(cellFor)
    return {
      key,
      label: asRead(label, isOwn),
      values: cells.map((cell) => cell?.value ?? null),
      texts: cells.map((cell) => cell?.text ?? '–'),
      notes: cells.map((cell) => asRead(cell?.note ?? '', isOwn)),
      sources: cells.map((cell) => cell?.source ?? ''),
      strips: stripsOf(cells),
      missing: 'not published',
      ...options,
    }
  }
  const figure = (name: FigureName, label: string, options?: Options) =>
    row(name, label, ({ school }) => cellOf(school.figures[name]), options)

  return [
    row('odds', 'Your odds, estimated', ({ placement }) => oddsOf(placement), {
      missing: 'no estimate',
      best: { is: 'higher', words: 'Best odds' },
      extremes: { most: 'best odds', least: 'lowest odds' },
    }),
    row(
      'price',
      isFromAbroad
        ? 'Full cost'
        : means.incomeBracket === null
          ? 'Net price, average'
          : 'Net price, your income',
      ({ school }) => priceOf(school, means),
      // Without the family's home state, one of two prices may not be theirs, so no price is called the lowest.
      schools.some(({ school }) => priceFigure(school, means)?.residency === 'unknown')
        ? {}
        : {
            best: { is: 'lower', words: 'Lowest price' },
            extremes: isFromAbroad
              ? { most: 'highest cost', least: 'lowest cost' }
              : { most: 'highest net price', least: 'lowest net price' },
          },
    ),
    // The row of the odds covers the admission rate, and adds the student.
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
    // From abroad, the row of the price says it.
    ...(isFromAbroad ? [] : [row('cost', 'Full cost', ({ school }) => costOf(school, means))]),
    row('exchange', 'In an exchange, if admitted to it', ({ school }) => exchangeOf(school, means), {
      missing: 'no exchange',
    }),
    ...(isFromAbroad
      ? []
      : [
          row('promise', 'Promise by income', ({ school }) => promiseOf(school, means), {
            isWords: true,
            missing: 'none known',
          }),
          row('need', 'Need met, average', ({ school }) => needMetOf(school), {
            extremes: { most: 'most need met', least: 'least need met' },
          }),
        ]),
    row('tests', 'SAT and ACT', ({ school }) => policyOf(school.facts.test_policy), { isWords: true }),
  ]
}
