import type { Database } from '../database/open.ts'
import { auditLog } from '../database/tables/audit-log.ts'
import type { Origin } from './serve.ts'

/** What happened: who did it, to whom, from where. Absent people are `null`. */
export type AuditEntry = {
  at: Date
  action: string
  actorId?: string | null
  targetId?: string | null
  sessionId?: string | null
  origin?: Origin
  detail?: Record<string, unknown>
}

/** Writes down what happened. Call it with the transaction of the change itself, so that both happen or neither. */
export async function audit(tx: Database, { origin, ...entry }: AuditEntry): Promise<void> {
  await tx
    .insert(auditLog)
    .values({ ...entry, address: origin?.address ?? '', userAgent: origin?.userAgent ?? '' })
}
