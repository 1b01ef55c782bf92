import { parseTestScores, type TestScores } from '@bearings/domain/profile/rules'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../platform/api.ts'

/** The student's own SAT and ACT scores, as far as the profile has them. The page does not wait for them. */
export function useOwnScores(): TestScores {
  const { data } = useQuery(query('GET /profile'))
  return parseTestScores(data?.profile.satActScore ?? '')
}
