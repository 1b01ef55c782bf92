import { type Stage, stages } from '@bearings/domain/schools/list/options'
import type { ListEntry, ListStatus } from '@bearings/domain/schools/list/schema'
import { statuses } from '../status-tones.ts'

export type Sorting = 'name' | 'deadline' | 'added'

export const sortingLabels: Record<Sorting, string> = {
  name: 'Name',
  deadline: 'Deadline',
  added: 'Last added',
}

type Sortable = Pick<ListEntry, 'name' | 'deadline' | 'addedAt' | 'status'>

export const stageNames: Record<Stage, string> = {
  planning: 'Planning',
  waiting: 'Waiting',
  decided: 'Decided',
}

type Filter = { stage?: Stage | undefined; status?: ListStatus | undefined }

/**
 * Returns the schools of one stage or status, or all, in the chosen order. Schools without a deadline come
 * last.
 */
export function arranged<T extends Sortable>(
  entries: readonly T[],
  { sort = 'name', ...filter }: Filter & { sort?: Sorting | undefined },
): T[] {
  return entries.filter(({ status }) => isShown(status, filter)).toSorted(comparisons[sort])
}

function isShown(status: ListStatus, { stage, status: only }: Filter): boolean {
  if (only) return status === only
  return !stage || stages[stage].some((each) => each === status)
}

const byName = (one: Sortable, other: Sortable) => one.name.localeCompare(other.name)

const comparisons: Record<Sorting, (one: Sortable, other: Sortable) => number> = {
  name: byName,
  // ISO dates sort as text.
  deadline: (one, other) =>
    (one.deadline ?? '9999').localeCompare(other.deadline ?? '9999') || byName(one, other),
  added: (one, other) => other.addedAt.localeCompare(one.addedAt) || byName(one, other),
}

/** Counts the schools in each stage. */
export function stageCounts(entries: readonly Pick<Sortable, 'status'>[]) {
  return (Object.keys(stages) as Stage[]).map((stage) => ({
    stage,
    count: entries.filter(({ status }) => isShown(status, { stage })).length,
  }))
}

/** Counts the schools of each status, in the order of the process. Statuses without any are left out. */
export function statusCounts(entries: readonly Pick<Sortable, 'status'>[]) {
  return statuses
    .map((status) => ({ status, count: entries.filter((entry) => entry.status === status).length }))
    .filter(({ count }) => count > 0)
}
