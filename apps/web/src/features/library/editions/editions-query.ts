import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '#platform/queries/api.ts'
import type { EditionsSearch } from './editions-search.ts'

/** Returns all articles, sorted by slug, page by page. */
export function editionPages(search: EditionsSearch) {
  return infiniteQueryOptions({
    queryKey: ['GET /library/editions', 'pages', search] as const,
    queryFn: ({ pageParam }) => call('GET /library/editions', { ...search, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}
