import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'

/** Returns the student's advisor, and whether they may read this essay; `null` until it is loaded. */
export function useAdvisorLink(essayId: string) {
  const { data } = useQuery(query('GET /advising/link'))
  const link = data?.link ?? null
  return { link, isShared: link?.sharedEssayIds.includes(essayId) ?? false }
}
