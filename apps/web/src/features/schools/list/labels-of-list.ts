import { type PlacedLabel, placedLabels } from '@bearings/domain/matching/placed-label'
import { affordableOnList, chipOnList, placeOnList } from '@bearings/domain/matching/placed-list'
import type { Applicant } from '@bearings/domain/matching/schema'
import type { Means } from '@bearings/domain/matching/within-budget'
import type { ListEntry } from '@bearings/domain/schools/list/schema'
import { countsOf } from './arrange.ts'

/** Returns the label on each school's chip, by the entry's id. */
export function labelsOfList(
  entries: readonly ListEntry[],
  applicant: Applicant,
  means: Means,
  today: string,
): ReadonlyMap<string, PlacedLabel> {
  return new Map(
    entries.map((entry) => {
      const placement = placeOnList(entry, applicant, today)
      return [entry.id, chipOnList(entry, placement, affordableOnList(entry, means))]
    }),
  )
}

/** Counts the schools of each label, from the least likely. Labels without any are left out. */
export function labelCounts(labels: ReadonlyMap<string, PlacedLabel>): ReadonlyMap<PlacedLabel, number> {
  return countsOf(placedLabels, [...labels.values()])
}
