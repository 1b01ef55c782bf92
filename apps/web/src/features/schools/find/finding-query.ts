import { Failure } from '@bearings/domain/failure'
import { queryOptions } from '@tanstack/react-query'
import { call, fetchSignedIn } from '#platform/api.ts'

const anHour = 3_600_000

/** The whole catalog as finding knows it, the best known first. Once it is here, finding needs no server. */
export const finding = queryOptions({
  queryKey: ['finding-file', 'colleges'],
  queryFn: async () => {
    const reading = import('./read-finding.ts')
    const { colleges: name } = await call('GET /schools/find')
    const text = await textOf(name)
    return (await reading).readFinding(text)
  },
  staleTime: anHour,
  gcTime: Infinity,
  // Thousands of colleges are another file or the same one: nothing is gained by comparing each.
  structuralSharing: false,
})

/** Who teaches what. Asked for only when a major is: most who look for colleges never do. */
export const taughtMajors = queryOptions({
  queryKey: ['finding-file', 'majors'],
  queryFn: async () => {
    const [{ majors: name }, { decodeMajors }] = await Promise.all([
      call('GET /schools/find'),
      import('@bearings/domain/schools/find/majors-file'),
    ])
    return decodeMajors(await textOf(name))
  },
  staleTime: anHour,
  gcTime: Infinity,
  structuralSharing: false,
})

/** A file that is not there has made way for a newer one: worth another try, which asks for the new name. */
async function textOf(name: string): Promise<string> {
  const response = await fetchSignedIn(`/api/v1/schools/find/files/${name}`, { method: 'GET' })
  if (!response.ok) throw new Failure('UNAVAILABLE')
  return response.text()
}
