import { and, eq, inArray, lt, lte, or, sql } from 'drizzle-orm'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { auditLog } from '#database/tables/audit-log.ts'
import { familyLinks } from '#database/tables/family.ts'
import { mails } from '#database/tables/mails.ts'
import { notificationMails } from '#database/tables/notification-mails.ts'
import { notifications } from '#database/tables/notifications.ts'
import { users } from '#database/tables/users.ts'
import { waitlist } from '#database/tables/waitlist.ts'

export type Named = { id: string; fullName: string }

/** Returns when the account is to be erased, and locks its row until the transaction ends. */
export async function lock(tx: Database, userId: string) {
  const { id, email, role, eraseAfter } = users
  const [row] = await tx
    .select({ id, email, role, eraseAfter })
    .from(users)
    .where(eq(id, userId))
    .for('update')
  return row
}

export async function setEraseAfter(tx: Database, userId: string, eraseAfter: Date | null): Promise<void> {
  await tx.update(users).set({ eraseAfter }).where(eq(users.id, userId))
}

/** Returns the people whose 14 days are over. */
export function due(tx: Database, now: Date) {
  const { id, role, fullName, email, newEmail } = users
  return tx
    .select({ id, role, fullName, email, newEmail })
    .from(users)
    .where(lte(users.eraseAfter, now))
    .$dynamic()
}

/** Locks them, students before advisors, and leaves out who keeps the account at this moment. */
export function lockDue(tx: Database, now: Date) {
  return due(tx, now)
    .orderBy(sql`${users.role} = 'advisor'`, users.id)
    .for('update')
}

export async function erase(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.delete(users).where(isAmong(users.id, ids))
}

export async function find(tx: Database, userId: string) {
  const { id, fullName, email, newEmail } = users
  const [row] = await tx.select({ id, fullName, email, newEmail }).from(users).where(eq(id, userId))
  return row
}

/** Deletes these people's notifications and waiting mails about this person, or their connection as a family. */
export async function removeEventsOf(
  tx: Database,
  { id, fullName }: Named,
  others: readonly string[],
): Promise<void> {
  const name = namedBy(fullName)
  const family = tx
    .select({ id: familyLinks.id })
    .from(familyLinks)
    .where(or(eq(familyLinks.studentId, id), eq(familyLinks.guardianId, id)))
  for (const news of [notifications, notificationMails])
    await tx.delete(news).where(
      and(
        inArray(news.userId, others),
        or(
          inArray(news.subjectId, family),
          sql`(${news.subjectId} = ${id} or strpos(coalesce(${news.link}, ''), ${id}) > 0
            or ${news.message} ~ ${name} or ${news.title} ~ ${name})`,
        ),
      ),
    )
}

/**
 * Returns a pattern for texts that name this person. A name of several words is looked for anywhere. A single
 * one, such as May, may be an ordinary word, so it counts only where a notification says who acted: at the
 * start before a verb, or at the end as the most recent of several.
 */
function namedBy(fullName: string): string {
  const name = fullName.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  // As a whole word: a notification about Jordan is not one about Jo.
  if (/\S\s+\S/.test(fullName)) return `(^|[^[:alnum:]])${name}($|[^[:alnum:]])`
  return `^${name} [[:lower:]]|most recently ${name}\\.$`
}

/** Deletes mails to the person's addresses, and any waitlist entry from before they had an account. */
export async function removeAddresses(
  tx: Database,
  { email, newEmail }: { email: string; newEmail: string | null },
): Promise<void> {
  await tx.delete(mails).where(inArray(mails.to, newEmail === null ? [email] : [email, newEmail]))
  await tx.delete(waitlist).where(sql`lower(${waitlist.email}) = lower(${email})`)
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
  // Who searched, and when, stays. The search text goes, because it may be this person's student ID.
  await tx
    .update(auditLog)
    .set({ detail: {} })
    .where(
      and(
        eq(auditLog.action, 'students_searched'),
        sql`${auditLog.detail} -> 'found' ? ${sql.param(userId)}::text`,
      ),
    )
}

export async function hasAuditEntries(tx: Database, before: Date): Promise<boolean> {
  return (await tx.$count(auditLog, areOver(before))) > 0
}

export async function removeAuditEntries(tx: Database, before: Date): Promise<void> {
  await tx.delete(auditLog).where(areOver(before))
}

/** The database deletes old entries by its own clock. Where ours is ahead, entries stay a while longer. */
function areOver(before: Date) {
  return and(lt(auditLog.at, before), sql`${auditLog.at} < now() - interval '89 days'`)
}

export async function removeMails(tx: Database, before: Date): Promise<void> {
  await tx.delete(mails).where(lt(mails.createdAt, before))
}
