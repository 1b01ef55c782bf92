import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '#platform/queries/api.ts'
import type { QueueSearch } from './words.ts'

/** Returns the essays that students share with the advisor, page by page, those that wait first. */
export function queuePages({ standing }: QueueSearch) {
  return infiniteQueryOptions({
    queryKey: ['GET /essays/reads', 'pages', { standing }] as const,
    queryFn: ({ pageParam }) => call('GET /essays/reads', { standing, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}
