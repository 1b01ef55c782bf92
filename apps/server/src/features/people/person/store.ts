import { hasVerifiedFactor } from '@bearings/auth/store/factors'
import type { Actor } from '@bearings/domain/actor'
import { mostShown } from '@bearings/domain/people/options'
import { and, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { auditLog } from '#database/tables/audit-log.ts'
import { users } from '#database/tables/users.ts'
import { visibleTo } from '../store.ts'

export async function account(db: Database, actor: Actor, id: string) {
  const { newEmail, emailChangeAt, newEmailConfirmedAt, studentId } = users
  const [row] = await db
    .select({
      newEmail,
      emailChangeAt,
      newEmailConfirmedAt,
      studentId,
      twoFactor: hasVerifiedFactor(db, users),
    })
    .from(users)
    .where(and(visibleTo(actor), eq(users.id, id)))
  return row
}

/** The latest sign-ins, as the audit log has them. */
export function signIns(db: Database, actor: Actor, id: string) {
  const { at, detail, userAgent } = auditLog
  const by = sql<string>`coalesce(${detail}->>'method', ${detail}->>'kind', '')`
  return db
    .select({ at, by, userAgent })
    .from(auditLog)
    .innerJoin(users, and(eq(users.id, auditLog.actorId), visibleTo(actor)))
    .where(and(eq(auditLog.actorId, id), eq(auditLog.action, 'login')))
    .orderBy(desc(auditLog.id))
    .limit(mostShown.signIns)
}

/** Until when the account's password is refused in some place; `null` if it is refused nowhere. */
export async function lockedUntil(db: Database, actor: Actor, { id, now }: { id: string; now: Date }) {
  const held = sql<string>`${auditLog.detail}->>'heldUntil'`
  const isSinceCleared = sql`${auditLog.at} > coalesce(${users.locksClearedAt}, '-infinity')`
  const [latest] = await db
    .select({ held })
    .from(auditLog)
    .innerJoin(users, and(eq(users.id, auditLog.targetId), visibleTo(actor)))
    .where(
      and(
        eq(auditLog.targetId, id),
        eq(auditLog.action, 'login_failed'),
        gt(held, now.toISOString()),
        isSinceCleared,
      ),
    )
    .orderBy(desc(held))
    .limit(1)
  return latest ? new Date(latest.held) : null
}

/** Each half of the condition has an index of its own; ended links are kept for a short while only. */
export function advisorsOf(db: Database, actor: Actor, studentId: string) {
  const { createdAt: since, endedAt } = advisorLinks
  return db
    .select({ id: users.id, fullName: users.fullName, since, endedAt })
    .from(advisorLinks)
    .innerJoin(users, eq(users.id, advisorLinks.advisorId))
    .where(
      and(
        visibleTo(actor),
        or(
          and(eq(advisorLinks.studentId, studentId), isNull(endedAt)),
          and(eq(advisorLinks.studentId, studentId), isNotNull(endedAt)),
        ),
      ),
    )
    .orderBy(sql`${endedAt} is not null`, desc(since))
    .limit(mostShown.advisors)
}

export function countStudents(db: Database, actor: Actor, advisorId: string): Promise<number> {
  const isTheirs = and(eq(advisorLinks.advisorId, advisorId), isNull(advisorLinks.endedAt))
  return actor.role === 'admin' ? db.$count(advisorLinks, isTheirs) : Promise.resolve(0)
}
