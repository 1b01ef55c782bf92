import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation } from '#platform/api.ts'
import { notifyFailure } from '#platform/notify.ts'
import { showAtOnce } from '#platform/optimistic.ts'
import { withTick } from './log-changes.ts'
import { notSaved, weeksKey } from './weeks-cache.ts'

/** Ticks a task off at once, and takes that back when the server refuses. */
export function useTickTask() {
  const queryClient = useQueryClient()

  function show(taskId: string, done: boolean) {
    return showAtOnce(queryClient, weeksKey, (log) => withTick(log, taskId, done, new Date()))
  }

  return useMutation({
    ...mutation('PATCH /weeks/{start}/tasks/{taskId}'),
    // One after the other, so that two quick presses arrive in their order.
    scope: { id: 'weeks' },
    networkMode: 'always',
    onMutate: async ({ taskId, done }) => {
      await show(taskId, done)
    },
    onError: async (error, { taskId, done }) => {
      await show(taskId, !done)
      notifyFailure(notSaved, error)
    },
  })
}
