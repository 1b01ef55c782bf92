import type { TimelineDates } from '@bearings/domain/deadlines/schema'
import type { QueryClient } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { updateOptimistically } from '#platform/queries/optimistic.ts'

/** Shows the choice before the server has answered. */
export function showTimeline(queryClient: QueryClient, { shown }: TimelineDates) {
  return updateOptimistically(queryClient, query('GET /deadlines/timeline').queryKey, () => ({ shown }))
}
