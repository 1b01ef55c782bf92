import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '#platform/queries/api.ts'
import type { SchoolSearch } from '../school-search.ts'

export function schoolPeoplePages({ tab: _tab, ...search }: SchoolSearch) {
  return infiniteQueryOptions({
    queryKey: ['GET /school/people', 'pages', search] as const,
    queryFn: ({ pageParam }) => call('GET /school/people', { ...search, after: pageParam }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}
