import { fewestWords } from '@bearings/domain/library/rules'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/api.ts'

/** How many words a prompt asks for at the least, where that is on record. */
export function useFewestWords(promptName: string): number | null {
  const { data: rules } = useQuery(query('GET /library/essays'))
  return rules ? fewestWords(rules.sets, promptName) : null
}
