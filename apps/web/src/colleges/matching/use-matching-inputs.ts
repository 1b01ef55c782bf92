import { applicantOf, type WhatIf } from '@bearings/domain/matching/applicant-of'
import type { MatchingInputs } from '@bearings/domain/matching/finding/placed'
import { applicationsOf } from '@bearings/domain/matching/placed-list'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import type { Home } from '../use-home.ts'
import { useApplicant } from './use-applicant.ts'
import { useMeans } from './use-means.ts'

const nobody = applicantOf({ gpaUnweighted: null, sat: null, act: null })

/**
 * Returns the student for whom odds are computed: the profile's data, and the home location, which only this
 * browser knows.
 */
export function useMatchingInputs(home: Home | null, whatIf?: WhatIf): MatchingInputs {
  const subject = useApplicant(undefined, whatIf)
  const { applicant } = subject
  const means = useMeans(subject, undefined, home)
  const { role } = useMe()
  const { data: list } = useQuery({ ...query('GET /schools/list'), enabled: role === 'student' })
  return useMemo(
    () => ({
      ...means,
      applications: applicationsOf(list ?? []),
      applicant: applicant ?? nobody,
      homeState: means.state,
      home,
    }),
    [list, applicant, means, home],
  )
}
