import type { TaskOrder, TaskStatus } from '@bearings/domain/tasks/options'
import type { Task, TasksPage } from '@bearings/domain/tasks/schema'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/queries/api.ts'
import { pagesOf } from '#platform/queries/pages-of.ts'

/**
 * The filters of a list of tasks: one student, one assignment, a status, a search text, only late ones; and
 * the sort order.
 */
export type TasksFilter = {
  studentId?: string
  assignmentId?: string
  status?: TaskStatus
  q?: string
  late?: 'true'
  order?: TaskOrder
}

/** Returns tasks page by page, by default newest first. */
export function taskPages(filter: TasksFilter) {
  return pagesOf('GET /tasks', filter)
}

/** Returns the tasks of an assignment that are not done, one for each student. */
export function openTasks(assignmentId: string) {
  return queryOptions({
    queryKey: ['GET /tasks', 'open', { assignmentId }] as const,
    queryFn: async () => {
      const tasks: Task[] = []
      let after: string | null = null
      do {
        const page: TasksPage = await call('GET /tasks', {
          assignmentId,
          status: 'pending',
          ...(after && { after }),
        })
        tasks.push(...page.tasks)
        after = page.next
      } while (after)
      return tasks
    },
  })
}
