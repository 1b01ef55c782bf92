import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collegeColumns, colleges } from './colleges.ts'
import { csvText, readCsv, type Row } from './csv.ts'
import { deadlineColumns, deadlines, requirementColumns, requirements } from './deadlines.ts'
import { figures } from './figures.ts'
import { highSchoolColumns, highSchools } from './high-schools.ts'
import * as lists from './lists.ts'
import { majorColumns, majors } from './majors.ts'
import { readReleases } from './releases.ts'
import { zipAreaColumns, zipAreas } from './zip-areas.ts'

/**
 * Rebuilds the catalog, all of it or nothing.
 * @param folder The gathered source files.
 * @param data The catalog's folder, with `releases.json` and the files that are kept by hand.
 * @returns a line about each file.
 * @throws Error with one line that says what in the source files is missing or not understood.
 */
export function buildData(folder: string, data: string): string[] {
  const own = (name: string) => readCsv(join(data, name))
  const releases = readReleases(join(data, 'releases.json'))
  const catalog = colleges(folder, releases, own)
  const unitids = new Set(catalog.map(({ unitid }) => unitid))
  const strangers = new Set<string>()
  // The sources cover different years: a college that has closed may still be in the grid.
  const ofCatalog = (rows: Row[]) =>
    rows.filter(({ unitid = '' }) => unitids.has(unitid) || !strangers.add(unitid))
  const tables: Record<string, [columns: readonly string[], rows: Row[]]> = {
    'colleges.csv': [collegeColumns, catalog],
    'college-deadlines.csv': [deadlineColumns, ofCatalog(deadlines(folder))],
    'college-requirements.csv': [requirementColumns, ofCatalog(requirements(folder))],
    'majors.csv': [majorColumns, majors(folder)],
    'high-schools.csv': [
      highSchoolColumns,
      highSchools(folder, own('high-schools-added.csv'), own('high-school-names.csv')),
    ],
    'courses.csv': [lists.courseColumns, lists.courses(folder)],
    'test-dates.csv': [lists.testDateColumns, lists.testDates(folder)],
    'admission-factors.csv': [lists.factorColumns, ofCatalog(lists.admissionFactors(folder))],
    'zip-areas.csv': [zipAreaColumns, zipAreas(folder)],
    'application-systems.csv': [lists.systemColumns, lists.applicationSystems(folder)],
  }
  const texts = Object.entries(tables).map(
    ([name, [columns, rows]]) => [name, csvText(columns, rows)] as const,
  )
  replace(data, [...texts, ['figures.json', `${JSON.stringify(figures(releases), null, 2)}\n`]])
  return [
    ...Object.entries(tables).map(([name, [, rows]]) => `${name}: ${rows.length} rows`),
    ...(strangers.size > 0
      ? [`Left out, since no college has them: unitid ${[...strangers].join(', ')}`]
      : []),
  ]
}

/** Writes every new file completely before it replaces the first old one. */
function replace(folder: string, files: readonly (readonly [name: string, text: string])[]) {
  const written = files.map(([name, text]) => ({ path: join(folder, name), text }))
  try {
    for (const { path, text } of written) writeFileSync(`${path}.new`, text)
    for (const { path } of written) renameSync(`${path}.new`, path)
  } finally {
    for (const { path } of written) rmSync(`${path}.new`, { force: true })
  }
}
