import { useServerSearch } from '#platform/queries/use-server-search.ts'

/** Returns the AP and IB courses that match what is typed, except those already listed. */
export function useCourseSuggestions(text: string, listed: string[]) {
  const { found = [], failed } = useServerSearch('GET /schools/courses', text, {
    argumentsFor: (q) => [{ q, limit: 8 }],
  })
  const suggestions = found
    .filter(({ name }) => !listed.includes(name))
    .map(({ name, category }) => ({ value: name, hint: category }))
  return { suggestions, failed }
}
