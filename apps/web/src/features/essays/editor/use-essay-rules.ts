import type { Essay } from '@bearings/domain/essays/schema'
import { aiPolicyFor } from '@bearings/domain/library/rules'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'

/** The prompts that we know, and the policy on help with essays of the school that this one is for. */
export function useEssayRules({ entryId }: Pick<Essay, 'entryId'>) {
  const { data: rules } = useQuery(query('GET /library/essays'))
  const { data: schools } = useQuery(query('GET /schools/list'))
  const unitid = schools?.find(({ id }) => id === entryId)?.unitid ?? null
  return { rules, found: rules && aiPolicyFor(rules.policies, unitid) }
}
