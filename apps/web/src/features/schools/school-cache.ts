import type { EntryPage, ListEntry } from '@bearings/domain/schools/list/schema'
import type { QueryClient } from '@tanstack/react-query'
import { query } from '../../platform/api.ts'

/** What was read about the student's schools is old: list, single schools and trash, and the essays that go along. */
export async function refreshSchools(queryClient: QueryClient): Promise<void> {
  const keys = [
    'GET /schools/list',
    'GET /schools/list/{id}',
    'GET /schools/list/trash',
    'GET /essays',
    'GET /essays/trash',
  ] as const
  await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
}

/** Shows a change before the server has answered. Gives back the way to undo it, should the server refuse. */
export async function changeList(
  queryClient: QueryClient,
  change: (entries: ListEntry[]) => ListEntry[],
): Promise<() => void> {
  const { queryKey } = query('GET /schools/list')
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData(queryKey)
  if (before) queryClient.setQueryData(queryKey, change(before))
  return () => queryClient.setQueryData(queryKey, before)
}

/** The same for one school's own page. */
export async function changePage(
  queryClient: QueryClient,
  id: string,
  change: (page: EntryPage) => EntryPage,
): Promise<() => void> {
  const { queryKey } = query('GET /schools/list/{id}', { id })
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData(queryKey)
  if (before) queryClient.setQueryData(queryKey, change(before))
  return () => queryClient.setQueryData(queryKey, before)
}
