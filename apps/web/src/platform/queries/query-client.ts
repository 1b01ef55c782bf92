import { Failure } from '@bearings/domain/failure'
import { notifyManager, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { createMutationCache, followOtherTabs } from './after-write.ts'

// Mutations notify before the next frame, so that a switch does not flicker back.
notifyManager.setScheduler(queueMicrotask)

// TanStack assumes that a page starts online.
onlineManager.setOnline(navigator.onLine)

/** Refused requests are not retried; only a lost connection or a busy server is. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // From now on this person needs a second step, which only Settings can add: see `useFollowAccess`.
    onError: (error) => {
      if (error instanceof Failure && error.rule === 'two-factor-required')
        void queryClient.invalidateQueries({ queryKey: ['GET /me'] }, { cancelRefetch: false })
    },
  }),
  mutationCache: createMutationCache(),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => count < 2 && (!(error instanceof Failure) || error.status >= 500),
    },
  },
})
followOtherTabs(queryClient)
