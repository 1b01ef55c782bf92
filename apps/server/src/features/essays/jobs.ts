import { trashCutoff } from '@bearings/domain/essays/rules'
import type { Database } from '#database/open.ts'
import * as store from './store.ts'

/** Deletes the essays that have been in the trash for 30 days, and returns how many. Safe to run twice. */
export function sweepEssays(db: Database, now: Date): Promise<number> {
  return store.deleteTrashedBy(db, trashCutoff(now))
}
