import { applicantOf, type WhatIf } from '@bearings/domain/matching/applicant-of'
import type { Applicant } from '@bearings/domain/matching/schema'
import type { IncomeBracket } from '@bearings/domain/profile/schema'
import { parseTestScores } from '@bearings/domain/profile/test-scores'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '#platform/api.ts'
import { useMe } from '#platform/me.ts'

/** Whom colleges are placed for. */
export type Subject = {
  /** `null` while nobody is known: an admin, an advisor who has chosen no student, a profile on its way. */
  applicant: Applicant | null
  incomeBracket: IncomeBracket | null
  /** Whether the student lets the advisor see what a placement needs; `null` while that is not known. */
  isShared: boolean | null
}

/**
 * The student whom colleges are placed for: the student who is signed in, or for an advisor the student with that id. A
 * student has to share both grades and scores: a placement without their scores would be wrong.
 * @param whatIf what stands in place of the profile, for as long as the page is open; keep it the same object.
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
  const theirs = advised.data?.shared && isShared ? advised.data.profile : undefined
  const profile = own.data?.profile ?? theirs
  const tried = whatIf && Object.keys(whatIf).length > 0 ? whatIf : undefined

  return useMemo(() => {
    if (!profile) return { applicant: null, incomeBracket: null, isShared }
    const scores = parseTestScores(profile.satActScore ?? '')
    const applicant = applicantOf({ gpaUnweighted: profile.gpaUnweighted, ...scores }, tried)
    return { applicant, incomeBracket: profile.incomeBracket, isShared }
  }, [profile, tried, isShared])
}
