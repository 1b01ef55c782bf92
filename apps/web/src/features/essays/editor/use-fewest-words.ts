import { fewestWords } from '@bearings/domain/library/rules'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'

/** Returns the minimum number of words that a prompt asks for, if we have it. */
export function useFewestWords(promptName: string): number | null {
  const { data: rules } = useQuery(query('GET /library/essays'))
  return rules ? fewestWords(rules.sets, promptName) : null
}
