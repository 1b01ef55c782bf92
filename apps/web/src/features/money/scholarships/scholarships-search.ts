import { type ScholarshipView, scholarshipViews } from '@bearings/domain/money/options'

/** The search parameters of the scholarships: a filter and a search text; by default all are shown. */
export type ScholarshipsSearch = {
  show?: Exclude<ScholarshipView, 'all'> | undefined
  q?: string | undefined
}

/** Parses the search parameters of the URL, which anyone may have written. */
export function scholarshipsSearch({ show, q }: Record<string, unknown>): ScholarshipsSearch {
  const view = scholarshipViews.find((each) => each === show)
  // The router parses "2027" as a number.
  const typed = typeof q === 'number' ? String(q) : q
  return {
    ...(view && view !== 'all' && { show: view }),
    ...(typeof typed === 'string' && typed.trim() !== '' && { q: typed.slice(0, 100) }),
  }
}
