import { applicantOf, type WhatIf } from '@bearings/domain/matching/applicant-of'
import type { MatchingInputs } from '@bearings/domain/matching/finding/placed'
import { useMemo } from 'react'
import type { Home } from '../use-home.ts'
import { useApplicant } from './use-applicant.ts'
import { useMeans } from './use-means.ts'

const nobody = applicantOf({ gpaUnweighted: null, sat: null, act: null })

/**
 * Returns the student for whom odds are computed: the profile's data, and the home location, which only this
 * browser knows.
 */
export function useMatchingInputs(home: Home | null, whatIf?: WhatIf): MatchingInputs {
  const { applicant, incomeBracket } = useApplicant(undefined, whatIf)
  const { budget, state } = useMeans(incomeBracket, undefined, home)
  return useMemo(
    () => ({
      applicant: applicant ?? nobody,
      incomeBracket,
      homeState: state,
      budget,
      home,
    }),
    [applicant, incomeBracket, state, budget, home],
  )
}
