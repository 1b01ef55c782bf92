import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import type { NotificationsSearch } from './notifications-search.ts'

/** The notifications that an address asks for, page by page. */
export function foundPages({ unread, type }: NotificationsSearch) {
  const filters = { ...(unread && { unread: 'true' }), ...(type && { type }) }
  return infiniteQueryOptions({
    queryKey: ['GET /notifications', 'found', filters],
    queryFn: ({ pageParam }) =>
      call('GET /notifications', { ...filters, limit: 30, ...(pageParam && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Always asked for anew, but not once more by the page that has just waited for it.
    staleTime: 2000,
  })
}
