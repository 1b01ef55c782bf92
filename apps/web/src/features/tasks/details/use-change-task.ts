import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '#platform/notify.ts'
import { sentNow } from '#platform/queries/api.ts'
import { showTask } from '../tasks-cache.ts'
import { notifyTaskFailure } from '../words.ts'

export function useChangeTask() {
  const queryClient = useQueryClient()

  return useMutation({
    ...sentNow('PATCH /tasks/{id}'),
    onSuccess: async (task) => {
      await showTask(queryClient, task)
      notify({ title: 'Task Updated', message: 'The task has been changed.' })
    },
    onError: (error) => notifyTaskFailure('update', error),
  })
}
