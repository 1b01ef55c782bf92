import { type PlacedLabel, placedLabels } from '@bearings/domain/matching/placed-label'
import { type Stage, stages } from '@bearings/domain/schools/list/options'
import type { ListStatus } from '@bearings/domain/schools/list/schema'
import { searchedText } from '#platform/list-search.ts'
import { statuses } from '../status-tones.ts'
import { type Sorting, sortingLabels } from './arrange.ts'

/** The search parameters of `/schools`: how the list is shown, and whether a school is being added. */
export type ListSearch = {
  q?: string | undefined
  sort?: Sorting | undefined
  stage?: Stage | undefined
  status?: ListStatus | undefined
  label?: PlacedLabel | undefined
  /** Opens the dialog for one school, or for a pasted list. */
  add?: true | 'list' | undefined
}

/** Parses the search parameters of the URL, which anyone may have written, and drops unknown values. */
export function listSearch({ q, sort, stage, status, label, add }: Record<string, unknown>): ListSearch {
  const text = searchedText(q)
  return {
    ...(text && { q: text }),
    ...(isSorting(sort) && { sort }),
    ...(isStage(stage) && { stage }),
    ...(isStatus(status) && { status }),
    ...(isLabel(label) && { label }),
    ...((add === true || add === 'list') && { add }),
  }
}

function isSorting(given: unknown): given is Sorting {
  return typeof given === 'string' && Object.hasOwn(sortingLabels, given)
}

function isStage(given: unknown): given is Stage {
  return typeof given === 'string' && Object.hasOwn(stages, given)
}

function isStatus(given: unknown): given is ListStatus {
  return statuses.some((status) => status === given)
}

function isLabel(given: unknown): given is PlacedLabel {
  return placedLabels.some((label) => label === given)
}
