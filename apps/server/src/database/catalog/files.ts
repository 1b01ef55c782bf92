import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { fromSources } from '../from-sources.ts'

/** A line of a file by column name; a value that was not reported is the empty string. */
export type Line = Record<string, string>

/** The files that a distributor of the product may have to leave out: see Licenses in `data/README.md`. */
const optional: readonly string[] = ['college-deadlines.csv', 'college-requirements.csv']

/** Each line of these tells something of one college of the catalog. */
export const perCollege = [
  'early-rules.csv',
  'high-school-grades.csv',
  'merit-aid.csv',
  'residency-rates.csv',
  'round-rates.csv',
  'waiting-lists.csv',
  'guarantees.csv',
  'capped-majors.csv',
  'aid-from-abroad.csv',
  'aid-forms.csv',
  'aid-policies.csv',
  'aid-promises.csv',
  'merit-awards.csv',
  'decided-otherwise.csv',
  'requirement-corrections.csv',
  'supplements.csv',
  'application-parts.csv',
] as const

const names = [
  'colleges.csv',
  'admission-factors.csv',
  'closures.csv',
  ...perCollege,
  'college-deadlines.csv',
  'college-requirements.csv',
  'majors.csv',
  'everyday-majors.csv',
  'high-schools.csv',
  'courses.csv',
  'test-dates.csv',
  'scholarships.csv',
  'state-aid.csv',
  'tuition-exchange.csv',
  'figures.json',
] as const

/** The data files as they are on disk. */
export type Files = Record<(typeof names)[number], Buffer>

/** The repository's `data` folder, whether this runs from source or from the bundle. */
const dataFolder = fileURLToPath(
  new URL(fromSources ? '../../../../../data' : '../../../data', import.meta.url),
)

/** Increased when the loader reads the same files in a new way, so that they are loaded again. */
const reading = 8

export async function readFiles(folder = dataFolder): Promise<Files> {
  const contents = await Promise.all(names.map(async (name) => [name, await read(folder, name)]))
  return Object.fromEntries(contents) as Files
}

async function read(folder: string, name: string): Promise<Buffer> {
  try {
    return await readFile(join(folder, name))
  } catch (error) {
    if (optional.includes(name) && (error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0)
    throw error
  }
}

export function fingerprintOf(files: Files): string {
  const hash = createHash('sha256').update(`reading ${reading}`)
  for (const name of names) hash.update(`\0${name}\0`).update(files[name])
  return hash.digest('hex')
}

export function linesOf(file: Buffer): Line[] {
  return parse(file, { columns: true, bom: true })
}

/** Returns the cell, or `null` if the value was not reported. */
export function textOf(line: Line, column: string): string | null {
  const cell = line[column]
  if (cell === undefined) throw new Error(`The data has no column ${column}`)
  return cell === '' ? null : cell
}

export function numberOf(line: Line, column: string): number | null {
  const cell = textOf(line, column)
  return cell === null ? null : Number(cell)
}

/** Reads a cell written as `t` or `f`; returns `null` if the value was not reported. */
export function yesOrNo(line: Line, column: string): boolean | null {
  const cell = textOf(line, column)
  return cell === null ? null : cell === 't'
}
