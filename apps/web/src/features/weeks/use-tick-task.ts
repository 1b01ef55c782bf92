import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation } from '../../platform/api.ts'
import { notifyFailure } from '../../platform/notify.ts'
import { withTick } from './log-changes.ts'
import { notSaved, refreshWeeks, weeksKey } from './weeks-cache.ts'

const tick = mutation('PATCH /weeks/{start}/tasks/{taskId}')

/** Ticks a task off at once, and takes that back when the server refuses. */
export function useTickTask() {
  const queryClient = useQueryClient()

  function show(taskId: string, done: boolean) {
    queryClient.setQueryData(weeksKey, (log) => log && withTick(log, taskId, done, new Date()))
  }

  return useMutation({
    ...tick,
    // One after the other, so that two quick presses arrive in their order.
    scope: { id: 'weeks' },
    networkMode: 'always',
    onMutate: async ({ taskId, done }) => {
      await queryClient.cancelQueries({ queryKey: weeksKey })
      show(taskId, done)
    },
    onError: (error, { taskId, done }) => {
      show(taskId, !done)
      notifyFailure(notSaved, error)
    },
    onSettled: () => {
      // While others are on their way, an answer would show what was before them.
      if (queryClient.isMutating({ mutationKey: tick.mutationKey! }) === 1) refreshWeeks(queryClient)
    },
  })
}
