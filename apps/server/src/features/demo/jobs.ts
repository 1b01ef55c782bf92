import type { Database } from '#database/open.ts'
import * as store from './store.ts'

/** Deletes demos whose 24 hours are over, and returns how many. Safe to run twice, in several processes. */
export function sweepDemos(tx: Database, now: Date): Promise<number> {
  return store.deleteExpired(tx, now)
}
