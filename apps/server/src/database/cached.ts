import type { Database } from './open.ts'

type CacheEntry = { value: Promise<unknown>; until: number }

const milliseconds = 60_000
const caches = new WeakMap<Database, Map<unknown, CacheEntry>>()

/**
 * Caches data that is the same for everyone and changes only with the catalog, for a minute per database.
 * Failed reads are not cached.
 */
export function cached<Value>(read: (db: Database) => Promise<Value>) {
  return (db: Database): Promise<Value> => {
    const cache = caches.get(db) ?? new Map<unknown, CacheEntry>()
    caches.set(db, cache)
    const entry = cache.get(read)
    if (entry && performance.now() < entry.until) return entry.value as Promise<Value>
    const value = read(db)
    cache.set(read, { value, until: performance.now() + milliseconds })
    value.catch(() => cache.delete(read))
    return value
  }
}

/** Clears the cache after a change by this process; other processes notice the change within a minute. */
export function clearCached(db: Database): void {
  caches.delete(db)
}
