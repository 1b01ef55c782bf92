import { useQuery } from '@tanstack/react-query'
import { finding, firstFinding } from './finding-query.ts'

/** All colleges; until they have come the best known of them, so that a slow phone shows some early. */
export function useColleges() {
  // A failed look for a newer file is none: finding goes on with what is here.
  const { data: whole } = useQuery({
    ...finding,
    throwOnError: (_error, { state }) => state.data === undefined,
  })
  const { data: first } = useQuery({ ...firstFinding, enabled: whole === undefined })
  return { file: (whole ?? first)!, isPart: whole === undefined }
}
