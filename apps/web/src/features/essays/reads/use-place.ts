import type { Standing } from '@bearings/domain/essays/reads/options'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'

/** The part of the queue from which an essay was opened. */
export type Queue = Standing | 'all'

/** Returns where an essay stands for the advisor, and its neighbors in the part of the queue it was opened from. */
export function usePlace(id: string, queue: Queue | undefined) {
  return useQuery(
    query('GET /essays/{id}/place', { id, ...(queue && queue !== 'all' && { standing: queue }) }),
  )
}
