import { type Stage, stages } from '@bearings/domain/list/options'
import type { ListStatus } from '@bearings/domain/list/schema'
import { type PlacedLabel, placedLabels } from '@bearings/domain/matching/options'
import { knownValues, searchedText } from '#platform/navigation/list-search.ts'
import { statuses } from '../status-tones.ts'
import { type Sorting, sortingLabels } from './sortings.ts'

/**
 * The search parameters of `/schools`: how a student's list is shown, and whether a school is being added. An
 * admin's list of all lists uses `q` and `status`.
 */
export type ListSearch = {
  q?: string | undefined
  status?: ListStatus | undefined
  sort?: Sorting | undefined
  stage?: Stage | undefined
  statuses?: ListStatus[] | undefined
  labels?: PlacedLabel[] | undefined
  /** Opens the dialog for one school, for a pasted list, or for what the colleges ask. */
  add?: true | 'list' | 'asked' | undefined
}

export type Filters = Pick<ListSearch, 'stage' | 'statuses' | 'labels' | 'sort'>

/** Parses the search parameters of the URL, which anyone may have written, and drops unknown values. */
export function listSearch({ q, sort, stage, add, ...given }: Record<string, unknown>): ListSearch {
  const text = searchedText(q)
  const [status] = knownValues(statuses, given.status)
  const chosenStatuses = knownValues(statuses, given.statuses)
  const chosenLabels = knownValues(placedLabels, given.labels)
  return {
    ...(text && { q: text }),
    ...(status && { status }),
    ...(isSorting(sort) && { sort }),
    ...(isStage(stage) && { stage }),
    ...(chosenStatuses.length > 0 && { statuses: chosenStatuses }),
    ...(chosenLabels.length > 0 && { labels: chosenLabels }),
    ...((add === true || add === 'list' || add === 'asked') && { add }),
  }
}

function isSorting(given: unknown): given is Sorting {
  return typeof given === 'string' && Object.hasOwn(sortingLabels, given)
}

function isStage(given: unknown): given is Stage {
  return typeof given === 'string' && Object.hasOwn(stages, given)
}
