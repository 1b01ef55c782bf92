import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '#platform/queries/api.ts'
import type { BoardSearch } from './board-search.ts'

/** Returns a part of the board, page by page, the nearest first. */
export function boardPages(search: BoardSearch) {
  return infiniteQueryOptions({
    queryKey: ['GET /letters/board', 'pages', search] as const,
    queryFn: ({ pageParam }) => call('GET /letters/board', { ...search, skip: pageParam }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}
