import type { Actor } from '@bearings/domain/actor'
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { knownName } from '#database/known-name.ts'
import type { Database } from '#database/open.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { messageBroadcasts, messages, messageThreads, type Side } from '#database/tables/messages.ts'
import { users } from '#database/tables/users.ts'
import { columnsOf, isLinked, sideOf, visibleTo } from '../sides.ts'
import { broadcastColumns, wordsOf } from '../words.ts'

type Page = { after?: string | undefined; limit: number }

/** Returns a page of the actor's threads, with one more row that tells whether another page follows. */
export async function list(db: Database, actor: Actor, { after, limit }: Page) {
  const side = sideOf(actor)
  if (!side) return []
  const { other, isMuted, at } = columnsOf[side]
  const isUnread = isUnreadBy(side)
  const latest = latestOf(db, side)
  const rows = await db
    .select({
      threadId: messageThreads.id,
      personId: users.id,
      name: side === 'student' ? knownName(actor.userId, users) : sql<string>`${users.fullName}`,
      isUnread,
      isMuted,
      isOpen: isLinked,
      lastAt: messageThreads.lastAt,
      orderedAt: at,
      id: latest.id,
      body: latest.body,
      filling: latest.filling,
      withdrawnAt: latest.withdrawnAt,
      ...broadcastColumns,
      isLastMine: latest.isMine,
    })
    .from(messageThreads)
    .innerJoin(users, eq(users.id, other))
    .leftJoinLateral(latest, sql`true`)
    .leftJoin(messageBroadcasts, eq(messageBroadcasts.id, latest.broadcastId))
    .where(
      and(
        visibleTo(actor),
        isNotNull(at),
        isNull(users.deletedAt),
        after === undefined ? undefined : isAfter(after),
      ),
    )
    .orderBy(desc(isUnread), desc(at), desc(messageThreads.id))
    .limit(limit + 1)
  return Promise.all(rows.map(async (row) => ({ ...row, ...(await wordsOf(db, row)) })))

  function isAfter(position: string) {
    const [unread, milliseconds, id] = position.split('_')
    const start = new Date(Number(milliseconds)).toISOString()
    return sql`(${isUnread}, ${at}, ${messageThreads.id}) < (${unread === '1'}::boolean, ${start}::timestamptz, ${id}::uuid)`
  }
}

function isUnreadBy(side: Side) {
  const { heardAt, readAt } = columnsOf[side]
  return sql<boolean>`coalesce(${heardAt} > coalesce(${readAt}, '-infinity'), false)`
}

function latestOf(db: Database, side: Side) {
  return db
    .select({
      id: messages.id,
      body: messages.body,
      filling: messages.filling,
      broadcastId: messages.broadcastId,
      withdrawnAt: messages.withdrawnAt,
      isMine: sql<boolean>`${messages.author} = ${side}`.as('is_mine'),
    })
    .from(messages)
    .where(eq(messages.threadId, messageThreads.id))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1)
    .as('latest')
}

/** Returns a student's advisors, by name, with whom there is no message yet. */
export function advisorsWithoutThread(db: Database, { userId }: Actor) {
  return db
    .select({ personId: users.id, name: users.fullName })
    .from(advisorLinks)
    .innerJoin(users, eq(users.id, advisorLinks.advisorId))
    .leftJoin(
      messageThreads,
      and(eq(messageThreads.studentId, userId), eq(messageThreads.advisorId, users.id)),
    )
    .where(
      and(
        eq(advisorLinks.studentId, userId),
        isNull(advisorLinks.endedAt),
        isNull(messageThreads.id),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.fullName), asc(users.id))
}

/** Finds the person at the other end of the actor's connection, which may have ended a while ago, and their thread. */
export async function findPerson(db: Database, actor: Actor, personId: string) {
  const side = sideOf(actor)
  if (!side) return undefined
  const { studentId, advisorId } = advisorLinks
  const [me, other] = side === 'student' ? [studentId, advisorId] : [advisorId, studentId]
  const [row] = await db
    .select({
      id: users.id,
      fullName: side === 'student' ? knownName(actor.userId, users) : sql<string>`${users.fullName}`,
      role: users.role,
      timeZone: users.timeZone,
      linkId: advisorLinks.id,
      kind: advisorLinks.kind,
      endedAt: advisorLinks.endedAt,
      threadId: messageThreads.id,
      isMuted: columnsOf[side].isMuted,
      isUnread: isUnreadBy(side),
    })
    .from(advisorLinks)
    .innerJoin(users, eq(users.id, other))
    .leftJoin(
      messageThreads,
      and(eq(messageThreads.studentId, studentId), eq(messageThreads.advisorId, advisorId)),
    )
    .where(and(eq(me, actor.userId), eq(other, personId), isNull(users.deletedAt)))
    .orderBy(sql`${advisorLinks.endedAt} desc nulls first`)
    .limit(1)
  return row
}

export type Found = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** Marks what the other person wrote up to this instant as read. Returns whether they wrote something later. */
export async function markRead(tx: Database, actor: Actor, threadId: string, upTo: Date): Promise<boolean> {
  const side = sideOf(actor)!
  const { heardAt, readAt } = columnsOf[side]
  const read = sql`greatest(${readAt}, least(${heardAt}, ${upTo.toISOString()}::timestamptz))`
  const [row] = await tx
    .update(messageThreads)
    .set(side === 'student' ? { studentReadAt: read } : { advisorReadAt: read })
    .where(and(eq(messageThreads.id, threadId), visibleTo(actor)))
    .returning({ heardAt })
  return (row?.heardAt ?? upTo) > upTo
}

export async function setMuted(
  tx: Database,
  actor: Actor,
  threadId: string,
  isMuted: boolean,
): Promise<void> {
  await tx
    .update(messageThreads)
    .set(sideOf(actor) === 'student' ? { studentMuted: isMuted } : { advisorMuted: isMuted })
    .where(and(eq(messageThreads.id, threadId), visibleTo(actor)))
}
