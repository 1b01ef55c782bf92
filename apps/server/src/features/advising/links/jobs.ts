import { retentionCutoff } from '@bearings/domain/advising/links/rules'
import type { Database } from '#database/open.ts'
import * as store from './store.ts'

/** Deletes links that ended 30 days ago, with the sharing and the private notes. Safe to run twice. */
export function sweepLinks(db: Database, now: Date): Promise<number> {
  return store.deleteEndedBy(db, retentionCutoff(now))
}
