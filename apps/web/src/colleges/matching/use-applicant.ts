import { applicantOf, type WhatIf } from '@bearings/domain/matching/applicant-of'
import type { Applicant } from '@bearings/domain/matching/schema'
import type { IncomeBracket } from '@bearings/domain/profile/schema'
import { parseTestScores } from '@bearings/domain/profile/test-scores'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'

/** The student for whom odds and labels are computed. */
export type Subject = {
  /**
   * `null` while no student is known: for an admin, for an advisor who has chosen none, and while a profile
   * loads.
   */
  applicant: Applicant | null
  incomeBracket: IncomeBracket | null
  /**
   * Whether the student shares with the advisor what the odds need; `null` if it does not apply or is not
   * loaded.
   */
  isShared: boolean | null
  /** The same of the citizenship, without which nobody knows whom colleges count as applying from abroad. */
  isCitizenshipShared: boolean | null
}

/** Said to an advisor of a student of whom that is not known. The student's own odds may differ. */
export const oddsOfUnitedStates =
  'does not share citizenship, so the odds are those of an applicant from the United States.'

/**
 * Returns the student for whom odds and labels are computed: the signed-in student, or for an advisor the
 * student with that id, who has to share both grades and scores, because odds without their scores would be
 * wrong.
 * @param whatIf Values that replace the profile's while the page is open. Pass the same object while they are
 * unchanged.
 */
export function useApplicant(studentId?: string, whatIf?: WhatIf): Subject {
  const { role } = useMe()
  const own = useQuery({ ...query('GET /profile'), enabled: role === 'student' })
  const advised = useQuery({
    ...query('GET /advising/students/{id}/profile', { id: studentId ?? '' }),
    enabled: role === 'advisor' && studentId !== undefined,
  })
  const isShared = advised.data
    ? advised.data.shared && advised.data.parts.profile && advised.data.parts.testScores
    : null
  const isCitizenshipShared = advised.data ? advised.data.shared && advised.data.parts.sensitive : null
  const theirs = advised.data?.shared && isShared ? advised.data.profile : undefined
  const profile = own.data?.profile ?? theirs
  const tried = whatIf && Object.keys(whatIf).length > 0 ? whatIf : undefined

  return useMemo(() => {
    if (!profile) return { applicant: null, incomeBracket: null, isShared, isCitizenshipShared }
    const scores = parseTestScores(profile.satActScore ?? '')
    const applicant = applicantOf({ gpaUnweighted: profile.gpaUnweighted, ...scores }, tried, profile)
    return { applicant, incomeBracket: profile.incomeBracket, isShared, isCitizenshipShared }
  }, [profile, tried, isShared, isCitizenshipShared])
}
