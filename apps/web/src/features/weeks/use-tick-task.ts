import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation } from '#platform/api.ts'
import { notifyFailure } from '#platform/notify.ts'
import { whenReached } from '#platform/reach.ts'
import { notSaved, showTick } from './weeks-cache.ts'

/** Ticks a task off at once, and takes that back when the server refuses. Without a network it waits for one. */
export function useTickTask() {
  const queryClient = useQueryClient()

  return useMutation({
    ...mutation('PATCH /weeks/{start}/tasks/{taskId}'),
    retry: whenReached,
    onMutate: async (ticked) => {
      await showTick(queryClient, ticked)
    },
    onError: async (error, { taskId, done }) => {
      await showTick(queryClient, { taskId, done: !done })
      notifyFailure(notSaved, error)
    },
  })
}
