import { type ManagedFilter, managedFilters } from '@bearings/domain/colleges/managed/options'
import { type ListSearch, listSearch } from '#platform/navigation/list-search.ts'

export type ManagedSearch = ListSearch<Exclude<ManagedFilter, 'offered'>>

/** Parses which schools the URL asks for. */
export function managedSearch(given: Record<string, unknown>): ManagedSearch {
  return listSearch(given, managedFilters)
}
