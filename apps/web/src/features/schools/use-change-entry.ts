import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation } from '#platform/api.ts'
import { notifyFailure } from '#platform/notify.ts'
import { whenReached } from '#platform/reach.ts'
import { showEntry } from './school-cache.ts'

/** Changes status, plan, deadline or major of a school; shown at once, taken back when the server refuses. */
export function useChangeEntry() {
  const queryClient = useQueryClient()

  return useMutation({
    ...mutation('PATCH /schools/list/{id}'),
    retry: whenReached,
    onMutate: async (changes) => ({ undo: await showEntry(queryClient, changes) }),
    onError: (error, _, shown) => {
      shown?.undo()
      notifyFailure('Not saved', error)
    },
  })
}
