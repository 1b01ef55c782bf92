import type { FindingFileNames } from '@bearings/domain/schools/find/schema'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { findingFiles } from './files.ts'
import { taughtMajors } from './taught.ts'

export async function files({ db }: SignedInContext): Promise<FindingFileNames> {
  const [{ colleges, first, count }, majors] = await Promise.all([findingFiles(db), taughtMajors(db)])
  return { colleges: colleges.hash, first: first.hash, majors: majors.hash, count }
}
