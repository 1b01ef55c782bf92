import type { Database } from '#database/open.ts'
import * as store from './store.ts'

/** Deletes demos that have had their 24 hours; answers how many. Safe to run twice, and in several processes. */
export function sweepDemos(tx: Database, now: Date): Promise<number> {
  return store.deleteExpired(tx, now)
}
