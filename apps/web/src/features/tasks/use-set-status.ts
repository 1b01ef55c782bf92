import type { TaskStatus } from '@bearings/domain/tasks/options'
import type { Task } from '@bearings/domain/tasks/schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import { notify } from '#platform/notify.ts'
import { showTask } from './tasks-cache.ts'
import { notifyTaskFailure } from './words.ts'

/** Marks a task at once, and takes that back when the server refuses. */
export function useSetStatus() {
  const queryClient = useQueryClient()

  return useMutation({
    meta: { writes: ['POST /tasks/{id}/status'] },
    mutationFn: ({ task: { id }, status }: { task: Task; status: TaskStatus }) =>
      call('POST /tasks/{id}/status', { id, status }),
    // One after the other, so that two quick presses arrive in their order.
    scope: { id: 'tasks' },
    networkMode: 'always',
    onMutate: async ({ task, status }) => {
      const completedAt = status === 'completed' ? new Date().toISOString() : null
      await showTask(queryClient, { ...task, status, completedAt })
    },
    onSuccess: () => notify({ title: 'Task Updated', message: 'Task status has been updated.' }),
    onError: async (error, { task }) => {
      await showTask(queryClient, task)
      notifyTaskFailure('update', error)
    },
  })
}
