import { collegeOf } from '@bearings/domain/matching/college-of'
import type { ExtremeWords } from '@bearings/domain/matching/in-one-sentence'
import { type PlacedLabel, placedLabel } from '@bearings/domain/matching/placed-label'
import { place, type Placement } from '@bearings/domain/matching/placement'
import { pricedOf, publishedOf } from '@bearings/domain/matching/published-school'
import type { Applicant } from '@bearings/domain/matching/schema'
import { shownOdds } from '@bearings/domain/matching/shown-odds'
import { isWithinBudget, type Means } from '@bearings/domain/matching/within-budget'
import { policyLabels } from '@bearings/domain/schools/catalog/rules'
import type { Fact, Figure, FigureName, School } from '@bearings/domain/schools/catalog/schema'
import type { ListEntry } from '@bearings/domain/schools/list/schema'
import { dollars } from '@bearings/domain/words'
import { priceFigure } from '../college/price-figure.ts'
import { figureText } from '../figures.ts'
import { priceNote } from '../price-words.ts'

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

type Strip = {
  scale: readonly [number, number]
  band: readonly [number, number]
  /** The student's own odds, or the family's budget. */
  you: number | undefined
}

type Cell = {
  value: number
  text: string
  source: string
  note?: string
  /** A share is drawn on all there is; anything else on the largest of the row. */
  isShare?: boolean
  /** Otherwise drawn from nothing to its value. */
  range?: readonly [number, number]
  you?: number
} | null

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
    cellOf: (school: ComparedSchool) => Cell,
    options: Options = {},
  ): CompareRow => {
    const cells = schools.map(cellOf)
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
    row('odds', `${whose} odds, estimated`, oddsOf, {
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
    figure('retention_rate', 'Come back after year one'),
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

function cellOf(figure: Figure | undefined): Cell {
  if (!figure) return null
  const { value, unit, year, source } = figure
  return { value, text: figureText(figure), source: `${year}, ${source}`, isShare: unit === 'share' }
}

/** A policy in words has nothing to draw. */
function policyOf(policy: Fact | undefined): Cell {
  if (!policy) return null
  const { value, year, source } = policy
  return { value: 0, text: policyLabels[value] ?? value, source: `${year}, ${source}` }
}

function stripsOf(cells: readonly Cell[]): CompareRow['strips'] {
  const most = Math.max(...cells.map((cell) => Math.max(cell?.value ?? 0, cell?.you ?? 0)))
  return cells.map((cell) => {
    if (!cell || most <= 0) return null
    const band = cell.range ?? ([0, Math.max(0, cell.value)] as const)
    return { scale: [0, cell.isShare ? 1 : most], band, you: cell.you }
  })
}

function priceOf(school: School, means: Means): Cell {
  const price = priceFigure(school, means)
  const cell = cellOf(price?.figure)
  if (!price || !cell) return null
  const isAverage = !price.isOwnBracket && means.incomeBracket !== null
  const note = priceNote({ of: isAverage ? 'all' : 'bracket', residency: price.residency })
  const { budget } = means
  return {
    ...cell,
    note: [note, budget !== null && budgetNote(cell.value - budget)].filter(Boolean).join(' · '),
    ...(budget !== null && { you: budget }),
  }
}

/** @param over Dollars a year above what the family can pay. */
function budgetNote(over: number): string {
  return over <= 0 ? 'in budget' : `${dollars(over)} over budget`
}

function oddsOf({ placement }: ComparedSchool): Cell {
  if (placement?.status !== 'estimated') return null
  const { odds, isAutomatic } = placement
  const { middle, low, high } = odds
  const drawn = { isShare: true, range: [low, high], you: middle } as const
  return { value: middle, text: shownOdds(odds, isAutomatic), source: 'An estimate', ...drawn }
}
