import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notifyFailure } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { retryWhenReachable } from '#platform/reachability.ts'
import { showEntry } from './school-cache.ts'

/**
 * Changes a school's status, plan, deadline or major. The change is shown at once, and undone if the server
 * refuses it.
 */
export function useChangeEntry() {
  const queryClient = useQueryClient()

  return useMutation({
    ...mutation('PATCH /schools/list/{id}'),
    retry: retryWhenReachable,
    onMutate: async (changes) => ({ undo: await showEntry(queryClient, changes) }),
    onError: (error, _, shown) => {
      shown?.undo()
      notifyFailure('Not saved', error)
    },
  })
}
