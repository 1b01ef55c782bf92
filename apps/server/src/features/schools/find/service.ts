import type { FindingFileNames } from '@bearings/domain/schools/find/schema'
import type { SignedInContext } from '#platform/serve.ts'
import { findingFiles } from './files.ts'

export async function files({ db }: SignedInContext): Promise<FindingFileNames> {
  const { colleges, count } = await findingFiles(db)
  return { colleges: colleges.hash, count }
}
