import { type Means, noMeans } from '@bearings/domain/matching/within-budget'
import type { IncomeBracket } from '@bearings/domain/profile/schema'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '#platform/api.ts'
import { useMe } from '#platform/me.ts'
import { type Home, useHome } from '../use-home.ts'

/**
 * What the family of the student whom colleges are placed for has said of its money: their own, or for an advisor that of the
 * student of this id, if they share financial aid.
 * @param incomeBracket as the profile has it, as far as it is shared.
 * @param home counts where no home state is said; by default what this device keeps of a student's own ZIP code.
 */
export function useMeans(incomeBracket: IncomeBracket | null, studentId?: string, home?: Home | null): Means {
  const { role } = useMe()
  const [kept] = useHome()
  const own = useQuery({ ...query('GET /money/finances'), enabled: role === 'student' })
  const advised = useQuery({
    ...query('GET /advising/students/{id}/money', { id: studentId ?? '' }),
    enabled: role === 'advisor' && studentId !== undefined,
  })
  const theirs = advised.data?.shared ? advised.data : undefined
  const { budget, state: ownState } = own.data ?? theirs ?? noMeans
  const lives = home === undefined ? kept : home
  const state = ownState ?? (role === 'student' ? (lives?.state ?? null) : null)
  return useMemo(() => ({ budget, state, incomeBracket }), [budget, state, incomeBracket])
}
