import { infiniteQueryOptions } from '@tanstack/react-query'
import { isLive } from '#platform/live/heartbeat.ts'
import { call } from '#platform/queries/api.ts'

/**
 * The menu's notifications, page by page; the bell's count comes from the same response. Polled less often
 * while the live stream is connected.
 */
export const notificationPages = infiniteQueryOptions({
  queryKey: ['GET /notifications', 'pages'],
  queryFn: ({ pageParam }) =>
    call('GET /notifications', { limit: 20, ...(pageParam && { after: pageParam }) }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  refetchInterval: () => (isLive() ? 300_000 : 60_000),
  refetchOnWindowFocus: 'always',
})
