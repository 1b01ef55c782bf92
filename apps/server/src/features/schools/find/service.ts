import type { FindingFileNames } from '@bearings/domain/schools/find/schema'
import type { SignedInContext } from '#platform/serve.ts'
import { findingFile } from './files.ts'
import { taughtMajors } from './taught.ts'

export async function files({ db }: SignedInContext): Promise<FindingFileNames> {
  const [{ colleges, count }, majors] = await Promise.all([findingFile(db), taughtMajors(db)])
  return { colleges: colleges.hash, majors: majors.hash, count }
}
