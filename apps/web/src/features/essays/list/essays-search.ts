import { type EssayStatus, statuses } from '@bearings/domain/essays/options'
import { type Sorting, sortingLabels } from './sortings.ts'

/**
 * The search parameters of `/essays`: how the list is shown, and the section for which an essay is being
 * added.
 */
export type EssaysSearch = {
  status?: EssayStatus | undefined
  sort?: Sorting | undefined
  add?: string | undefined
}

/** Parses the search parameters of the URL, which anyone may have written, and drops unknown values. */
export function essaysSearch({ status, sort, add }: Record<string, unknown>): EssaysSearch {
  return { ...searchInUrl({ status, sort }), ...(typeof add === 'string' && { add: add.slice(0, 100) }) }
}

/** Returns how the list is shown. The editor's URL keeps it for the way back. */
export function searchInUrl({
  status,
  sort,
}: Record<string, unknown>): Pick<EssaysSearch, 'status' | 'sort'> {
  return { ...(isStatus(status) && { status }), ...(isSorting(sort) && { sort }) }
}

function isStatus(given: unknown): given is EssayStatus {
  return statuses.some((status) => status === given)
}

function isSorting(given: unknown): given is Sorting {
  return typeof given === 'string' && Object.hasOwn(sortingLabels, given)
}
