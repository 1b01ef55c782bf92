import type { Database } from '#database/open.ts'
import * as invitations from './invitations/store.ts'

/** Deletes expired invitations, with the addresses in them. Safe to run twice. */
export async function sweepInvitations(tx: Database, now: Date): Promise<void> {
  await invitations.deleteExpiredBy(tx, now)
}
