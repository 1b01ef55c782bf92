import type { AuthAuditDetails, EntryOf } from '@bearings/auth/terms/actions'
import type { Actor } from '@bearings/domain/actor'
import type { AuditAction, ProductDetails } from '@bearings/domain/audit-log/details'
import { desc } from 'drizzle-orm'
import type { Database } from '../database/open.ts'
import { auditLog } from '../database/tables/audit-log.ts'

export type AuditEntry<A extends AuditAction = AuditAction> = EntryOf<AuthAuditDetails & ProductDetails, A>

/** Records an action. Call it with the transaction of the change itself, so that both happen or neither. */
export async function audit(tx: Database, { origin, ...entry }: AuditEntry): Promise<void> {
  await tx
    .insert(auditLog)
    .values({ ...entry, address: origin?.address ?? '', userAgent: origin?.userAgent ?? '' })
}

type Doing = { actor: Actor; now: () => Date; origin: NonNullable<AuditEntry['origin']> }

/** Returns who does something now, and from where, for an entry about it. */
export function by({ actor: { userId: actorId, sessionId }, now, origin }: Doing) {
  return { at: now(), actorId, sessionId, origin }
}

/** Returns a page of the audit log, latest first. */
export function listAudit(db: Database, { page, perPage }: { page: number; perPage: number }) {
  return db
    .select()
    .from(auditLog)
    .orderBy(desc(auditLog.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
}
