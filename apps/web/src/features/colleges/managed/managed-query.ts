import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '#platform/queries/api.ts'
import type { ManagedSearch } from './managed-search.ts'

/** Returns the catalog, sorted by name, page by page. */
export function managedPages(search: ManagedSearch) {
  return infiniteQueryOptions({
    queryKey: ['GET /schools/managed', 'pages', search] as const,
    queryFn: ({ pageParam }) => call('GET /schools/managed', { ...search, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}
