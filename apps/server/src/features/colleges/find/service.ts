import type { FindingFileNames } from '@bearings/domain/colleges/find/schema'
import type { Database } from '#database/open.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import { findingFiles } from './files.ts'
import { taughtMajors } from './taught.ts'

export async function files({ db }: SignedInContext): Promise<FindingFileNames> {
  const [{ colleges, first, count }, majors] = await prepareFinding(db)
  return { colleges: colleges.hash, first: first.hash, majors: majors.hash, count }
}

/** Makes the files that Find Schools works with, unless the catalog is the one they were made from. */
export function prepareFinding(db: Database) {
  return Promise.all([findingFiles(db), taughtMajors(db)])
}
