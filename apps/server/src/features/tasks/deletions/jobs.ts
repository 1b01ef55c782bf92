import type { Database } from '#database/open.ts'
import * as store from './store.ts'

/** An hour is long past the minutes in which a deletion can be undone. */
const kept = 3_600_000

/** Forgets deleted tasks for good. */
export async function sweepDeletedTasks(tx: Database, now: Date): Promise<void> {
  await store.sweep(tx, new Date(now.getTime() - kept))
}
