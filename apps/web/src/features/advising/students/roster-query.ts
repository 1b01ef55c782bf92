import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call, query } from '#platform/api.ts'
import type { RosterSearch } from './roster-search.ts'

/** Returns the advisor's students page by page, by default starting with those who need attention. */
export function rosterPages({ q, reason, group, graduationYear, order, direction }: RosterSearch = {}) {
  return infiniteQueryOptions({
    queryKey: [
      'GET /advising/students',
      'pages',
      { q, reason, group, graduationYear, order, direction },
    ] as const,
    queryFn: ({ pageParam }) =>
      call('GET /advising/students', {
        q,
        reason,
        group,
        graduationYear,
        order,
        direction,
        after: pageParam,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}

/** Returns a student's position on the roster, with the previous and next student. */
export function rosterPlace(
  id: string,
  { q, reason, group, graduationYear, order, direction }: RosterSearch,
) {
  return query('GET /advising/students/{id}/place', {
    id,
    q,
    reason,
    group,
    graduationYear,
    order,
    direction,
  })
}

/** Returns the names of all students on the roster, in its order. */
export function rosterNames({ q, reason, group, graduationYear, order, direction }: RosterSearch) {
  return query('GET /advising/students/names', { q, reason, group, graduationYear, order, direction })
}
