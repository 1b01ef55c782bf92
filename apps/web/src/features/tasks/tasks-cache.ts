import type { Task, TasksPage } from '@bearings/domain/tasks/schema'
import type { DataTag, InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import { showAtOnce } from '#platform/optimistic.ts'
import { withTask } from './page-changes.ts'
import type { TasksFilter } from './tasks-query.ts'

type Pages = InfiniteData<TasksPage, string | null>

const pages = ['GET /tasks', 'pages'] as QueryKey as DataTag<QueryKey, Pages>

/** Shows a task as it now is, wherever tasks are shown. */
export async function showTask(queryClient: QueryClient, task: Task): Promise<void> {
  await showAtOnce(queryClient, pages, (data, [, , filter]) => ({
    ...data,
    pages: withTask(data.pages, filter as TasksFilter, task),
  }))
}
