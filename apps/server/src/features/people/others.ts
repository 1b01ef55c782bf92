import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#database/open.ts'
import { advisorRequests } from '#database/tables/advising-requests.ts'
import { advisorLinks, formerAdvisors } from '#database/tables/advising.ts'
import { advisorCovers } from '#database/tables/advisor-covers.ts'
import { auditLog } from '#database/tables/audit-log.ts'
import { caseloadMoves } from '#database/tables/caseload-moves.ts'
import { familyLinks } from '#database/tables/family.ts'
import { messageReaders, messageThreads } from '#database/tables/messages.ts'
import { users } from '#database/tables/users.ts'
import { refresh } from '#features/notifications/service.ts'

/** Shows on all open pages, the person's own and those of others, that the account will be deleted or stays. */
export async function refreshPagesOf(tx: Database, userId: string): Promise<void> {
  await refresh(tx, [userId, ...(await othersOf(tx, userId))])
}

/** Two people in one row of a table, in columns that are indexed. */
const pairs: { one: PgColumn; other: PgColumn; where?: SQL }[] = [
  { one: advisorLinks.advisorId, other: advisorLinks.studentId },
  // A link goes 30 days after it has ended. This stays.
  { one: formerAdvisors.advisorId, other: formerAdvisors.studentId },
  { one: advisorRequests.advisorId, other: advisorRequests.studentId },
  { one: caseloadMoves.fromAdvisorId, other: caseloadMoves.toAdvisorId },
  { one: advisorCovers.advisorId, other: advisorCovers.colleagueId },
  { one: familyLinks.guardianId, other: familyLinks.studentId },
  // Of a family's connection that has ended, nothing else stays.
  { one: auditLog.actorId, other: auditLog.targetId, where: eq(auditLog.action, 'family_ended') },
]

/**
 * Returns everyone who may have been told of this person: whoever shares a link, a request or a connection with them, or
 * did before, parents who read what they write to a student, and every admin.
 */
export async function othersOf(tx: Database, userId: string): Promise<string[]> {
  const known = pairs.flatMap(({ one, other, where }) => [
    sql`select ${one} from ${one.table} where ${and(eq(other, userId), where)}`,
    sql`select ${other} from ${one.table} where ${and(eq(one, userId), where)}`,
  ])
  const readers = sql`select ${familyLinks.guardianId} from ${messageThreads}
    join ${messageReaders} on ${messageReaders.threadId} = ${messageThreads.id}
    join ${familyLinks} on ${familyLinks.id} = ${messageReaders.linkId}
    where ${messageThreads.advisorId} = ${userId}`
  const rows = await tx.select({ id: users.id }).from(users).where(sql`${users.id} in (
    ${sql.join([...known, readers], sql` union `)}
  ) or ${users.role} = 'admin' and ${users.demoId} is null`)
  return rows.map(({ id }) => id)
}
