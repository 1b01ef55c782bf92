import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import type { ManagedSearch } from './managed-search.ts'

/** The catalog in the order of names, a page after the other. */
export function managedPages(search: ManagedSearch) {
  return infiniteQueryOptions({
    queryKey: ['GET /schools/managed', 'pages', search] as const,
    queryFn: ({ pageParam }) => call('GET /schools/managed', { ...search, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}
