import { appliesFromAbroad } from '@bearings/domain/matching/from-abroad'
import { type Means, noMeans } from '@bearings/domain/matching/within-budget'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { type Home, useHome } from '../use-home.ts'
import type { Subject } from './use-applicant.ts'

/**
 * Returns the finances of the family of the student for whom odds are computed: the signed-in student's, or
 * for an advisor those of the student with this id, if they share financial aid.
 * @param subject The student, with the profile's income and citizenship as far as they are shared.
 * @param home Used if no home state is entered; by default the location of a student's own ZIP code on this
 * device.
 */
export function useMeans(
  { applicant, incomeBracket }: Pick<Subject, 'applicant' | 'incomeBracket'>,
  studentId?: string,
  home?: Home | null,
): Means {
  const { role } = useMe()
  const [kept] = useHome()
  const own = useQuery({ ...query('GET /money/finances'), enabled: role === 'student' })
  const advised = useQuery({
    ...query('GET /advising/students/{id}/money', { id: studentId ?? '' }),
    enabled: role === 'advisor' && studentId !== undefined,
  })
  const theirs = advised.data?.shared ? advised.data : undefined
  const { budget, state: ownState, country = null, asksForAid = null } = own.data ?? theirs ?? noMeans
  const lives = home === undefined ? kept : home
  const state = ownState ?? (role === 'student' && !country ? (lives?.state ?? null) : null)
  const income = own.data?.answers?.amounts.agi ?? null
  const isFromAbroad = appliesFromAbroad({ isFromAbroad: applicant?.isFromAbroad, country })
  return useMemo(
    () => ({ budget, state, country, asksForAid, incomeBracket, income, isFromAbroad }),
    [budget, state, country, asksForAid, incomeBracket, income, isFromAbroad],
  )
}
