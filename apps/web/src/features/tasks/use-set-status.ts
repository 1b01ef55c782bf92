import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { mutation } from '#platform/queries/api.ts'
import { retryWhenReachable } from '#platform/reachability.ts'
import { showStatus } from './tasks-cache.ts'
import { notifyTaskFailure } from './words.ts'

/**
 * Sets a task's status. The change is shown at once, and undone if the server refuses it. Offline, it waits
 * for a network.
 */
export function useSetStatus() {
  const queryClient = useQueryClient()

  return useMutation({
    ...mutation('POST /tasks/{id}/status'),
    retry: retryWhenReachable,
    onMutate: (changed) => showStatus(queryClient, changed),
    onSuccess: () => notify({ title: 'Task Updated', message: 'Task status has been updated.' }),
    onError: async (error, { id, status }) => {
      await showStatus(queryClient, { id, status: status === 'completed' ? 'pending' : 'completed' })
      notifyTaskFailure('update', error)
    },
  })
}
