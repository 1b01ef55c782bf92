import { labels, type LabelGroup } from '@bearings/domain/colleges/find/options'
import type { FindingFile } from '@bearings/domain/colleges/find/schema'
import { testOf } from '@bearings/domain/matching/finding/filters'
import type { PlacedCollege } from '@bearings/domain/matching/finding/placed'
import { sorted } from '@bearings/domain/matching/finding/sorting'
import { useMemo } from 'react'
import { filtersIn, type FindSearch, isWhole } from './find-search.ts'
import { useNameSearch } from './use-name-search.ts'

export type Found = {
  results: PlacedCollege[]
  /** The number of colleges with each label, regardless of the labels chosen; `null` until it is known. */
  counts: Record<LabelGroup, number> | null
  /** The number of colleges with any label. */
  total: number | null
  /**
   * Whether the results are not known yet, because the page opened with a name to search for, or not all
   * colleges are loaded.
   */
  isSearching: boolean
}

type Options = {
  /** The colleges with the student's odds. */
  placed: PlacedCollege[]
  search: FindSearch
  today: string
  isTaught: ((unitid: number) => boolean) | null
  /** Whether only the best-known colleges are loaded. */
  isPart: boolean
}

export function useFind(file: FindingFile, { placed, search, today, isTaught, isPart }: Options): Found {
  const named = useNameSearch(file.colleges, search.q ?? '')

  return useMemo(() => {
    const { labels: wanted, ...others } = filtersIn(search)
    if (named === 'pending' || (isPart && !isWhole(search)))
      return { results: [], counts: null, total: null, isSearching: true }
    if (isPart) return { results: placed, counts: null, total: null, isSearching: false }
    const ranks = named
    const isNamed = ranks ? ({ college }: PlacedCollege) => ranks.has(college.unitid) : () => true
    const passes = testOf(others, { today, isTaught })
    const all = placed.filter((each) => isNamed(each) && passes(each))
    const chosen = wanted ? all.filter(({ group }) => wanted.includes(group)) : all
    const isByName = ranks !== null && (search.sort ?? 'best-known') === 'best-known'
    const results = isByName
      ? chosen.toSorted((one, other) => ranks.get(one.college.unitid)! - ranks.get(other.college.unitid)!)
      : sorted(chosen, search.sort ?? 'best-known')
    return { results, counts: countsOf(all), total: all.length, isSearching: false }
  }, [placed, named, search, today, isTaught, isPart])
}

function countsOf(all: readonly PlacedCollege[]): Record<LabelGroup, number> {
  const counts = Object.fromEntries(labels.map((label) => [label, 0])) as Record<LabelGroup, number>
  for (const { group } of all) counts[group]++
  return counts
}
