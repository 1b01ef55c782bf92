import { bestKnownFirst } from '@bearings/domain/colleges/find/best-known'
import { encodeFinding } from '@bearings/domain/colleges/find/finding-file'
import { hashedFile, type HashedFile } from '#platform/pages/hashed-file.ts'
import { cachePerVersion } from '../search/cache-per-version.ts'
import { findable } from './findable.ts'
import { taughtMajors } from './taught.ts'

type FindingFiles = { colleges: HashedFile; first: HashedFile; count: number }

/** How many colleges a page shows before the rest has loaded, which is more than the tallest screen holds. */
const firstColleges = 40

/** Returns the files that Find Schools works with, made from the current catalog. */
export const findingFiles = cachePerVersion(async (db): Promise<FindingFiles> => {
  const file = await findable(db)
  const first = bestKnownFirst(file.colleges).slice(0, firstColleges)
  return {
    colleges: await hashedFile(encodeFinding(file)),
    first: await hashedFile(encodeFinding({ ...file, colleges: first })),
    count: file.colleges.length,
  }
})

/**
 * Returns the file that says which colleges teach which majors. It is compressed on first request, so that
 * searches without a major do not wait for it.
 */
export const majorsFile = cachePerVersion(async (db) => hashedFile((await taughtMajors(db)).text))
