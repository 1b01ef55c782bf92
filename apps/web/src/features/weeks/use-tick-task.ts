import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notifyFailure } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { retryWhenReachable } from '#platform/reachability.ts'
import { notSaved, showTick } from './weeks-cache.ts'

/**
 * Checks or unchecks a task. The change is shown at once, and undone if the server refuses it. Offline, it
 * waits for a network.
 */
export function useTickTask() {
  const queryClient = useQueryClient()

  return useMutation({
    ...mutation('PATCH /weeks/{start}/tasks/{taskId}'),
    retry: retryWhenReachable,
    onMutate: async (ticked) => {
      await showTick(queryClient, ticked)
    },
    onError: async (error, { taskId, done }) => {
      await showTick(queryClient, { taskId, done: !done })
      notifyFailure(notSaved, error)
    },
  })
}
