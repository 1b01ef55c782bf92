import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '#platform/queries/api.ts'
import type { PeopleSearch } from './people-search.ts'

export function peoplePages(search: PeopleSearch) {
  return infiniteQueryOptions({
    queryKey: ['GET /people', 'pages', search] as const,
    queryFn: ({ pageParam }) => call('GET /people', { ...search, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}
