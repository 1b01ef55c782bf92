/** The most colleges side by side. */
export const mostCompared = 4

/** Parses federal numbers from a URL, such as `173258,204796`, and leaves out anything else. */
export function idsIn(ids: unknown): number[] {
  // The router parses a single number as a number, not as text.
  const numbers = (typeof ids === 'number' ? String(ids) : typeof ids === 'string' ? ids : '')
    .split(',')
    .filter((id) => /^\d{1,6}$/.test(id))
    .map(Number)
  return [...new Set(numbers)].slice(0, mostCompared)
}

/** Parses the search parameters of a comparison. */
export function compareSearch({ ids }: Record<string, unknown>): { ids?: string } {
  const known = idsIn(ids)
  return known.length > 0 ? { ids: known.join(',') } : {}
}
