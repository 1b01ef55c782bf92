import type { NewScholarship } from '@bearings/domain/money/scholarships/schema'

/** Returns the columns of a scholarship that a person adds. An empty field is stored as null. */
export function wordsOf({ sponsor, url, amount, ...rest }: NewScholarship) {
  return { ...rest, sponsor: sponsor || null, url: url || null, amount: amount || null }
}
