import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import {
  type FileColumn,
  fileColumns,
  type ManagedField,
  managedFields,
} from '@bearings/domain/colleges/managed/options'
import { faultInLine, identityKey } from '@bearings/domain/colleges/managed/rules'
import { type FileLine as Line, yesOrNoIn } from '@bearings/domain/csv-import'
import { compare } from '#platform/csv-import/compare.ts'
import { createRowLookup } from '#platform/csv-import/row-lookup.ts'
import { changedColumns, fieldsChanged, searchedAs, type Words, wordsOf } from './changes.ts'
import type { SchoolRow } from './store.ts'

type FileLine = Line<FileColumn>

/** A row of the catalog as an import leaves it. */
export type ImportedRow = SchoolRow & { searchText: string }

/**
 * Compares a file with the catalog: each of its lines is a school that is there, by its id or by its name and
 * place, or a new one. Nothing is written.
 * @param onLine Called with the number of lines read so far.
 */
export function compareWith(
  catalog: readonly SchoolRow[],
  file: Readable,
  now: Date,
  onLine: (lines: number) => void,
) {
  const known = createRowLookup({
    rows: catalog,
    idOf: ({ id }) => id,
    keyOf: (row) => keyOf(wordsOf(row)),
    words: { list: 'The catalog', noun: 'school', qualifier: 'location' },
  })
  return compare<FileColumn, ImportedRow>(file, {
    columns: fileColumns,
    faultInLine,
    noun: 'school',
    onLine,
    take: (line) => {
      const words = wordsIn(line)
      const { name, location = null } = words
      const key = keyOf({ name, location })
      const found = known(line.id, { ...key, whole: location && key.whole })
      if (typeof found === 'string') return found
      const fields = found ? changesIn(found, words, line) : []
      return {
        key: found?.id ?? key.whole,
        name,
        what: !found ? 'added' : fields.length > 0 ? 'changed' : 'unchanged',
        fields,
        becomes: () => becomes(found, words, line, now),
      }
    },
  })
}

function keyOf({ name, location }: { name: string; location: string | null }) {
  return { name: identityKey({ name, location: null }), whole: identityKey({ name, location }) }
}

/** Returns the fields of a line. An empty cell is null. A missing column leaves the field as it is. */
function wordsIn(line: FileLine): Partial<Words> & { name: string } {
  const given = managedFields
    .filter((field) => line[field] !== undefined)
    .map((field) => [field, line[field] === '' ? null : line[field]])
  return { ...(Object.fromEntries(given) as Partial<Words>), name: line.name! }
}

function changesIn(row: SchoolRow, words: Partial<Words>, line: FileLine): string[] {
  const fields: (ManagedField | 'archived')[] = fieldsChanged(row, words)
  return isArchived(line, row) === (row.archivedAt !== null) ? fields : [...fields, 'archived']
}

/** A column that is left out changes nothing; an empty cell says no. */
function isArchived({ archived }: FileLine, row: SchoolRow | undefined): boolean {
  if (archived === undefined) return Boolean(row?.archivedAt)
  return yesOrNoIn(archived) === true
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
      updatedAt: now,
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
    updatedAt: now,
  }
  return { ...added, searchText: searchedAs(added) }
}
