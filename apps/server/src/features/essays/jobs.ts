import { trashCutoff } from '@bearings/domain/essays/rules'
import type { Database } from '#database/open.ts'
import { deleteTrashedBy } from './trash-store.ts'

/** Deletes the essays that have been in the trash for 30 days, and returns how many. Safe to run twice. */
export function sweepEssays(db: Database, now: Date): Promise<number> {
  return deleteTrashedBy(db, trashCutoff(now))
}
