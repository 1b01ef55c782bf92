import type { Input } from '@bearings/domain/contract'
import type { EntryPage, ListEntry } from '@bearings/domain/list/schema'
import type { QueryClient } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { updateOptimistically } from '#platform/queries/optimistic.ts'

/** Shows a change to the list before the server has answered. Returns the function that undoes it. */
export function changeList(queryClient: QueryClient, change: (entries: ListEntry[]) => ListEntry[]) {
  return updateOptimistically(queryClient, query('GET /schools/list').queryKey, change)
}

/**
 * Shows a change to one school's own page before the server has answered. Returns the function that undoes
 * it.
 */
export function changePage(queryClient: QueryClient, id: string, change: (page: EntryPage) => EntryPage) {
  return updateOptimistically(queryClient, query('GET /schools/list/{id}', { id }).queryKey, change)
}

export function knownEntry(queryClient: QueryClient, id: string): ListEntry | undefined {
  const page = queryClient.getQueryData(query('GET /schools/list/{id}', { id }).queryKey)
  const list = queryClient.getQueryData(query('GET /schools/list').queryKey)
  return page ?? list?.find((entry) => entry.id === id)
}

/**
 * Shows new choices for a school, in the list and on its page. A field that is `undefined` is not changed.
 * Returns the function that undoes it.
 */
export async function showEntry(
  queryClient: QueryClient,
  { id, ...changes }: Input<'PATCH /schools/list/{id}'>,
) {
  const change = <T extends { id: string }>(entry: T) =>
    entry.id === id ? { ...entry, ...given(changes) } : entry
  const undos = await Promise.all([
    changeList(queryClient, (entries) => entries.map(change)),
    changePage(queryClient, id, change),
  ])
  return () => undos.forEach((undo) => undo())
}

/** Shows a change to a checklist item before the server has answered. Returns the function that undoes it. */
export function showItem(
  queryClient: QueryClient,
  { id, itemId, ...changes }: Input<'PATCH /schools/list/{id}/checklist/{itemId}'>,
) {
  return changePage(queryClient, id, (page) => ({
    ...page,
    items: page.items.map((item) => (item.id === itemId ? { ...item, ...given(changes) } : item)),
  }))
}

function given<T extends object>(changes: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, to]) => to !== undefined)) as never
}
