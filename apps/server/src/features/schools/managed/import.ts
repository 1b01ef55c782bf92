import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { importLimits, type ManagedField, managedFields } from '@bearings/domain/schools/managed/options'
import { type FileLine, sameness } from '@bearings/domain/schools/managed/rules'
import type { ImportReport } from '@bearings/domain/schools/managed/schema'
import { changedColumns, fieldsChanged, searchedAs, type Words, wordsOf } from './changes.ts'
import { readFile } from './read-file.ts'
import type { SchoolRow } from './store.ts'

/** A row of the catalog as it becomes. */
export type ImportedRow = SchoolRow & { searchText: string }

export type Import = { report: Omit<ImportReport, 'isApplied'>; rows: ImportedRow[] }

/**
 * What a file makes of the catalog: each line of it is a school that is there, by its id or by its name and place, or a
 * new one. A line that cannot be taken is left out and named. Nothing is written.
 * @param onLine hears how many lines are read.
 */
export async function compare(
  file: Readable,
  catalog: readonly SchoolRow[],
  now: Date,
  onLine: (lines: number) => void,
): Promise<Import> {
  const known = indexOf(catalog)
  const seen = new Map<string, number>()
  const rows: ImportedRow[] = []
  const report: Import['report'] = {
    lines: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    left: 0,
    faults: [],
    examples: [],
  }
  const leave = (line: number, message: string) => {
    report.left += 1
    if (report.faults.length < importLimits.faults) report.faults.push({ line, message })
  }

  for await (const read of readFile(file)) {
    report.lines += 1
    onLine(report.lines)
    const { line } = read
    if ('fault' in read) {
      leave(line, read.fault)
      continue
    }
    const words = wordsIn(read.words)
    const found = known(read.words, words)
    if (typeof found === 'string') {
      leave(line, found)
      continue
    }
    const key = found?.id ?? sameness({ name: words.name, location: words.location ?? null })
    const earlier = seen.get(key)
    if (earlier !== undefined) {
      leave(line, `It is the same school as line ${earlier}.`)
      continue
    }
    seen.set(key, line)
    const fields = found ? changesIn(found, words, read.words) : []
    if (found && fields.length === 0) {
      report.unchanged += 1
      continue
    }
    const what = found ? 'changed' : 'added'
    report[what] += 1
    if (report.examples.length < importLimits.examples)
      report.examples.push({ line, name: words.name, what, fields })
    rows.push(becomes(found, words, read.words, now))
  }
  return { report, rows }
}

/** A cell that is empty says nothing; a column that is not there leaves what is. */
function wordsIn(line: FileLine): Partial<Words> & { name: string } {
  const given = managedFields
    .filter((field) => line[field] !== undefined)
    .map((field) => [field, line[field] === '' ? null : line[field]])
  return { ...(Object.fromEntries(given) as Partial<Words>), name: line.name! }
}

/** Finds the school that a line means: the row, nothing for a new one, or in words why it cannot be said. */
function indexOf(catalog: readonly SchoolRow[]) {
  const byId = new Map(catalog.map((row) => [row.id, row]))
  const byPlace = new Map<string, SchoolRow>()
  const byName = new Map<string, SchoolRow[]>()
  for (const row of catalog) {
    byPlace.set(sameness(wordsOf(row)), row)
    const name = sameness({ name: row.name, location: null })
    byName.set(name, [...(byName.get(name) ?? []), row])
  }
  return ({ id }: FileLine, { name, location = null }: Partial<Words> & { name: string }) => {
    if (id) return byId.get(id.toLowerCase()) ?? 'id: The catalog has no school with this id.'
    if (location) return byPlace.get(sameness({ name, location }))
    const called = byName.get(sameness({ name, location: null })) ?? []
    return called.length > 1 ? 'The catalog has several schools with this name: add the location.' : called[0]
  }
}

function changesIn(row: SchoolRow, words: Partial<Words>, line: FileLine): string[] {
  const fields: (ManagedField | 'archived')[] = fieldsChanged(row, words)
  return isArchived(line, row) === (row.archivedAt !== null) ? fields : [...fields, 'archived']
}

function isArchived({ archived }: FileLine, row: SchoolRow | undefined): boolean {
  return archived ? archived.toLowerCase() === 'yes' : row ? row.archivedAt !== null : false
}

function becomes(
  row: SchoolRow | undefined,
  words: Partial<Words> & { name: string },
  line: FileLine,
  now: Date,
): ImportedRow {
  const toArchive = isArchived(line, row)
  const archivedAt = toArchive ? (row?.archivedAt ?? now) : null
  if (row) {
    const changed = changedColumns(row, words)
    const moved = toArchive === (row.archivedAt !== null) ? [] : ['archived_at']
    return {
      ...row,
      ...changed,
      archivedAt,
      editedColumns: [...new Set([...changed.editedColumns, ...moved])],
    }
  }
  const blank = { location: null, type: null, acceptanceRate: null, tuition: null, ranking: null }
  const added: SchoolRow = {
    id: randomUUID(),
    unitid: null,
    origin: 'admin',
    federalName: null,
    aliases: [],
    city: null,
    state: null,
    level: null,
    control: null,
    ...blank,
    ...words,
    editedColumns: [],
    archivedAt,
  }
  return { ...added, searchText: searchedAs(added) }
}
