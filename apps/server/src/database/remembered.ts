import type { Database } from './open.ts'

type Kept = { value: Promise<unknown>; until: number }

const milliseconds = 60_000
const kept = new WeakMap<Database, Map<unknown, Kept>>()

/**
 * Caches data that is the same for everyone and changes only with the catalog, for a minute per database.
 * Failed reads are not cached.
 */
export function remembered<Value>(ask: (db: Database) => Promise<Value>) {
  return (db: Database): Promise<Value> => {
    const ofDatabase = kept.get(db) ?? new Map<unknown, Kept>()
    kept.set(db, ofDatabase)
    const known = ofDatabase.get(ask)
    if (known && performance.now() < known.until) return known.value as Promise<Value>
    const value = ask(db)
    ofDatabase.set(ask, { value, until: performance.now() + milliseconds })
    value.catch(() => ofDatabase.delete(ask))
    return value
  }
}

/** After a change made by this process; others notice it within a minute. */
export function forgetRemembered(db: Database): void {
  kept.delete(db)
}
