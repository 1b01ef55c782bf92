import { beginningOfTrash } from '@bearings/domain/essays/rules'
import type { Database } from '#database/open.ts'
import * as store from './store.ts'

/** Deletes for good what has been in the trash for 30 days. Safe to run twice. Answers how many essays went. */
export function sweepEssays(db: Database, now: Date): Promise<number> {
  return store.deleteTrashedBy(db, beginningOfTrash(now))
}
