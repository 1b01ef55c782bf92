import type { Task, TasksPage } from '@bearings/domain/tasks/schema'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { withTask } from './page-changes.ts'
import type { TasksFilter } from './tasks-query.ts'

type Pages = InfiniteData<TasksPage, string | null>

/** Shows a task as it now is, wherever tasks are shown. */
export function showTask(queryClient: QueryClient, task: Task): void {
  const shown = queryClient.getQueriesData<Pages>({ queryKey: ['GET /tasks', 'pages'] })
  for (const [key, data] of shown)
    if (data)
      queryClient.setQueryData(key, { ...data, pages: withTask(data.pages, key[2] as TasksFilter, task) })
}

/** Asks again for whatever shows tasks; what is on the screen stays until the answer is there. */
export function refreshTasks(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [key] }) => showsTasks(String(key)) })
}

function showsTasks(key: string): boolean {
  return (
    ['GET /tasks', 'GET /deadlines', 'GET /advising/students', 'GET /advising/summary'].some(
      (start) => key === start || key.startsWith(`${start}/`),
    ) && !key.startsWith('GET /tasks/')
  )
}
