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
  const cache = queryClient.getQueryCache()
  const before = cache
    .findAll({ queryKey })
    .map((query) => ({ query, data: query.state.data as T | undefined }))
  for (const { query, data } of before)
    if (data !== undefined) queryClient.setQueryData(query.queryKey, change(data, query.queryKey))
  return () => {
    // What was cleared meanwhile is another person's by now.
    for (const { query, data } of before)
      if (data !== undefined && cache.get(query.queryHash) === query)
        queryClient.setQueryData(query.queryKey, data)
  }
}
