import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#platform/queries/api.ts'

/** Admitted students, page by page: the samples with the newest stories, then older stories. */
export const profilePages = infiniteQueryOptions({
  queryKey: ['GET /library/profiles', 'pages'] as const,
  queryFn: ({ pageParam }) => call('GET /library/profiles', pageParam ? { after: pageParam } : {}),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
})
