import type { Essay, EssaySummary } from '@bearings/domain/essays/schema'
import type { QueryClient } from '@tanstack/react-query'
import { query } from '../../platform/api.ts'

const keys = [
  'GET /essays',
  'GET /essays/trash',
  'GET /essays/{id}',
  'GET /essays/{id}/comments',
  'GET /essays/{id}/versions',
] as const

/** What was read about essays is old. */
export async function refreshEssays(queryClient: QueryClient): Promise<void> {
  await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
}

/** Shows an essay as the server has just answered it, on its own page and on the list; asks for the rest again. */
export function takeIn(queryClient: QueryClient, essay: Essay): void {
  const { content: _, ...summary } = essay
  queryClient.setQueryData(query('GET /essays/{id}', { id: essay.id }).queryKey, essay)
  changeList(queryClient, (essays) => essays.map((each) => (each.id === essay.id ? summary : each)))
  void queryClient.invalidateQueries({ queryKey: ['GET /essays'] })
  void queryClient.invalidateQueries({ queryKey: ['GET /essays/{id}/versions'] })
}

/** Shows a change before the server has answered. Gives back the way to undo it, should the server refuse. */
export function changeList(
  queryClient: QueryClient,
  change: (essays: EssaySummary[]) => EssaySummary[],
): () => void {
  const { queryKey } = query('GET /essays')
  const before = queryClient.getQueryData(queryKey)
  if (before) queryClient.setQueryData(queryKey, change(before))
  return () => queryClient.setQueryData(queryKey, before)
}
