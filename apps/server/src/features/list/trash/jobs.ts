import { trashCutoff } from '@bearings/domain/list/rules'
import type { Database } from '#database/open.ts'
import * as store from './store.ts'

const atOnce = 1000

/** Deletes entries whose time in the trash is over, and returns how many. Safe in several processes. */
export async function sweepTrash(db: Database, now: Date): Promise<number> {
  let swept = 0
  for (;;) {
    const some = await store.sweep(db, trashCutoff(now), atOnce)
    swept += some
    if (some < atOnce) return swept
  }
}
