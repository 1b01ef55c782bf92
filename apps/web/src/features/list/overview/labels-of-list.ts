import type { ListEntry } from '@bearings/domain/list/schema'
import { type PlacedLabel, placedLabels } from '@bearings/domain/matching/options'
import { chipOnList, type Standing } from '@bearings/domain/matching/placed-list'
import { countsOf, isShown, stageCounts, statusCounts } from './arrange.ts'
import type { Filters } from './list-search.ts'

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

type Labels = ReadonlyMap<string, PlacedLabel> | undefined

/** Returns the schools with one of these labels; all while none is chosen, or the labels are not known. */
export function labeled<T extends Pick<ListEntry, 'id'>>(
  entries: readonly T[],
  labels: Labels,
  chosen: Filters['labels'],
): T[] {
  if (!chosen || !labels) return [...entries]
  return entries.filter(({ id }) => chosen.some((label) => label === labels.get(id)))
}

/**
 * Counts what each stage, status and label would show beside what is chosen of the others. A status takes the place of a
 * stage. Labels are from the least likely, and those without any are left out.
 */
export function filterCounts(
  entries: readonly Pick<ListEntry, 'id' | 'status'>[],
  labels: Labels,
  { labels: chosen, ...filter }: Filters,
) {
  const ofLabels = labeled(entries, labels, chosen)
  const ofStatus = entries.filter(({ status }) => isShown(status, filter))
  return {
    stages: stageCounts(ofLabels),
    statuses: statusCounts(ofLabels),
    labels:
      labels &&
      countsOf(
        placedLabels,
        ofStatus.flatMap(({ id }) => labels.get(id) ?? []),
      ),
  }
}
