import type { Database } from '../../database/open.ts'
import * as store from './sweep/store.ts'

const day = 86_400_000

/**
 * Erases the accounts whose 14 days are over, from every table: what belongs to an account goes with its row, and
 * what outlives it (the audit log, mails) forgets who it was. Safe to run twice. Answers how many went.
 */
export async function eraseDueAccounts(tx: Database, now: Date): Promise<number> {
  const due = await store.eraseDue(tx, now)
  for (const { id, email } of due) {
    await store.removeMailsTo(tx, email)
    await store.forgetInAuditLog(tx, id)
  }
  return due.length
}

/** Deletes what is too old to be of use. Safe to run twice. */
export async function sweepAccounts(tx: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day)
  await store.removeNeverConfirmed(tx, before(7))
  await store.removeExpiredLinks(tx, now)
  await store.removeFlows(tx, before(2))
  await store.removeChallenges(tx, now)
  await store.removeUnverifiedFactors(tx, before(1))
  await store.removeIdleSessions(tx, before(30))
  await store.removeAuditEntries(tx, before(90))
  await store.removeMails(tx, before(7))
}
