import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'
import { type Files, linesOf, readFiles } from './files.ts'

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

test('what is unsure is not told as a fact', () => {
  const unsure = linesOf(files['closures.csv']).filter(({ confidence }) => confidence === 'unsure')
  expect(unsure.length).toBeGreaterThan(0)
  const told = changesOf(files)
  expect(unsure.filter(({ unitid }) => told.has(Number(unitid)))).toEqual([])
})

test.each([
  ['closures.csv', 'status', 'gone', /closures\.csv, line 2, status/],
  ['closures.csv', 'ends_on', 'May 2027', /line 2, ends_on/],
  ['closures.csv', 'takes_applicants', 'no', /line 2, takes_applicants/],
  ['closures.csv', 'source_url', 'a newspaper', /line 2, source_url/],
  ['closures.csv', 'confidence', 'perhaps', /line 2, confidence/],
] as const)(
  'a person who writes an unknown value into %s, %s, is told where',
  (name, column, value, words) => {
    expect(() => changesOf(withCell(name, column, value))).toThrow(words)
  },
)
