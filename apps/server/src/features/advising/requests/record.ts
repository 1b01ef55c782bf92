import type { RequestStatus } from '@bearings/domain/advising/options'
import type { BrokenRule } from '@bearings/domain/broken-rule'
import { broken } from '@bearings/domain/failure'
import { violatedConstraint } from '#database/driver-errors.ts'
import type { Database } from '#database/open.ts'
import { audit } from '#platform/audit.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'

/** The page where each side sees its requests. */
export const pages = {
  student: '/student/advisor?tab=requests',
  advisor: '/advisor/dashboard?tab=requests',
} as const

/**
 * Runs a change in a transaction. Locks decide which of two changes comes first. Unique indexes catch the
 * rest, and a violation is thrown as its rule.
 */
export async function inTransaction<T>(db: Database, change: (tx: Database) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(change)
  } catch (error) {
    const rule = ruleOf[violatedConstraint(error) ?? '']
    throw rule ? broken(rule) : error
  }
}

const ruleOf: Record<string, BrokenRule> = {
  advisor_requests_pending_idx: 'request-pending',
  advisor_requests_pending_email_idx: 'request-pending',
  advisor_covers_open_idx: 'cover-arranged',
  advisor_links_pair_idx: 'already-linked',
  caseload_moves_under_way_idx: 'move-under-way',
  advisor_links_primary_idx: 'already-advised',
}

/** The outcomes that a person can give a request. An unanswered one expires instead. */
export type Settled = Exclude<RequestStatus, 'pending' | 'expired'>
type Entry = { id: string; action: 'advising_requested' | `advising_${Settled}`; targetId: string | null }

/** Writes to the audit log what was done with a request. */
export function record(
  tx: Database,
  { actor, now, origin }: Pick<SignedInContext, 'actor' | 'now' | 'origin'>,
  { id, ...entry }: Entry,
): Promise<void> {
  const { userId: actorId, sessionId } = actor
  return audit(tx, { ...entry, at: now(), actorId, sessionId, origin, detail: { requestId: id } })
}
