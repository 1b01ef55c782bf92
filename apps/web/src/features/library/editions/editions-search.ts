import { type EditionFilter, editionFilters } from '@bearings/domain/library/editions/options'
import { type ListSearch, listSearch } from '#platform/navigation/list-search.ts'

export type EditionsSearch = ListSearch<Exclude<EditionFilter, 'all'>>

/** Parses which articles the URL asks for. */
export function editionsSearch(given: Record<string, unknown>): EditionsSearch {
  return listSearch(given, editionFilters)
}
