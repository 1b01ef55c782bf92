/** How many colleges stand side by side. */
export const mostCompared = 4

/** The federal numbers in an address, such as `173258,204796`; what is none is left out. */
export function idsIn(ids: unknown): number[] {
  // A single number in an address is read as one, not as text.
  const numbers = (typeof ids === 'number' ? String(ids) : typeof ids === 'string' ? ids : '')
    .split(',')
    .filter((id) => /^\d{1,6}$/.test(id))
    .map(Number)
  return [...new Set(numbers)].slice(0, mostCompared)
}

/** The search parameters of a comparison. */
export function compareSearch({ ids }: Record<string, unknown>): { ids?: string } {
  const known = idsIn(ids)
  return known.length > 0 ? { ids: known.join(',') } : {}
}
