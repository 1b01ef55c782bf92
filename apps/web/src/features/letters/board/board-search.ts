import { boardFilters, type BoardFilter } from '@bearings/domain/letters/options'

/** The part of the board, and the recommender if it shows only one. */
export type BoardSearch = { part?: BoardFilter; contactId?: string }

/** Leaves out what is no part. */
export function boardSearch({ part, contactId }: Record<string, unknown>): BoardSearch {
  const known = boardFilters.find((each) => each === part)
  return {
    ...(known && { part: known }),
    ...(typeof contactId === 'string' && /^[0-9a-f-]{36}$/.test(contactId) && { contactId }),
  }
}
