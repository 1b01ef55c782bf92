import { Failure } from '@bearings/domain/failure'
import { QueryClient } from '@tanstack/react-query'

/** What the server has refused stays refused; only a lost connection or a busy server is tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => count < 2 && (!(error instanceof Failure) || error.status >= 500),
    },
  },
})
