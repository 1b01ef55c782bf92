import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'
import { notifyFailure } from '../notify.ts'

/**
 * Shows a change before the server has answered, in all cached queries whose key begins with this one. Reads
 * in progress are canceled, because they were requested before the change and would undo it. Returns the
 * function that undoes the change, in case the server refuses it.
 */
export async function updateOptimistically<T>(
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
    // A query that was cleared meanwhile now belongs to another person.
    for (const { query, data } of before)
      if (data !== undefined && cache.get(query.queryHash) === query)
        queryClient.setQueryData(query.queryKey, data)
  }
}

/** Takes back what was shown, and says in a toast with this title why. */
export const takeBack = (title: string) => (error: Error, _: unknown, shown?: { undo: () => void }) => {
  shown?.undo()
  notifyFailure(title, error)
}
