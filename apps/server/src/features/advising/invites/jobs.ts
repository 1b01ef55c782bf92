import { retentionCutoff } from '@bearings/domain/advising/invites/rules'
import type { Database } from '#database/open.ts'
import * as store from './store.ts'

/** Deletes invites that ended 30 days ago. Safe to run twice. */
export function sweepInvites(db: Database, now: Date): Promise<void> {
  return store.deleteEndedBy(db, retentionCutoff(now))
}
