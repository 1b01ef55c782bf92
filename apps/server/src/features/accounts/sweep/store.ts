import { and, eq, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { auditLog } from '../../../database/tables/audit-log.ts'
import { challenges } from '../../../database/tables/challenges.ts'
import { factors } from '../../../database/tables/factors.ts'
import { mails } from '../../../database/tables/mails.ts'
import { flows, oneTimeTokens } from '../../../database/tables/one-time-tokens.ts'
import { sessions } from '../../../database/tables/sessions.ts'
import { users } from '../../../database/tables/users.ts'

export function eraseDue(tx: Database, now: Date) {
  return tx.delete(users).where(lte(users.eraseAfter, now)).returning({ id: users.id, email: users.email })
}

export async function removeMailsTo(tx: Database, address: string): Promise<void> {
  await tx.delete(mails).where(eq(mails.to, address))
}

/** That something happened stays written down, not to whom. */
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

/** Accounts that somebody asked for and nobody ever confirmed, so that the address is free again. */
export async function removeNeverConfirmed(tx: Database, before: Date): Promise<void> {
  const latest = sql`greatest(${users.createdAt}, ${users.confirmationSentAt}, ${users.invitedAt})`
  await tx
    .delete(users)
    .where(
      and(
        isNull(users.emailConfirmedAt),
        isNull(users.demoId),
        isNull(users.deletedAt),
        or(isNotNull(users.confirmationSentAt), isNotNull(users.invitedAt)),
        sql`${latest} < ${before.toISOString()}::timestamptz`,
      ),
    )
}

/** Attempts to sign up stay as long as the account is unconfirmed: what a new link carries depends on them. */
export async function removeExpiredLinks(tx: Database, now: Date): Promise<void> {
  await tx
    .delete(oneTimeTokens)
    .where(and(lt(oneTimeTokens.expiresAt, now), ne(oneTimeTokens.kind, 'signup')))
}

export async function removeFlows(tx: Database, before: Date): Promise<void> {
  await tx.delete(flows).where(lt(flows.createdAt, before))
}

export async function removeChallenges(tx: Database, now: Date): Promise<void> {
  await tx.delete(challenges).where(lt(challenges.expiresAt, now))
}

export async function removeUnverifiedFactors(tx: Database, before: Date): Promise<void> {
  await tx.delete(factors).where(and(eq(factors.status, 'unverified'), lt(factors.createdAt, before)))
}

export async function removeIdleSessions(tx: Database, before: Date): Promise<void> {
  await tx.delete(sessions).where(lt(sessions.refreshedAt, before))
}

export async function removeAuditEntries(tx: Database, before: Date): Promise<void> {
  await tx.delete(auditLog).where(lt(auditLog.at, before))
}

export async function removeMails(tx: Database, before: Date): Promise<void> {
  await tx.delete(mails).where(lt(mails.createdAt, before))
}
