import type { Database } from '#database/open.ts'
import * as store from './store.ts'

/** How long a deleted task is kept, in milliseconds: an hour, far longer than a deletion can be undone. */
const kept = 3_600_000

/** Deletes the tasks for good that were deleted an hour ago. */
export async function sweepDeletedTasks(tx: Database, now: Date): Promise<void> {
  await store.sweep(tx, new Date(now.getTime() - kept))
}
