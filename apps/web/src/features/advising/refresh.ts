import type { QueryClient } from '@tanstack/react-query'

/** Asks again for whatever a request, a link or its end may have changed. */
export function refreshAdvising(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [key] }) => /^GET \/(advising|tasks|notifications)/.test(String(key)),
  })
}
