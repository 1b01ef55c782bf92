import type { Input } from '@bearings/domain/contract'
import type { Essay, EssaySummary } from '@bearings/domain/essays/schema'
import type { QueryClient } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { updateOptimistically } from '#platform/queries/optimistic.ts'

/** Shows an essay as the server has just returned it, on its own page and in the list. */
export async function showEssay(queryClient: QueryClient, essay: Essay): Promise<void> {
  const { content: _, ...summary } = essay
  queryClient.setQueryData(query('GET /essays/{id}', { id: essay.id }).queryKey, essay)
  await changeList(queryClient, (essays) => essays.map((each) => (each.id === essay.id ? summary : each)))
}

/**
 * Shows an essay's new status, on its page and in the list, before the server has answered. Returns the
 * function that undoes it.
 */
export async function showStatus(
  queryClient: QueryClient,
  { id, status }: Pick<Input<'PATCH /essays/{id}'>, 'id' | 'status'>,
) {
  if (status === undefined) return () => {}
  const { queryKey } = query('GET /essays/{id}', { id })
  const undos = [
    await updateOptimistically(queryClient, queryKey, (essay) => ({ ...essay, status })),
    await changeList(queryClient, (essays) =>
      essays.map((each) => (each.id === id ? { ...each, status } : each)),
    ),
  ]
  return () => undos.forEach((undo) => undo())
}

/** Shows a change to the list before the server has answered. Returns the function that undoes it. */
export function changeList(queryClient: QueryClient, change: (essays: EssaySummary[]) => EssaySummary[]) {
  return updateOptimistically(queryClient, query('GET /essays').queryKey, change)
}
