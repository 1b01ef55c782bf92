import { Failure } from '@bearings/domain/failure'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { fetchSignedIn, query } from '#platform/api.ts'

/** Milliseconds. The files of one page are asked for by one answer that names them. */
const aMoment = 30_000
const anHour = 3_600_000

/** The whole catalog as finding knows it, the best known first. Once it is here, finding needs no server. */
export const finding = queryOptions({
  queryKey: ['finding-file', 'colleges'],
  queryFn: ({ client }) => collegesOf(client, 'colleges'),
  staleTime: anHour,
  gcTime: Infinity,
  // Thousands of colleges are another file or the same one: nothing is gained by comparing each.
  structuralSharing: false,
})

/** The best known of them, a hundredth of the bytes: what is shown until the whole has come. */
export const firstFinding = queryOptions({
  queryKey: ['finding-file', 'first'],
  queryFn: ({ client }) => collegesOf(client, 'first'),
  staleTime: anHour,
  structuralSharing: false,
})

/** Who teaches what. Asked for only when a major is: most who look for colleges never do. */
export const taughtMajors = queryOptions({
  queryKey: ['finding-file', 'majors'],
  queryFn: async ({ client }) => {
    const reading = import('@bearings/domain/schools/find/majors-file')
    const { text } = await textOf(client, 'majors')
    return (await reading).decodeMajors(text)
  },
  staleTime: anHour,
  gcTime: Infinity,
  structuralSharing: false,
})

/** With how many colleges there are in all, whether they have come or not. */
async function collegesOf(client: QueryClient, file: 'colleges' | 'first') {
  const reading = import('./read-finding.ts')
  const { text, count } = await textOf(client, file)
  return { ...(await reading).readFinding(text), count }
}

/** A file that is not there has made way for a newer one: worth another try, which asks for the new name. */
async function textOf(client: QueryClient, file: 'colleges' | 'first' | 'majors') {
  const named = query('GET /schools/find')
  const names = await client.fetchQuery({ ...named, staleTime: aMoment })
  const response = await fetchSignedIn(`/api/v1/schools/find/files/${names[file]}`, { method: 'GET' })
  if (!response.ok) {
    client.removeQueries({ queryKey: named.queryKey })
    throw new Failure('UNAVAILABLE')
  }
  return { text: await response.text(), count: names.count }
}
