import { and, eq, lt, lte } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { auditLog } from '#database/tables/audit-log.ts'
import { mails } from '#database/tables/mails.ts'
import { users } from '#database/tables/users.ts'

/** When the account is to be erased, kept from everyone else until the transaction ends. */
export async function lock(tx: Database, userId: string) {
  const { id, email, eraseAfter } = users
  const [row] = await tx.select({ id, email, eraseAfter }).from(users).where(eq(id, userId)).for('update')
  return row
}

export async function setEraseAfter(tx: Database, userId: string, eraseAfter: Date | null): Promise<void> {
  await tx.update(users).set({ eraseAfter }).where(eq(users.id, userId))
}

/** The advisors among those whose 14 days are over. */
export function advisorsDue(tx: Database, now: Date) {
  return tx
    .select({ id: users.id })
    .from(users)
    .where(and(lte(users.eraseAfter, now), eq(users.role, 'advisor')))
}

export function eraseDue(tx: Database, now: Date) {
  return tx.delete(users).where(lte(users.eraseAfter, now)).returning({ id: users.id, email: users.email })
}

export async function removeMailsTo(tx: Database, address: string): Promise<void> {
  await tx.delete(mails).where(eq(mails.to, address))
}

/** The audit entries stay, without the person's identity. */
export async function forgetInAuditLog(tx: Database, userId: string): Promise<void> {
  const nothing = { address: '', userAgent: '', sessionId: null, detail: {} }
  await tx
    .update(auditLog)
    .set({ ...nothing, actorId: null })
    .where(eq(auditLog.actorId, userId))
  await tx
    .update(auditLog)
    .set({ ...nothing, targetId: null })
    .where(eq(auditLog.targetId, userId))
}

export async function hasAuditEntries(tx: Database, before: Date): Promise<boolean> {
  return (await tx.$count(auditLog, lt(auditLog.at, before))) > 0
}

/** The database refuses to delete what is not 90 days older than its own time or than the newest entry. */
export async function removeAuditEntries(tx: Database, before: Date): Promise<void> {
  await tx.delete(auditLog).where(lt(auditLog.at, before))
}

export async function removeMails(tx: Database, before: Date): Promise<void> {
  await tx.delete(mails).where(lt(mails.createdAt, before))
}
