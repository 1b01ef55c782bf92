import { trashCutoff } from '@bearings/domain/essays/rules'
import { chunksOf } from '#database/chunks.ts'
import type { Database } from '#database/open.ts'
import { forget } from '../notifications/service.ts'
import { deleteTrashed, trashedBy } from './trash-store.ts'

/** A statement takes 65,535 values at most. */
const atOnce = 5000

/**
 * Deletes the essays that have been in the trash for 30 days, with what was told of them and their comments, and returns
 * how many. Safe to run twice.
 */
export function sweepEssays(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const gone = await trashedBy(tx, trashCutoff(now))
    const told = gone.flatMap(({ id, commentIds }) => [id, ...commentIds])
    for (const some of chunksOf(told, atOnce)) await forget(tx, some)
    await deleteTrashed(
      tx,
      gone.map(({ id }) => id),
    )
    return gone.length
  })
}
