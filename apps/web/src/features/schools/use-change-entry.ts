import type { EntryChanges } from '@bearings/domain/schools/list/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation } from '#platform/api.ts'
import { notifyFailure } from '#platform/notify.ts'
import { changeList, changePage } from './school-cache.ts'

/** Changes status, plan, deadline or major of a school; shown at once, taken back when the server refuses. */
export function useChangeEntry() {
  const queryClient = useQueryClient()

  return useMutation({
    ...mutation('PATCH /schools/list/{id}'),
    // One after the other: of two changes of one field the later one stays.
    scope: { id: 'school-list' },
    onMutate: async ({ id, ...changes }) => {
      const change = <T extends { id: string }>(entry: T) =>
        entry.id === id ? merged(entry, changes) : entry
      const undos = await Promise.all([
        changeList(queryClient, (entries) => entries.map(change)),
        changePage(queryClient, id, change),
      ])
      return { undo: () => undos.forEach((undo) => undo()) }
    },
    onError: (error, _, shown) => {
      shown?.undo()
      notifyFailure('Not saved', error)
    },
  })
}

/** A field given as `undefined` is not a change. */
function merged<T>(entry: T, changes: EntryChanges): T {
  return { ...entry, ...Object.fromEntries(Object.entries(changes).filter(([, to]) => to !== undefined)) }
}
