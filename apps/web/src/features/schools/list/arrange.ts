import type { ListEntry, ListStatus } from '@bearings/domain/schools/list/schema'
import { statuses } from '../status-tones.ts'

export type Sorting = 'name' | 'deadline' | 'added'

export const sortingLabels: Record<Sorting, string> = {
  name: 'Name',
  deadline: 'Deadline',
  added: 'Last added',
}

type Sortable = Pick<ListEntry, 'name' | 'deadline' | 'addedAt' | 'status'>

/** The schools of one status, or all, in the order asked for. Those without a deadline come last. */
export function arranged<T extends Sortable>(
  entries: readonly T[],
  { sort = 'name', status }: { sort?: Sorting | undefined; status?: ListStatus | undefined },
): T[] {
  return entries.filter((entry) => !status || entry.status === status).toSorted(comparisons[sort])
}

const byName = (one: Sortable, other: Sortable) => one.name.localeCompare(other.name)

const comparisons: Record<Sorting, (one: Sortable, other: Sortable) => number> = {
  name: byName,
  // ISO dates sort as text.
  deadline: (one, other) =>
    (one.deadline ?? '9999').localeCompare(other.deadline ?? '9999') || byName(one, other),
  added: (one, other) => other.addedAt.localeCompare(one.addedAt) || byName(one, other),
}

/** How many schools each status has, in the order of an application's life; statuses without any are left out. */
export function statusCounts(entries: readonly Pick<Sortable, 'status'>[]) {
  return statuses
    .map((status) => ({ status, count: entries.filter((entry) => entry.status === status).length }))
    .filter(({ count }) => count > 0)
}
