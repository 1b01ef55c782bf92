import type { ListEntry } from '@bearings/domain/list/schema'
import { type PlacedLabel, placedLabels } from '@bearings/domain/matching/options'
import { chipOnList, type Standing } from '@bearings/domain/matching/placed-list'
import { countsOf } from './arrange.ts'

/** Returns the label on each school's chip, by the entry's id. */
export function labelsOfList(
  list: readonly (Standing & { school: ListEntry })[],
): ReadonlyMap<string, PlacedLabel> {
  return new Map(
    list.map(({ school, placement, isAffordable }) => [
      school.id,
      chipOnList(school, placement, isAffordable),
    ]),
  )
}

/** Counts the schools of each label, from the least likely. Labels without any are left out. */
export function labelCounts(labels: ReadonlyMap<string, PlacedLabel>): ReadonlyMap<PlacedLabel, number> {
  return countsOf(placedLabels, [...labels.values()])
}
