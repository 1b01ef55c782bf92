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
process.exit((await (cases.format === 'json' ? runJson(cases) : runCsv(cases))) ? 0 : 1)

function runCsv({ columns, run }: Extract<Cases, { format?: 'csv' }>): Promise<boolean> {
  const rows = readCsv(file)
  const missing = columns.filter((column) => rows.some((row) => row[column] === undefined))
  if (rows.length === 0) explain(`${file} has no lines.`)
  if (missing.length > 0) explain(`${file} has no column ${missing.join(', ')}.`)
  return run(rows)
}

function runJson({ columns, run }: Extract<Cases, { format: 'json' }>): Promise<boolean> {
  const parts = readJson()
  const missing = columns.filter((column) => parts[column] === undefined)
  if (missing.length > 0) explain(`${file} has no ${missing.join(', ')}.`)
  return run(parts)
}

function readJson(): Record<string, unknown> {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    return explain(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}
