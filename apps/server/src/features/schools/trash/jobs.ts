import { beginningOfTrash } from '@bearings/domain/schools/list/rules'
import type { Database } from '#database/open.ts'
import * as store from './store.ts'

const atOnce = 1000

/**
 * Deletes the entries whose time in the trash is over, and returns how many. Safe to run in several
 * processes, at any hour.
 */
export async function sweepTrash(db: Database, now: Date): Promise<number> {
  let swept = 0
  for (;;) {
    const some = await store.sweep(db, beginningOfTrash(now), atOnce)
    swept += some
    if (some < atOnce) return swept
  }
}
