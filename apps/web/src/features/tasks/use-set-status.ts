import type { TaskStatus } from '@bearings/domain/tasks/options'
import type { Task } from '@bearings/domain/tasks/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { notify } from '../../platform/notify.ts'
import { refreshTasks, showTask } from './tasks-cache.ts'
import { notifyTaskFailure } from './words.ts'

const key = ['POST /tasks/{id}/status']

/** Marks a task at once, and takes that back when the server refuses. */
export function useSetStatus() {
  const queryClient = useQueryClient()

  return useMutation({
    mutationKey: key,
    mutationFn: ({ task: { id }, status }: { task: Task; status: TaskStatus }) =>
      call('POST /tasks/{id}/status', { id, status }),
    // One after the other, so that two quick presses arrive in their order.
    scope: { id: 'tasks' },
    networkMode: 'always',
    onMutate: async ({ task, status }) => {
      await queryClient.cancelQueries({ queryKey: ['GET /tasks', 'pages'] })
      const completedAt = status === 'completed' ? new Date().toISOString() : null
      showTask(queryClient, { ...task, status, completedAt })
    },
    onSuccess: () => notify({ title: 'Task Updated', message: 'Task status has been updated.' }),
    onError: (error, { task }) => {
      showTask(queryClient, task)
      notifyTaskFailure('update', error)
    },
    onSettled: () => {
      // While others are on their way, an answer would show what was before them.
      if (queryClient.isMutating({ mutationKey: key }) === 1) refreshTasks(queryClient)
    },
  })
}
