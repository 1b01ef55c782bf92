import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Shows a change before the server has answered, on everything that was read under this key or one that begins with it.
 * What is being read at this moment was asked for before the change, so that its answer would take the change back: it
 * is not waited for. Gives back the way to undo it, should the server refuse.
 */
export async function showAtOnce<T>(
  queryClient: QueryClient,
  queryKey: DataTag<QueryKey, T, unknown>,
  change: (data: T, queryKey: QueryKey) => T,
): Promise<() => void> {
  const isRead = queryClient.getQueriesData({ queryKey }).some(([, data]) => data !== undefined)
  if (isRead) await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueriesData<T>({ queryKey })
  for (const [key, data] of before) if (data !== undefined) queryClient.setQueryData(key, change(data, key))
  return () => {
    for (const [key, data] of before) if (data !== undefined) queryClient.setQueryData(key, data)
  }
}
