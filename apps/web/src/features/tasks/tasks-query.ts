import type { TaskOrder, TaskStatus } from '@bearings/domain/tasks/options'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '#platform/queries/api.ts'

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
  return infiniteQueryOptions({
    queryKey: ['GET /tasks', 'pages', filter] as const,
    queryFn: ({ pageParam }) => call('GET /tasks', { ...filter, ...(pageParam && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}
