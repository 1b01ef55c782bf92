import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation } from '../../platform/api.ts'
import { notify } from '../../platform/notify.ts'
import { refreshTasks } from './tasks-cache.ts'
import { notifyTaskFailure } from './words.ts'

export function useDeleteTask() {
  const queryClient = useQueryClient()

  return useMutation({
    ...mutation('DELETE /tasks/{id}'),
    networkMode: 'always',
    onSuccess: () => notify({ title: 'Task Deleted', message: 'The task has been deleted.' }),
    onError: (error) => notifyTaskFailure('delete', error),
    onSettled: () => refreshTasks(queryClient),
  })
}
