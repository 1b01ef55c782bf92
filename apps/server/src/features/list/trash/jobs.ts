import { trashCutoff } from '@bearings/domain/list/rules'
import type { Database } from '#database/open.ts'
import { forgetEssaysOf } from '#features/essays/forgetting.ts'
import * as store from './store.ts'

const atOnce = 1000

/**
 * Deletes entries whose time in the trash is over, with what was told of their essays, and returns how many. Safe in
 * several processes.
 */
export async function sweepTrash(db: Database, now: Date): Promise<number> {
  let swept = 0
  for (;;) {
    const some = await db.transaction(async (tx) => {
      const ids = await store.lockOld(tx, trashCutoff(now), atOnce)
      await forgetEssaysOf(tx, ids)
      await store.deleteEntries(tx, ids)
      return ids.length
    })
    swept += some
    if (some < atOnce) return swept
  }
}
