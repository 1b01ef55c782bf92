import type { ListEntry } from '@bearings/domain/list/schema'
import { placeAll } from '@bearings/domain/matching/finding/placed'
import { suggestions } from '@bearings/domain/matching/finding/suggestions'
import { appliesFromAbroad } from '@bearings/domain/matching/from-abroad'
import type { Mix } from '@bearings/domain/matching/list-balance'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useMatchingInputs } from '#colleges/matching/use-matching-inputs.ts'
import { finding } from '#colleges/search/finding-query.ts'
import { useHome } from '#colleges/use-home.ts'
import { useToday } from '#platform/use-today.ts'

/**
 * Returns colleges that would fill the gaps of the list, computed in the browser from the file of Find
 * schools. They stay the same while schools are added, until the student asks for others.
 */
export function useSuggestions(missing: Mix, entries: readonly ListEntry[]) {
  const { data: file, isError, refetch } = useQuery(finding)
  const today = useToday()
  const [home] = useHome()
  const matchingInputs = useMatchingInputs(home)
  const listed = useMemo(
    () => new Set(entries.flatMap(({ unitid }) => (unitid === null ? [] : [unitid]))),
    [entries],
  )
  const [basis, setBasis] = useState({ missing, without: listed as ReadonlySet<number> })
  const [statesOnList] = useState(
    () => new Set(entries.flatMap(({ college }) => (college?.state ? [college.state] : []))),
  )

  const all = useMemo(() => file && placeAll(file, matchingInputs, today), [file, matchingInputs, today])
  const { budget, homeState } = matchingInputs
  const suggested = useMemo(
    () => all && suggestions(all, { ...basis, budget, homeState, statesOnList }),
    [all, basis, budget, homeState, statesOnList],
  )

  return {
    suggested,
    budget,
    isFromAbroad: appliesFromAbroad({
      isFromAbroad: matchingInputs.applicant.isFromAbroad,
      country: matchingInputs.country,
    }),
    hasGpa: matchingInputs.applicant.gpa !== null,
    isGradedOtherwise: matchingInputs.applicant.isGradedOtherwise === true,
    listed,
    isFailed: isError,
    onRetry: () => void refetch(),
    onOthers: () => {
      const seen = (suggested ?? []).map(({ placed }) => placed.college.unitid)
      setBasis(({ without }) => ({ missing, without: new Set([...without, ...listed, ...seen]) }))
    },
  }
}
