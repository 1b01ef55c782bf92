import { encodeFinding } from '@bearings/domain/schools/find/finding-file'
import { hashedFile, type HashedFile } from '#platform/hashed-file.ts'
import { perVersion } from '../search/per-version.ts'
import { findable } from './findable.ts'
import { taughtMajors } from './taught.ts'

export type FindingFile = { colleges: HashedFile; count: number }

/** The file that finding works with, of the catalog as it is now. */
export const findingFile = perVersion(async (db): Promise<FindingFile> => {
  const file = await findable(db)
  return { colleges: await hashedFile(encodeFinding(file)), count: file.colleges.length }
})

/** Who teaches what, compressed when the first one asks for it: nobody who only finds colleges waits for that. */
export const majorsFile = perVersion(async (db) => hashedFile((await taughtMajors(db)).text))
