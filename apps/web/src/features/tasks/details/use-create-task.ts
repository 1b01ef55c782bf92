import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation } from '../../../platform/api.ts'
import { notify } from '../../../platform/notify.ts'
import { refreshTasks } from '../tasks-cache.ts'
import { notifyTaskFailure } from '../words.ts'

export function useCreateTask() {
  const queryClient = useQueryClient()

  return useMutation({
    ...mutation('POST /tasks'),
    // Without a network it says so at once, and what is typed stays.
    networkMode: 'always',
    onSuccess: () => {
      notify({ title: 'Task Created', message: 'The task has been created successfully.' })
      refreshTasks(queryClient)
    },
    onError: (error) => notifyTaskFailure('create', error),
  })
}
