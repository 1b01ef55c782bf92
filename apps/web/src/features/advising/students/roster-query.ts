import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call, query } from '#platform/api.ts'
import type { RosterSearch } from './roster-search.ts'

/** The advisor's students page by page, who needs attention first unless asked otherwise. */
export function rosterPages({ q, reason, group, order, direction }: RosterSearch = {}) {
  return infiniteQueryOptions({
    queryKey: ['GET /advising/students', 'pages', { q, reason, group, order, direction }] as const,
    queryFn: ({ pageParam }) =>
      call('GET /advising/students', { q, reason, group, order, direction, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}

/** Where a student stands on the roster, and who stands beside them. */
export function rosterPlace(id: string, { q, reason, group, order, direction }: RosterSearch) {
  return query('GET /advising/students/{id}/place', { id, q, reason, group, order, direction })
}

/** Everybody on the roster by name, in its order. */
export function rosterNames({ q, reason, group, order, direction }: RosterSearch) {
  return query('GET /advising/students/names', { q, reason, group, order, direction })
}
