import { boardFilters, type BoardFilter } from '@bearings/domain/letters/board-filters'
import { isId } from '#platform/is-id.ts'

/** The part of the board, and the recommender if it shows only one. */
export type BoardSearch = { part?: BoardFilter; contactId?: string | undefined }

/** Leaves out what is no part. */
export function boardSearch({ part, contactId }: Record<string, unknown>): BoardSearch {
  const known = boardFilters.find((each) => each === part)
  return {
    ...(known && { part: known }),
    ...(isId(contactId) && { contactId }),
  }
}
