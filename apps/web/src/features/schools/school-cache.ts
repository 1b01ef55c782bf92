import type { EntryPage, ListEntry } from '@bearings/domain/schools/list/schema'
import type { QueryClient } from '@tanstack/react-query'
import { query } from '#platform/api.ts'
import { showAtOnce } from '#platform/optimistic.ts'

/** Shows a change of the list before the server has answered. Gives back the way to undo it. */
export function changeList(queryClient: QueryClient, change: (entries: ListEntry[]) => ListEntry[]) {
  return showAtOnce(queryClient, query('GET /schools/list').queryKey, change)
}

/** The same for one school's own page. */
export function changePage(queryClient: QueryClient, id: string, change: (page: EntryPage) => EntryPage) {
  return showAtOnce(queryClient, query('GET /schools/list/{id}', { id }).queryKey, change)
}
