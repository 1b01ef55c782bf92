import type { EssaySummary } from '@bearings/domain/essays/schema'
import { fewestWords } from '@bearings/domain/library/rules'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { useAskedPrompt } from '../asked/use-asked.ts'

/** Returns the minimum number of words that a prompt asks for, if we have it. */
export function useFewestWords(essay: Pick<EssaySummary, 'asked' | 'promptName'>): number | null {
  const { data: rules } = useQuery(query('GET /library/essays'))
  const limit = useAskedPrompt(essay)?.asked.limit
  if (limit?.unit === 'words') return limit.fewest
  return rules ? fewestWords(rules.sets, essay.promptName) : null
}
