import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import type { RosterSearch } from './roster-search.ts'

/** The advisor's students page by page, who needs attention first unless asked otherwise. */
export function rosterPages({ q, reason, order }: RosterSearch = {}) {
  return infiniteQueryOptions({
    queryKey: ['GET /advising/students', 'pages', { q, reason, order }] as const,
    queryFn: ({ pageParam }) => call('GET /advising/students', { q, reason, order, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}
