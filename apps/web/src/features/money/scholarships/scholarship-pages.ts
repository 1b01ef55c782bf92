import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import type { ScholarshipsSearch } from './scholarships-search.ts'

/** The scholarships that a student can find, in the order of names, a page after the other. */
export function scholarshipPages(search: ScholarshipsSearch) {
  return infiniteQueryOptions({
    queryKey: ['GET /money/scholarships', 'pages', search] as const,
    queryFn: ({ pageParam }) => call('GET /money/scholarships', { ...search, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}
