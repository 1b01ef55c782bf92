import { encodeFinding } from '@bearings/domain/schools/find/finding-file'
import type { Database } from '#database/open.ts'
import { hashedFile, type HashedFile } from '#platform/hashed-file.ts'
import { catalogVersion } from '../search/store.ts'
import * as store from './store.ts'

export type FindingFiles = { colleges: HashedFile; count: number }

const kept = new WeakMap<Database, { version: number; files: Promise<FindingFiles> }>()

/** The files that finding works with, of the catalog as it is now: made once a version, by each process. */
export async function findingFiles(db: Database): Promise<FindingFiles> {
  const version = await catalogVersion(db)
  const known = kept.get(db)
  if (known && known.version >= version) return known.files
  const files = make(db)
  kept.set(db, { version, files })
  // What could not be made is tried again for the next one who asks.
  files.catch(() => kept.delete(db))
  return files
}

async function make(db: Database): Promise<FindingFiles> {
  const [colleges, sources] = await Promise.all([store.findable(db), store.sources(db)])
  return { colleges: await hashedFile(encodeFinding({ colleges, sources })), count: colleges.length }
}
