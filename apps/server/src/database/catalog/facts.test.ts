import * as forms from '@bearings/domain/colleges/options'
import { expect, test } from 'vitest'
import { aidFactsOf } from './aid-facts.ts'
import { partsOf } from './application-parts.ts'
import { changesOf } from './changes.ts'
import { usualDecisionsOf } from './early-rules.ts'
import { exchangesOf } from './exchanges.ts'
import { type Files, linesOf, perCollege, readFiles } from './files.ts'
import { catalogOf } from './load.ts'
import { oddsFactsOf } from './odds-facts.ts'
import { deadlinesOf } from './rounds.ts'
import { supplementsOf } from './supplements.ts'

const files = await readFiles()
const federal = new Set(linesOf(files['colleges.csv']).map(({ unitid }) => Number(unitid)))

/** Returns the files with one cell of the first line of a file changed. */
function withCell(name: keyof Files, column: string, value: string): Files {
  const [line, ...others] = linesOf(files[name])
  const rows = [{ ...line!, [column]: value }, ...others]
  const csv = [Object.keys(line!), ...rows.map((row) => Object.values(row))]
  const text = csv.map((cells) => cells.map((cell) => JSON.stringify(cell)).join(',')).join('\n')
  return { ...files, [name]: Buffer.from(text.replaceAll('\\"', '""')) }
}

test('every college that closes or merges is one of the catalog, and so is its successor', () => {
  const changes = [...changesOf(files)]
  expect(changes.length).toBeGreaterThan(30)
  const named = changes.flatMap(([unitid, { successor }]) => [unitid, successor?.unitid ?? unitid])
  expect(named.filter((unitid) => !federal.has(unitid))).toEqual([])
})

test('every fact is of a college of the catalog', () => {
  const named = perCollege.flatMap((name) => linesOf(files[name]).map(({ unitid }) => Number(unitid)))
  expect(named.filter((unitid) => !federal.has(unitid))).toEqual([])
})

test('a date that is usual never takes the place of one that is reported, and none is said twice', () => {
  const deadlines = deadlinesOf(files)
  const keys = deadlines.map(({ unitid, round, cycle }) => `${unitid} ${round} ${cycle}`)
  expect(new Set(keys).size).toBe(keys.length)
  const reported = linesOf(files['college-deadlines.csv']).filter(({ state }) => state === 'reported')
  expect(deadlines.filter(({ state }) => state === 'reported').length).toBeGreaterThan(reported.length - 10)
})

test('where only an earlier year’s date is known, the usual day of this year stands in its place, and is said to be usual', () => {
  const ofTexasAm = deadlinesOf(files).filter(({ unitid }) => unitid === 228_723)
  expect(ofTexasAm.map(({ round, date, state }) => [round, date, state])).toEqual([
    ['early_action', '2026-10-15', 'typical'],
    ['regular', '2026-12-01', 'typical'],
  ])
})

test('when a round is usually answered is told with its source, and of an unsure one nothing', () => {
  const told = usualDecisionsOf(files)
  expect(told.get(131_496)).toEqual([
    {
      round: 'early_action',
      time: '12-15',
      source: 'https://uadmissions.georgetown.edu/firstyear/early-action',
      sourceKind: 'official',
      checkedOn: '2026-11-28',
      certainty: 'sure',
    },
    expect.objectContaining({ round: 'regular', time: '04-01', certainty: 'likely' }),
  ])
  expect(told.get(170_976)).toBeUndefined()
})

test('every form with which a college is applied to is one that pages name', () => {
  const named = linesOf(files['college-requirements.csv']).map(({ application_system: system }) => system)
  const { formNames: known } = forms
  expect([...new Set(named)].filter((system) => !known.some((name) => name === system))).toEqual([])
})

test('what is unsure is not told as a fact', () => {
  const unsure = linesOf(files['closures.csv']).filter(({ confidence }) => confidence === 'unsure')
  expect(unsure.length).toBeGreaterThan(0)
  const told = changesOf(files)
  expect(unsure.filter(({ unitid }) => told.has(Number(unitid)))).toEqual([])
})

test('a college of which it is unsure that it takes part in a tuition exchange is not said to', () => {
  const unsure = linesOf(files['tuition-exchange.csv']).filter(({ confidence }) => confidence === 'unsure')
  expect(unsure.length).toBeGreaterThan(0)
  const told = exchangesOf(files)
  expect(told.get(155_399)).toEqual(['msep'])
  expect(unsure.filter(({ unitid }) => told.has(Number(unitid)))).toEqual([])
})

test('a promise that is unsure is not made, and one that was not read on the college’s page is said to be reported', () => {
  const unsure = linesOf(files['aid-promises.csv']).filter(({ confidence }) => confidence === 'unsure')
  expect(unsure.length).toBeGreaterThan(0)
  const told = aidFactsOf(files)
  expect(unsure.filter(({ unitid }) => told.get(Number(unitid))?.promises)).toEqual([])
  expect(told.get(170_976)?.promises).toEqual([
    { covers: 'tuition', incomeBelow: 125_000, residentsOf: ['MI'], isReported: true },
  ])
})

test('of a college of which it is unsure whether it asks for something, nothing is said of that', () => {
  const lines = linesOf(files['application-parts.csv'])
  const unsure = lines.filter(({ confidence }) => confidence === 'unsure')
  expect(unsure.length).toBeGreaterThan(5)
  const told = partsOf(files)
  const said = unsure.filter(({ unitid, part }) => told.get(Number(unitid))?.some((one) => one.part === part))
  expect(said).toEqual([])
  expect(new Set(lines.map(({ unitid, part }) => `${unitid} ${part}`)).size).toBe(lines.length)
})

test('where a portfolio, an audition or a nomination decides, it is asked for', () => {
  const told = partsOf(files)
  expect(told.get(197_036)?.find(({ part }) => part === 'nomination')).toMatchObject({ certainty: 'sure' })
  expect(told.get(110_662)?.find(({ part }) => part === 'portfolio_or_audition')?.fields).toContain('film')
})

test('of a college whose essays are unsure, only the page is told', () => {
  const lines = linesOf(files['supplements.csv']).filter(({ confidence }) => confidence === 'unsure')
  expect(lines.length).toBeGreaterThan(0)
  const told = supplementsOf(files)
  const essays = lines.flatMap(({ unitid }) => told.get(Number(unitid))?.essays)
  expect(essays).toEqual([])
  expect(told.get(Number(lines[0]!.unitid))?.source).toBe(lines[0]!.source_url)
})

test('every essay that a college asks for has a key of its own, and one that is required by nobody has none', () => {
  const all = supplementsOf(files)
  const keys = [...all.values()].flatMap(({ essays }) => essays.map(({ key }) => key))
  expect(new Set(keys).size).toBe(keys.length)
  const none = linesOf(files['supplements.csv']).filter(({ need }) => need === 'none')
  const asking = none.filter(({ unitid }) =>
    all.get(Number(unitid))?.essays.some(({ need }) => need === 'required'),
  )
  expect(asking).toEqual([])
})

test('a rate that is unsure is not told, only that the part admits by itself', () => {
  const facts = oddsFactsOf(files)
  const lines = linesOf(files['capped-majors.csv'])
  const keyOf = ({ unitid, part }: { [column: string]: string }) => `${unitid} ${part}`
  const sure = new Set(lines.filter(({ confidence }) => confidence !== 'unsure').map(keyOf))
  const unsure = lines.filter((line) => !sure.has(keyOf(line)))
  expect(unsure.length).toBeGreaterThan(0)
  const told = unsure.map(({ unitid, part }) =>
    facts.get(Number(unitid))?.capped?.find((one) => one.part === part),
  )
  expect(told.filter((one) => one === undefined || one.rate !== undefined)).toEqual([])
})

test.each([
  ['closures.csv', 'status', 'gone', /closures\.csv, line 2, status/],
  ['closures.csv', 'ends_on', 'May 2027', /line 2, ends_on/],
  ['closures.csv', 'takes_applicants', 'no', /line 2, takes_applicants/],
  ['closures.csv', 'source_url', 'a newspaper', /line 2, source_url/],
  ['closures.csv', 'confidence', 'perhaps', /line 2, confidence/],
  ['supplements.csv', 'need', 'perhaps', /supplements\.csv, line 2, need/],
  ['supplements.csv', 'most', 'about 250', /line 2, most/],
  ['early-rules.csv', 'date_state', 'maybe', /early-rules\.csv, line 2, date_state/],
  ['early-rules.csv', 'decisions', 'in December', /line 2, decisions/],
  ['early-rules.csv', 'audience', 'Georgians', /line 2, audience/],
  ['high-school-grades.csv', 'average', '4.97', /line 2, average/],
  ['high-school-grades.csv', 'basis', 'guessed', /line 2, basis/],
  ['merit-aid.csv', 'gives_merit_aid', 'no', /line 2, gives_merit_aid/],
  ['aid-forms.csv', 'css_profile', 'perhaps', /aid-forms\.csv, line 2, css_profile/],
  ['aid-promises.csv', 'income_below', 'about 75000', /line 2, income_below/],
  ['aid-promises.csv', 'residents_of', 'Texas', /line 2, residents_of/],
  ['merit-awards.csv', 'covers', 'a lot', /line 2, covers/],
  ['requirement-corrections.csv', 'column', 'essays', /line 2, column/],
] as const)(
  'a person who writes an unknown value into %s, %s, is told where',
  (name, column, value, words) => {
    expect(() => catalogOf(withCell(name, column, value))).toThrow(words)
  },
)
