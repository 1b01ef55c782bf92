import type { Input } from '@bearings/domain/contract'
import type { Task, TasksPage } from '@bearings/domain/tasks/schema'
import type { DataTag, InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import { updateOptimistically } from '#platform/queries/optimistic.ts'
import { withTask } from './page-changes.ts'
import type { TasksFilter } from './tasks-query.ts'

type Pages = InfiniteData<TasksPage, string | null>

const pages = ['GET /tasks', 'pages'] as QueryKey as DataTag<QueryKey, Pages>

/** Shows an updated task in every cached list. */
export async function showTask(queryClient: QueryClient, task: Task): Promise<void> {
  await updateOptimistically(queryClient, pages, (data, [, , filter]) => ({
    ...data,
    pages: withTask(data.pages, filter as TasksFilter, task),
  }))
}

export function taskIn(queryClient: QueryClient, id: string): Task | undefined {
  return queryClient
    .getQueriesData<Pages>({ queryKey: pages })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ tasks }) => tasks)
    .find((task) => task.id === id)
}

/** Shows a task as completed, or as pending again. */
export async function showStatus(
  queryClient: QueryClient,
  { id, status }: Input<'POST /tasks/{id}/status'>,
): Promise<void> {
  const task = taskIn(queryClient, id)
  if (!task || task.status === status) return
  const completedAt = status === 'completed' ? new Date().toISOString() : null
  await showTask(queryClient, { ...task, status, completedAt })
}
