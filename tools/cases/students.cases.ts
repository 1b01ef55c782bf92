import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { FindableCollege } from '@bearings/domain/colleges/find/schema'
import { oddsInWords, oddsOf } from '@bearings/domain/matching/odds-of'
import { displayedOdds } from '@bearings/domain/matching/parameters'
import { placedLabel } from '@bearings/domain/matching/placed-label'
import type { Placement } from '@bearings/domain/matching/placement'
import type { Applicant } from '@bearings/domain/matching/schema'
import type { Row } from '../data/csv.ts'
import { catalog, placedAt } from './placing.ts'

export const columns = [
  'student',
  'gpa',
  'sat',
  'state',
  'country',
  'asks_for_aid',
  'rank_percent',
  'major',
  'early_at',
]

/** Odds are shown in steps of five points, so one step beside what a counselor says is not wrong. */
const { step } = displayedOdds
/** The share of the table that may be wrong. */
const mostWrong = 0.03
const page = resolve(import.meta.dirname, '../../docs/matching-students.md')

/**
 * Places students at colleges, and judges each figure by what an experienced counselor would say. Every other column is a
 * college's federal number, and has the odds that are right, in percent: `15-40`, `none` where no odds should be given, `rule`
 * where a published rule admits; several with a bar between. They were written down from what counselors know and from the colleges' own
 * counts, before they were compared; those of Long Beach for other states were corrected afterwards by its counts. Writes the table into `docs/matching-students.md`.
 */
export async function run(rows: Row[]): Promise<boolean> {
  const file = await catalog()
  const unitids = Object.keys(rows[0]!)
    .filter((column) => !columns.includes(column))
    .map(Number)
  const colleges = unitids.map((unitid) => file.colleges.find((college) => college.unitid === unitid)!)
  const judged = rows.map((row) => ({
    row,
    cells: unitids.map((unitid) => {
      const plan = row['early_at'] === String(unitid) ? 'early_decision' : 'regular'
      const placement = placedAt(file, unitid, applicantIn(row), { plan, major: row['major'] || null })!
      return { placement, expected: row[unitid]!, isRight: isRight(placement, row[unitid]!) }
    }),
  }))
  const wrong = judged.flatMap(({ row, cells }) =>
    cells.flatMap(({ placement, expected, isRight }, at) =>
      isRight
        ? []
        : [
            `${row['student']} at ${colleges[at]!.name}: ${inWords(placement)}; a counselor would say ${expected}`,
          ],
    ),
  )
  const count = judged.length * unitids.length
  writeFileSync(page, pageOf(judged, colleges, wrong))
  for (const line of wrong) console.log(line)
  console.log(`${count - wrong.length} of ${count} hold; the table is in docs/matching-students.md`)
  return wrong.length <= count * mostWrong
}

function applicantIn(row: Row): Applicant {
  const figure = (column: string) => (row[column] ? Number(row[column]) : null)
  return {
    gpa: figure('gpa'),
    sat: figure('sat'),
    act: null,
    withholdsScores: false,
    rigor: 0,
    state: row['state'] || null,
    isFromAbroad: Boolean(row['country']),
    asksForAid: row['asks_for_aid'] ? row['asks_for_aid'] === 'yes' : null,
    classRankPercent: figure('rank_percent'),
  }
}

function isRight(placement: Placement, expected: string): boolean {
  const odds = oddsOf(placement)
  return expected.split('|').some((one) => {
    if (one === 'rule') return placement.status === 'guaranteed'
    if (one === 'none') return odds === null
    const [from, to] = one.split('-').map((percent) => Number(percent) / 100)
    return odds !== null && odds.middle >= from! - step && odds.middle <= to! + step
  })
}

function inWords(placement: Placement): string {
  const odds = oddsOf(placement)
  const middle = odds && placement.status !== 'guaranteed' ? ` (middle ${Math.round(odds.middle * 100)})` : ''
  return [placedLabel(placement), oddsInWords(placement)].filter(Boolean).join(', ') + middle
}

type Judged = { row: Row; cells: { placement: Placement; expected: string; isRight: boolean }[] }

function pageOf(
  judged: readonly Judged[],
  colleges: readonly FindableCollege[],
  wrong: readonly string[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return `${[
    '# Students at colleges',
    '',
    'Written by `npm run cases -- students tools/cases/students.csv`: what [the method](matching.md) says to these students at these',
    'colleges, and in brackets the odds in percent that an experienced counselor would give. They were written down before they were',
    'compared; only those of Long Beach for other states were corrected afterwards, by its own counts (1,390 of 1,900 admitted).',
    'A figure is wrong (**bold**) if the middle of its range is outside of them by more than five points, the step of displayed odds.',
    '',
    'At first 31 of 300 were wrong. The method was corrected after that, in this order, and the intervals were left as they were:',
    'grades as they are spread in a class, which is not normally; weighted grades at colleges that look at no scores; a class of',
    'residents as no measure for applicants from elsewhere; and academics that explain less where few of those are admitted.',
    '',
    'A student from abroad who asks for aid has no odds here, because none of these colleges is known to be need-blind for them. One',
    'who pays in full has odds where at least 50 applied from abroad. At Chapel Hill and Austin the intervals are below what those',
    'colleges count: 1,461 of 9,756 and 894 of 6,944 applicants from abroad were admitted, 15% and 13%.',
    '',
    line(['student', ...colleges.map(({ name }) => name)]),
    line(['---', ...colleges.map(() => '---')]),
    ...judged.map(({ row, cells }) =>
      line([
        `${row['student']} (${[row['gpa'], row['sat'] || 'no score'].join(', ')})`,
        ...cells.map(({ placement, expected, isRight }) => {
          const words = `${inWords(placement)} [${expected.replace('|', ' or ')}]`
          return isRight ? words : `**${words}**`
        }),
      ]),
    ),
    '',
    `${wrong.length} of ${judged.length * colleges.length} are wrong:`,
    '',
    ...wrong.map((each) => `- ${each}`),
  ].join('\n')}\n`
}
