import type { RequestStatus } from '@bearings/domain/advising/options'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '#platform/queries/api.ts'

/** Returns requests page by page, newest first: all, or those of one status. */
export function requestPages(status?: RequestStatus) {
  return infiniteQueryOptions({
    queryKey: ['GET /advising/requests', 'pages', { status }],
    queryFn: ({ pageParam }) =>
      call('GET /advising/requests', { ...(status && { status }), ...(pageParam && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
}
