import { compareNames } from '@bearings/domain/compare-names'
import { byOpenDate } from '@bearings/domain/list/open-date'
import { type Stage, stages } from '@bearings/domain/list/options'
import type { ListEntry, ListStatus } from '@bearings/domain/list/schema'
import { statuses } from '../status-tones.ts'
import type { Sorting } from './sortings.ts'

type Sortable = Pick<ListEntry, 'name' | 'deadline' | 'addedAt' | 'status' | 'nextPlan'>

export const stageNames: Record<Stage, string> = {
  planning: 'Planning',
  waiting: 'Waiting',
  decided: 'Decided',
}

type Filter = { stage?: Stage | undefined; statuses?: readonly ListStatus[] | undefined }

/** Returns the schools of the chosen statuses or of one stage, or all, in the chosen order. */
export function arranged<T extends Sortable>(
  entries: readonly T[],
  { sort = 'deadline', ...filter }: Filter & { sort?: Sorting | undefined },
  today: string,
): T[] {
  const compare = comparisons[sort]
  return entries
    .filter(({ status }) => isShown(status, filter))
    .toSorted((one, other) => compare(one, other, today) || compareNames(one.name, other.name))
}

export function isShown(status: ListStatus, { stage, statuses: only }: Filter): boolean {
  if (only) return only.includes(status)
  return !stage || stages[stage].some((each) => each === status)
}

const comparisons: Record<Sorting, (one: Sortable, other: Sortable, today: string) => number> = {
  deadline: byOpenDate,
  name: () => 0,
  // Within each form, by date.
  form: byOpenDate,
  added: (one, other) => other.addedAt.localeCompare(one.addedAt),
}

export function stageCounts(entries: readonly Pick<Sortable, 'status'>[]) {
  return (Object.keys(stages) as Stage[]).map((stage) => ({
    stage,
    count: entries.filter(({ status }) => isShown(status, { stage })).length,
  }))
}

/** Counts the schools of each status, in the order of the process. Statuses without any are left out. */
export function statusCounts(entries: readonly Pick<Sortable, 'status'>[]): ReadonlyMap<ListStatus, number> {
  return countsOf(
    statuses,
    entries.map(({ status }) => status),
  )
}

/** Counts how often each value occurs, in the given order. Values that do not occur are left out. */
export function countsOf<Value>(order: readonly Value[], all: readonly Value[]): ReadonlyMap<Value, number> {
  const counts = order.map((value) => [value, all.filter((each) => each === value).length] as const)
  return new Map(counts.filter(([, count]) => count > 0))
}
