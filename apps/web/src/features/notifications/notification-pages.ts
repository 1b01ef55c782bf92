import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

/** The menu's notifications, page by page; the bell counts from the same answer. Looked at again once a minute. */
export const notificationPages = infiniteQueryOptions({
  queryKey: ['GET /notifications', 'pages'],
  queryFn: ({ pageParam }) =>
    call('GET /notifications', { limit: 20, ...(pageParam && { after: pageParam }) }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  refetchInterval: 60_000,
  refetchOnWindowFocus: 'always',
})
