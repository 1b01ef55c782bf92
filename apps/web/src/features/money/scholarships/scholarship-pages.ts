import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '#platform/queries/api.ts'
import type { ScholarshipsSearch } from './scholarships-search.ts'

/** Returns the scholarships that a student can find, sorted by name, page by page. */
export function scholarshipPages(search: ScholarshipsSearch) {
  return infiniteQueryOptions({
    queryKey: ['GET /money/scholarships', 'pages', search] as const,
    queryFn: ({ pageParam }) => call('GET /money/scholarships', { ...search, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}
