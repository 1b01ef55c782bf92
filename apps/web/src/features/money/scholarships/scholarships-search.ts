import { type ScholarshipView, scholarshipViews } from '@bearings/domain/money/options'

/** Which scholarships are shown, and what is searched in them; without either, all. */
export type ScholarshipsSearch = {
  show?: Exclude<ScholarshipView, 'all'> | undefined
  q?: string | undefined
}

/** Parses the search parameters of the URL, which anyone may have written. */
export function scholarshipsSearch({ show, q }: Record<string, unknown>): ScholarshipsSearch {
  const view = scholarshipViews.find((each) => each === show)
  // The router reads "2027" as a number.
  const typed = typeof q === 'number' ? String(q) : q
  return {
    ...(view && view !== 'all' && { show: view }),
    ...(typeof typed === 'string' && typed.trim() !== '' && { q: typed.slice(0, 100) }),
  }
}
