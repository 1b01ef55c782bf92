import { useQuery } from '@tanstack/react-query'
import { finding, firstFinding } from '#colleges/search/finding-query.ts'

export type LoadedColleges = NonNullable<ReturnType<typeof useColleges>['whole']>

/** Reads all colleges; until they are loaded, the best-known ones, so that a slow phone shows some early. */
export function useColleges() {
  // A failed check for a newer file does not matter, because finding works with the one already loaded.
  const { data: whole } = useQuery({
    ...finding,
    throwOnError: (_error, { state }) => state.data === undefined,
  })
  const { data: first } = useQuery({ ...firstFinding, enabled: whole === undefined })
  return { whole, first }
}
