import type { QueryClient } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { isMissing } from '#ui/is-missing.ts'
import { idsIn } from './compare-search.ts'

/** Loads the colleges named in a URL. A number that is not a college's is left out. */
export async function loadCompared(queryClient: QueryClient, ids: unknown): Promise<number[]> {
  const found = await Promise.all(
    idsIn(ids).map(async (unitid) => {
      try {
        await queryClient.ensureQueryData(query('GET /schools/colleges/{unitid}', { unitid }))
        return [unitid]
      } catch (error) {
        if (isMissing(error)) return []
        throw error
      }
    }),
  )
  return found.flat()
}
