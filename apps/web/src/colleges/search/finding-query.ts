import { Failure } from '@bearings/domain/failure'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { fetchSignedIn, query } from '#platform/queries/api.ts'

/** Milliseconds. One response that names the files serves all file requests of a page within this time. */
const aMoment = 30_000
const anHour = 3_600_000

/**
 * The whole catalog as Find Schools uses it, best-known colleges first. Once it is loaded, finding needs no
 * server.
 */
export const finding = queryOptions({
  queryKey: ['finding-file', 'colleges'],
  queryFn: ({ client }) => collegesOf(client, 'colleges'),
  staleTime: anHour,
  gcTime: Infinity,
  // The file holds thousands of colleges and changes only as a whole, so comparing each one gains nothing.
  structuralSharing: false,
})

/** The best-known colleges, a hundredth of the bytes, shown until the whole file is loaded. */
export const firstFinding = queryOptions({
  queryKey: ['finding-file', 'first'],
  queryFn: ({ client }) => collegesOf(client, 'first'),
  staleTime: anHour,
  structuralSharing: false,
})

/**
 * The majors and the colleges that teach them. Loaded only when someone filters by major, which most students
 * never do.
 */
export const taughtMajors = queryOptions({
  queryKey: ['finding-file', 'majors'],
  queryFn: async ({ client }) => {
    const reading = import('@bearings/domain/colleges/find/majors-file')
    const { text } = await textOf(client, 'majors')
    return (await reading).decodeMajors(text)
  },
  staleTime: anHour,
  gcTime: Infinity,
  structuralSharing: false,
})

/** Loads the colleges of a file, with the number of all colleges. */
async function collegesOf(client: QueryClient, file: 'colleges' | 'first') {
  const reading = import('./read-finding.ts')
  const { text, count } = await textOf(client, file)
  return { ...(await (await reading).readFinding(text)), count }
}

/**
 * Loads a file's text. If the file is missing, a newer one has replaced it, so the error allows a retry,
 * which asks for the new name.
 */
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
