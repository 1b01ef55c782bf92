import type { FindingFile } from '@bearings/domain/schools/find/schema'
import type { Database } from '#database/open.ts'
import { catalogVersion } from '../search/store.ts'
import * as store from './store.ts'

const kept = new WeakMap<Database, { version: number; file: Promise<FindingFile> }>()

/** Every college that is offered, as finding knows it, for those who place them on the server: read once a version. */
export async function findable(db: Database): Promise<FindingFile> {
  const version = await catalogVersion(db)
  const known = kept.get(db)
  if (known && known.version >= version) return known.file
  const file = read(db)
  kept.set(db, { version, file })
  file.catch(() => kept.delete(db))
  return file
}

async function read(db: Database): Promise<FindingFile> {
  const [colleges, sources] = await Promise.all([store.findable(db), store.sources(db)])
  return { colleges, sources }
}
