import { type ScholarshipView, scholarshipViews } from '@bearings/domain/money/options'
import { type ListSearch, listSearch } from '#platform/navigation/list-search.ts'

export type ScholarshipsSearch = ListSearch<Exclude<ScholarshipView, 'all'>>

/** Parses which scholarships the URL asks for. */
export function scholarshipsSearch(given: Record<string, unknown>): ScholarshipsSearch {
  return listSearch(given, scholarshipViews)
}
