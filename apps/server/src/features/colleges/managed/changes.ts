import { type ManagedField, managedFields } from '@bearings/domain/colleges/managed/options'
import { locationOf, typeOf } from '@bearings/domain/colleges/rules'
import { searchTextOf } from '@bearings/domain/colleges/search/rules'
import { stateNames } from '@bearings/domain/states'
import type { SchoolRow } from './store.ts'

export type Words = Record<Exclude<ManagedField, 'name'>, string | null> & { name: string }

/** Returns what a school is said to be. An admin's own words take precedence over those from the data. */
export function wordsOf(row: SchoolRow): Words {
  const { name, acceptanceRate, tuition, ranking } = row
  const location = row.location ?? (locationOf(row) || null)
  const type = row.type ?? (typeOf(row) || null)
  return { name, location, type, acceptanceRate, tuition, ranking }
}

/** Returns the fields in which these words differ from what the school is said to be. */
export function fieldsChanged(row: SchoolRow, given: Partial<Words>): ManagedField[] {
  const before = wordsOf(row)
  return managedFields.filter((field) => given[field] !== undefined && given[field] !== before[field])
}

const columnOf: Record<ManagedField, string> = {
  name: 'name',
  location: 'location',
  type: 'type',
  acceptanceRate: 'acceptance_rate',
  tuition: 'tuition',
  ranking: 'ranking',
}

/** Returns the new values of the columns, and which columns newer data must leave as they are. */
export function changedColumns(row: SchoolRow, given: Partial<Words>) {
  const fields = fieldsChanged(row, given)
  const changes = Object.fromEntries(fields.map((field) => [field, given[field]])) as Partial<Words>
  const next = { ...row, ...changes }
  const edited = [
    ...fields.map((field) => columnOf[field]),
    ...(fields.includes('name') ? ['search_text'] : []),
  ]
  return {
    ...changes,
    searchText: searchedAs(next),
    editedColumns: [...new Set([...row.editedColumns, ...edited])],
  }
}

type Named = Pick<SchoolRow, 'name' | 'federalName' | 'aliases' | 'city' | 'state' | 'location'>

export function searchedAs({ name, federalName, aliases, city, state, location }: Named): string {
  const names = [name, ...(federalName ? [federalName] : []), ...aliases]
  return searchTextOf(names, [city, state, state ? (stateNames[state] ?? null) : null, location])
}
