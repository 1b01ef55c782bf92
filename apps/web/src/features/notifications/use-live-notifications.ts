import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whenSettled } from '#platform/loading/when-settled.ts'

/** Shows notifications as they are created. Its code is loaded after the page. */
export function useLiveNotifications(userId: string): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    whenSettled(queryClient, signal)
      .then(() => import('./live/live-notifications.ts'))
      .then(({ showLiveNotifications }) => {
        if (!signal.aborted) showLiveNotifications(queryClient, userId, signal)
      })
      // Without the stream, the list is refetched once a minute.
      .catch(() => {})
    return () => leaving.abort()
  }, [queryClient, userId])
}
