import { type EditionFilter, editionFilters } from '@bearings/domain/library/editions/options'

/** The search parameters of the list. */
export type EditionsSearch = { q?: string | undefined; show?: Exclude<EditionFilter, 'all'> | undefined }

/** Parses the search parameters of the URL, which anyone may have written, and drops unknown values. */
export function editionsSearch({ q, show }: Record<string, unknown>): EditionsSearch {
  return {
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 100) }),
    ...(isShown(show) && { show }),
  }
}

function isShown(given: unknown): given is Exclude<EditionFilter, 'all'> {
  return given !== 'all' && editionFilters.some((shown) => shown === given)
}
