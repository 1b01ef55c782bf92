import type { TaskStatus } from '@bearings/domain/tasks/options'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

/** Which tasks: of one student, in one status. */
export type TasksFilter = { studentId?: string; status?: TaskStatus }

/** Tasks page by page, newest first. */
export function taskPages(filter: TasksFilter) {
  return infiniteQueryOptions({
    queryKey: ['GET /tasks', 'pages', filter] as const,
    queryFn: ({ pageParam }) => call('GET /tasks', { ...filter, ...(pageParam && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}
