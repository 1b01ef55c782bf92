import type { Database } from '#database/open.ts'
import { catalogVersion } from './store.ts'

/**
 * Caches what is made from a whole catalog. Each process makes it once for each version of the catalog and
 * keeps it in memory.
 */
export function cachePerVersion<Made>(make: (db: Database) => Promise<Made>) {
  const kept = new WeakMap<Database, { version: number; made: Promise<Made> }>()

  return async (db: Database): Promise<Made> => {
    // Read before the rows, so that a change between the two is read again rather than missed.
    const version = await catalogVersion(db)
    const known = kept.get(db)
    if (known && known.version >= version) return known.made
    const entry = { version, made: make(db) }
    kept.set(db, entry)
    // A failed build is retried on the next request.
    entry.made.catch(() => {
      if (kept.get(db) === entry) kept.delete(db)
    })
    return entry.made
  }
}
