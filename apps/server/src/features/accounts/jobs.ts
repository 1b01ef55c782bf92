import type { Database } from '#database/open.ts'
import { audit } from '#platform/audit.ts'
import type { Services } from '#platform/requests/services.ts'
import { endAllOf, lockStudentsOf } from '../advising/links/ending.ts'
import { forgetCommentsFrom } from '../essays/comments/service.ts'
import { forgetTasksFrom } from '../tasks/service.ts'
import { createSignInMaintenance } from './auth.ts'
import * as store from './erasure-store.ts'
import { forgetEventsOf } from './erasure.ts'

const day = 86_400_000

/**
 * Erases the accounts whose 14 days are over, from every table. Rows that belong to an account are deleted
 * with it, its mails are deleted, and the audit log keeps its entries without the person's identity. Safe to
 * run twice. Returns how many accounts were erased.
 */
export async function eraseDueAccounts(tx: Database, now: Date): Promise<number> {
  for (const { id } of await store.due(tx, now)) await lockStudentsOf(tx, id)
  const due = await store.lockDue(tx, now)
  // Runs first, so that it does not delete the notifications sent to the advisors' students below.
  for (const person of due) {
    await forgetEventsOf(tx, person)
    await forgetCommentsFrom(tx, person.id)
  }
  for (const { id } of due.filter(({ role }) => role === 'advisor')) {
    await endAllOf(tx, id, now)
    await forgetTasksFrom(tx, id)
  }
  await store.erase(
    tx,
    due.map(({ id }) => id),
  )
  for (const { id, ...addresses } of due) {
    await store.removeAddresses(tx, addresses)
    await store.forgetInAuditLog(tx, id)
  }
  return due.length
}

/** Deletes what is too old to be of use. Safe to run twice. */
export async function sweepAccounts(services: Pick<Services, 'db' | 'now' | 'config'>): Promise<void> {
  const before = (days: number) => new Date(services.now().getTime() - days * day)
  await services.db.transaction(async (tx) => {
    await createSignInMaintenance(services).sweep(tx)
    await trimAuditLog(tx, services.now(), before(services.config.auditLogDays))
    await store.removeMails(tx, before(7))
  })
}

/** The deletion is itself an audit entry, so that the start of the log is explained. */
async function trimAuditLog(tx: Database, at: Date, before: Date): Promise<void> {
  if (!(await store.hasAuditEntries(tx, before))) return
  await audit(tx, { at, action: 'audit_log_trimmed', detail: { before: before.toISOString() } })
  await store.removeAuditEntries(tx, before)
}

export async function completeAddresses(services: Pick<Services, 'db' | 'now' | 'config'>): Promise<void> {
  await services.db.transaction((tx) => createSignInMaintenance(services).completeAddresses(tx))
}
