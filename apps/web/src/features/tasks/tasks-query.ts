import type { TaskOrder, TaskStatus } from '@bearings/domain/tasks/options'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

/** Which tasks: of one student, given as one, in one status, with these words, late; and in which order. */
export type TasksFilter = {
  studentId?: string
  assignmentId?: string
  status?: TaskStatus
  q?: string
  late?: 'true'
  order?: TaskOrder
}

/** Tasks page by page, newest first unless asked otherwise. */
export function taskPages(filter: TasksFilter) {
  return infiniteQueryOptions({
    queryKey: ['GET /tasks', 'pages', filter] as const,
    queryFn: ({ pageParam }) => call('GET /tasks', { ...filter, ...(pageParam && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}
