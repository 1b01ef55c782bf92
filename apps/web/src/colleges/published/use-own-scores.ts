import { parseTestScores, type TestScores } from '@bearings/domain/profile/test-scores'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'

/** Returns the student's own SAT and ACT scores, if the profile has them. The page does not wait for them. */
export function useOwnScores(): TestScores {
  const { role } = useMe()
  const { data } = useQuery({ ...query('GET /profile'), enabled: role === 'student' })
  return parseTestScores(data?.profile.satActScore ?? '')
}
