import { Failure } from '@bearings/domain/failure'
import { notifyManager, onlineManager, QueryClient } from '@tanstack/react-query'
import { createMutationCache, followOtherTabs } from './after-write.ts'

// What is asked for shows before the next frame, so that a switch does not jump back on its way.
notifyManager.setScheduler(queueMicrotask)

// It takes for granted that a page begins with a network.
onlineManager.setOnline(navigator.onLine)

/** What the server has refused stays refused; only a lost connection or a busy server is tried again. */
export const queryClient = new QueryClient({
  mutationCache: createMutationCache(),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => count < 2 && (!(error instanceof Failure) || error.status >= 500),
    },
  },
})
followOtherTabs(queryClient)
