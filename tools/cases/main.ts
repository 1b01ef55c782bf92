import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readCsv, type Row } from '../data/csv.ts'

/**
 * `npm run cases -- KIND FILE` runs every case of a file against the product and prints those with another
 * outcome than expected. Each kind is a file beside this one, which states how many must match and what its
 * files contain: CSV with these columns, or one JSON object with these parts.
 */
type Cases = { columns: readonly string[] } & (
  | { format?: 'csv'; run: (cases: Row[]) => Promise<boolean> }
  | { format: 'json'; run: (cases: Record<string, unknown>) => Promise<boolean> }
  | { format: 'lines'; run: (cases: Record<string, unknown>[]) => Promise<boolean> }
)

const kinds = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.cases.ts'))
  .map((file) => file.replace('.cases.ts', ''))
const [kind = '', file = ''] = process.argv.slice(2)

function explain(problem: string): never {
  console.error(`${problem}\nUsage: npm run cases -- ${kinds.join('|')} FILE`)
  process.exit(2)
}

if (!kinds.includes(kind)) explain(kind === '' ? 'Which cases?' : `There are no cases called "${kind}".`)
if (!existsSync(file)) explain(file === '' ? 'Which file?' : `There is no file ${file}.`)
const cases = (await import(pathToFileURL(resolve(import.meta.dirname, `${kind}.cases.ts`)).href)) as Cases
process.exit((await runAll(cases)) ? 0 : 1)

function runAll(all: Cases): Promise<boolean> {
  if (all.format === 'lines') return runLines(all)
  return all.format === 'json' ? runJson(all) : runCsv(all)
}

function runCsv({ columns, run }: Extract<Cases, { format?: 'csv' }>): Promise<boolean> {
  const rows = readCsv(file)
  const missing = columns.filter((column) => rows.some((row) => row[column] === undefined))
  if (rows.length === 0) explain(`${file} has no lines.`)
  if (missing.length > 0) explain(`${file} has no column ${missing.join(', ')}.`)
  return run(rows)
}

function runJson({ columns, run }: Extract<Cases, { format: 'json' }>): Promise<boolean> {
  const parts = objectIn(readFileSync(file, 'utf8'))
  const missing = columns.filter((column) => parts[column] === undefined)
  if (missing.length > 0) explain(`${file} has no ${missing.join(', ')}.`)
  return run(parts)
}

function runLines({ columns, run }: Extract<Cases, { format: 'lines' }>): Promise<boolean> {
  const all = readFileSync(file, 'utf8').split('\n').filter(Boolean).map(objectIn)
  const missing = columns.filter((column) => all.some((one) => one[column] === undefined))
  if (all.length === 0) explain(`${file} has no lines.`)
  if (missing.length > 0) explain(`${file} has a line without ${missing.join(', ')}.`)
  return run(all)
}

function objectIn(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text))
  } catch (error) {
    return explain(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}
