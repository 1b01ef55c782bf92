import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '#platform/queries/api.ts'
import type { TasksFilter } from '../tasks-query.ts'

/** Returns the tasks that an advisor has assigned, page by page. A task for several students is one entry. */
export function assignmentPages(filter: TasksFilter) {
  return infiniteQueryOptions({
    queryKey: ['GET /tasks/assignments', 'pages', filter] as const,
    queryFn: ({ pageParam }) =>
      call('GET /tasks/assignments', { ...filter, ...(pageParam && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}
