import { type Means, noMeans } from '@bearings/domain/matching/within-budget'
import type { IncomeBracket } from '@bearings/domain/profile/schema'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '#platform/api.ts'
import { useMe } from '#platform/me.ts'

/**
 * What the family of the student whom colleges are placed for has said of its money: their own, or for an advisor that of the
 * student of this id, if they share financial aid.
 * @param incomeBracket as the profile has it, as far as it is shared.
 */
export function useMeans(incomeBracket: IncomeBracket | null, studentId?: string): Means {
  const { role } = useMe()
  const own = useQuery({ ...query('GET /money/finances'), enabled: role === 'student' })
  const advised = useQuery({
    ...query('GET /advising/students/{id}/money', { id: studentId ?? '' }),
    enabled: role === 'advisor' && studentId !== undefined,
  })
  const theirs = advised.data?.shared ? advised.data : undefined
  const { budget, state } = own.data ?? theirs ?? noMeans
  return useMemo(() => ({ budget, state, incomeBracket }), [budget, state, incomeBracket])
}
