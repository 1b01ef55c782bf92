import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation } from '../../../platform/api.ts'
import { notify } from '../../../platform/notify.ts'
import { refreshTasks, showTask } from '../tasks-cache.ts'
import { notifyTaskFailure } from '../words.ts'

export function useChangeTask() {
  const queryClient = useQueryClient()

  return useMutation({
    ...mutation('PATCH /tasks/{id}'),
    networkMode: 'always',
    onSuccess: (task) => {
      showTask(queryClient, task)
      notify({ title: 'Task Updated', message: 'The task has been changed.' })
      refreshTasks(queryClient)
    },
    onError: (error) => notifyTaskFailure('update', error),
  })
}
