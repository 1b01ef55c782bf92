import { trashCutoff } from '@bearings/domain/essays/rules'
import type { Database } from '#database/open.ts'
import { forgetEssays } from './forgetting.ts'
import { deleteTrashed, trashedBy } from './trash-store.ts'

/**
 * Deletes the essays that have been in the trash for 30 days, with what was told of them and their comments, and returns
 * how many. Safe to run twice.
 */
export function sweepEssays(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const gone = await trashedBy(tx, trashCutoff(now))
    await forgetEssays(tx, gone)
    await deleteTrashed(
      tx,
      gone.map(({ id }) => id),
    )
    return gone.length
  })
}
