import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cell, inOrder, inPlaceOf, readCsv, type Row } from './csv.ts'
import { federalColleges, type Level } from './federal.ts'
import { familyTitles } from './majors.ts'
import type { Releases } from './releases.ts'
import { words } from './text.ts'

export const familyColumns = words('bachelor_families bachelor_families_online_only associate_families')

/** From surveys that are not in the College Scorecard, so only the extract has them. */
const surveyed = words('yield_rate essay_policy application_fee avg_grant_aid')

/**
 * Returns the colleges as published, in the columns of the extracts: from the complete institution file of
 * the newest release if the folder has one, otherwise from the three extracts.
 * @param affiliations `code` `name` of the religious affiliations, which the complete file gives as codes.
 */
export function publishedColleges(
  folder: string,
  { colleges: { newest, older } }: Releases,
  affiliations: readonly Row[],
): { level: Level; row: Row }[] {
  const file = newestOf(folder, /^Most-Recent-Cohorts-Institution.*\.csv$/)
  if (!file && !older) throw new Error(`There is no Most-Recent-Cohorts-Institution.csv in ${folder}`)
  if (!file) return extracts(folder)
  if (older) throw new Error(`${file} has every level: expected no "older" release in releases.json`)
  const released = monthOf(file)
  if (released && !newest.name.includes(released))
    throw new Error(`${file}: expected "${released}" in the name of the newest release in releases.json`)
  const names = Object.fromEntries(affiliations.map((row) => [cell(row, 'code'), cell(row, 'name')]))
  const extra = surveyedBefore(folder)
  return federalColleges(join(folder, file), names, familyTitles(folder)).map(({ level, row }) => ({
    level,
    row: inPlaceOf(row, {
      ...row,
      ...Object.fromEntries(surveyed.map((column) => [column, extra.get(row.unitid!)?.[column] ?? ''])),
    }),
  }))
}

function extracts(folder: string): { level: Level; row: Row }[] {
  const families = familiesOffered(folder)
  const rowsOf = (file: string, level: Level) =>
    readCsv(join(folder, file)).map((row) => {
      const offered = families.get(cell(row, 'unitid'))
      const columns = familyColumns.map((column) => [column, offered ? cell(offered, column) : ''])
      return { level, row: inPlaceOf(row, { ...row, ...Object.fromEntries(columns) }) }
    })
  return [
    ...rowsOf('schools.csv', 'bachelor'),
    ...rowsOf('schools_other_4yr.csv', 'other_4yr'),
    ...rowsOf('schools_2yr.csv', 'associate'),
  ]
}

/** Returns the four-digit fields in which bachelor's degrees were awarded, by unitid. */
export function fieldsAwarded(folder: string): Map<string, string[]> {
  const programs = join(folder, 'found/programs-by-college')
  const file = existsSync(programs) && newestOf(programs, /^bachelor-cip4-awards-[\d-]+\.csv$/)
  const rows = readCsv(join(programs, file || 'bachelor-cip4-awards-2015-17.csv'))
  const fields = new Map<string, string[]>()
  for (const row of rows) {
    const unitid = cell(row, 'unitid')
    fields.set(unitid, [...(fields.get(unitid) ?? []), cell(row, 'cip4')])
  }
  return fields
}

/** Returns the CIP families in which a degree is offered, by unitid. */
function familiesOffered(folder: string): Map<string, Row> {
  const programs = join(folder, 'found/programs-by-college')
  const file = existsSync(programs) && newestOf(programs, /^families-offered-[\d-]+\.csv$/)
  const rows = readCsv(join(programs, file || 'families-offered-2023-24.csv'))
  return new Map(rows.map((row) => [cell(row, 'unitid'), row]))
}

function surveyedBefore(folder: string): Map<string, Row> {
  const path = join(folder, 'schools.csv')
  return new Map((existsSync(path) ? readCsv(path) : []).map((row) => [cell(row, 'unitid'), row]))
}

function newestOf(folder: string, name: RegExp): string | undefined {
  const dated = (file: string) => file.replace(/_(\d{4})(\d{4})\.csv$/, '_$2$1.csv')
  return readdirSync(folder)
    .filter((file) => name.test(file))
    .toSorted((a, b) => inOrder(dated(a), dated(b)))
    .at(-1)
}

/** Returns "June 2026" for a name that ends in `_06102026`, which is June 10, 2026. */
function monthOf(file: string): string | null {
  const [, month, year] = /_(\d{2})\d{2}(\d{4})\.csv$/.exec(file) ?? []
  if (!month || !year) return null
  return new Date(`${year}-${month}-01T00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
