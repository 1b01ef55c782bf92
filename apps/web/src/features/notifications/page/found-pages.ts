import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '#platform/queries/api.ts'
import type { NotificationsSearch } from './notifications-search.ts'

/** Returns the notifications that match the URL's filters, page by page. */
export function foundPages({ unread, type }: NotificationsSearch) {
  const filters = { ...(unread && { unread: 'true' }), ...(type && { type }) }
  return infiniteQueryOptions({
    queryKey: ['GET /notifications', 'found', filters],
    queryFn: ({ pageParam }) =>
      call('GET /notifications', { ...filters, limit: 30, ...(pageParam && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Refetched on every visit, but not again by the page right after its loader.
    staleTime: 2000,
  })
}
