import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { limits } from '@bearings/domain/messages/broadcasts/options'
import type { Filling } from '@bearings/domain/messages/broadcasts/rules'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { rowsOf } from '#database/sql.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { messageBroadcasts, messages, messageThreads } from '#database/tables/messages.ts'
import { users } from '#database/tables/users.ts'
import { openRow, sealRow } from '#database/vault/rows.ts'

/** Returns what an advisor wrote to many, the latest first, or the one with this id. */
export async function list(db: Database, { userId }: Actor, id?: string) {
  const rows = await db
    .select()
    .from(messageBroadcasts)
    .where(
      and(
        eq(messageBroadcasts.advisorId, userId),
        id === undefined ? undefined : eq(messageBroadcasts.id, id),
      ),
    )
    .orderBy(desc(messageBroadcasts.createdAt), desc(messageBroadcasts.id))
    .limit(limits.list)
  return Promise.all(rows.map((row) => openRow(db, messageBroadcasts, row.id, row)))
}

/** Locks what this advisor wrote to many, and then its threads, so that no message comes to them meanwhile. */
export async function lock(tx: Database, { userId }: Actor, id: string) {
  const found = await tx
    .select({
      id: messageBroadcasts.id,
      withdrawn: messageBroadcasts.withdrawn,
      createdAt: messageBroadcasts.createdAt,
    })
    .from(messageBroadcasts)
    .where(and(eq(messageBroadcasts.advisorId, userId), eq(messageBroadcasts.id, id)))
    .for('update')
  await tx
    .select({ id: messageThreads.id })
    .from(messageThreads)
    .innerJoin(messages, eq(messages.threadId, messageThreads.id))
    .where(and(eq(messages.broadcastId, id), eq(messageThreads.advisorId, userId)))
    .orderBy(asc(messageThreads.studentId))
    .for('no key update', { of: messageThreads })
  return found
}

/**
 * Withdraws a locked message to many from all of whom no mail has told of it, in one statement. Returns whose it was, and
 * whether something else of the advisor's is unread there.
 */
export function withdraw(tx: Database, { id }: { id: string }, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`
  return rowsOf<{ studentId: string; threadId: string; isUnread: boolean }>(
    tx,
    sql`with withdrawn as (
      update ${messages} set body = null, withdrawn_at = ${at}
      where broadcast_id = ${id} and withdrawn_at is null and mail_at > ${at} returning thread_id
    ), counted as (
      update ${messageBroadcasts} set withdrawn = (select count(*) from withdrawn) where id = ${id}
    )
    update ${messageThreads} set from_advisor_at = (
      select max(created_at) from ${messages} where thread_id = ${messageThreads.id} and author = 'advisor'
      and withdrawn_at is null and broadcast_id is distinct from ${id})
    from withdrawn where ${messageThreads.id} = withdrawn.thread_id
    returning student_id as "studentId", ${messageThreads.id} as "threadId",
      coalesce(from_advisor_at > coalesce(student_read_at, '-infinity'), false) as "isUnread"`,
  )
}

/** Returns those of these students who are this advisor's now, by id. */
export function advisedAmong(db: Database, actor: Actor, ids: readonly string[]) {
  return db
    .select({ id: users.id, fullName: users.fullName, timeZone: users.timeZone })
    .from(advisorLinks)
    .innerJoin(users, eq(users.id, advisorLinks.studentId))
    .where(
      and(
        eq(advisorLinks.advisorId, actor.userId),
        isAmong(advisorLinks.studentId, ids),
        isNull(advisorLinks.endedAt),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.id))
}

/** Returns the same, and locks the connections, so that none ends before its message is there. */
export function lockAdvisedAmong(tx: Database, actor: Actor, ids: readonly string[]) {
  return advisedAmong(tx, actor, ids).for('share', { of: advisorLinks })
}

type New = Pick<
  typeof messageBroadcasts.$inferInsert,
  'id' | 'advisorId' | 'kind' | 'students' | 'createdAt'
> & {
  subject: string
  body: string
}

/** Adds the text. Returns whether its id was free. */
export async function insert(tx: Database, { id, ...broadcast }: New): Promise<boolean> {
  const rows = await tx
    .insert(messageBroadcasts)
    .values({ id, ...sealRow(tx, messageBroadcasts, id, broadcast) })
    .onConflictDoNothing()
    .returning({ id: messageBroadcasts.id })
  return rows.length > 0
}

/** Returns the threads with these students, who are in order of their ids, with the time of the next message in each. */
export function takeThreads(tx: Database, { userId }: Actor, studentIds: readonly string[], now: Date) {
  const at = sql`greatest(excluded.last_at, ${messageThreads.lastAt} + interval '1 millisecond')`
  return tx
    .insert(messageThreads)
    .values(
      studentIds.map((studentId) => ({
        studentId,
        advisorId: userId,
        lastAt: now,
        fromAdvisorAt: now,
        createdAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [messageThreads.studentId, messageThreads.advisorId],
      set: { lastAt: at, fromAdvisorAt: at },
    })
    .returning({
      threadId: messageThreads.id,
      studentId: messageThreads.studentId,
      at: messageThreads.lastAt,
      isMuted: messageThreads.studentMuted,
    })
}

type Message = { threadId: string; filling: Filling; mailAt: Date; createdAt: Date }

/** Adds a message for each student, all in one statement; the text is in the broadcast. */
export async function insertMessages(tx: Database, broadcastId: string, many: readonly Message[]) {
  await tx.insert(messages).values(
    many.map(({ filling, ...message }) => {
      const id = randomUUID()
      const sealed = sealRow(tx, messages, id, { filling: JSON.stringify(filling) })
      return { id, ...message, ...sealed, broadcastId, author: 'advisor' as const, isUrgent: false }
    }),
  )
}
