import { type ManagedFilter, managedFilters } from '@bearings/domain/money/managed/options'

/** The search parameters of the list. */
export type ManagedSearch = { q?: string | undefined; show?: Exclude<ManagedFilter, 'offered'> | undefined }

/** Parses the search parameters of the URL, which anyone may have written, and drops unknown values. */
export function managedSearch({ q, show }: Record<string, unknown>): ManagedSearch {
  return {
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 100) }),
    ...(isShown(show) && { show }),
  }
}

function isShown(given: unknown): given is Exclude<ManagedFilter, 'offered'> {
  return given !== 'offered' && managedFilters.some((shown) => shown === given)
}
