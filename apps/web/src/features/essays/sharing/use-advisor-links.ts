import { linksIn } from '@bearings/domain/advising/links/my-links'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'

/**
 * Returns the student's advisors, each with whether they may read this essay; none until they are loaded. Whoever
 * covers for one of them reads what that one reads.
 */
export function useAdvisorLinks(essayId: string) {
  const { data } = useQuery(query('GET /advising/link'))
  const links = data ? linksIn(data).filter(({ covers }) => covers === null) : []
  return links.map((link) => ({ link, isShared: link.sharedEssayIds.includes(essayId) }))
}
