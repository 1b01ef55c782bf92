import type { Actor } from '@bearings/domain/actor'
import { and, desc, eq, gt, gte, isNull, max, sql } from 'drizzle-orm'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { messageBroadcasts, messages, messageThreads, type Side } from '#database/tables/messages.ts'
import { sealRow } from '#database/vault/rows.ts'
import { columnsOf, sideOf, visibleTo } from './sides.ts'
import { broadcastColumns, wordsOf } from './words.ts'

const columns = {
  id: messages.id,
  author: messages.author,
  body: messages.body,
  filling: messages.filling,
  isUrgent: messages.isUrgent,
  mailAt: messages.mailAt,
  withdrawnAt: messages.withdrawnAt,
  createdAt: messages.createdAt,
  ...broadcastColumns,
}

type Page = {
  before?: string | undefined
  limit: number
  /** For who reads along: from when on, and nothing that was written to many. */
  readFrom?: Date
}

/** Returns messages of a thread that was found through its people, the latest first, and one more than asked for. */
export async function page(db: Database, threadId: string, { before, limit, readFrom }: Page) {
  const [milliseconds, id] = before?.split('_') ?? []
  const end = milliseconds && new Date(Number(milliseconds)).toISOString()
  const isEarlier = sql`(${messages.createdAt}, ${messages.id}) < (${end}::timestamptz, ${id}::uuid)`
  const rows = await db
    .select(columns)
    .from(messages)
    .leftJoin(messageBroadcasts, eq(messageBroadcasts.id, messages.broadcastId))
    .where(
      and(
        eq(messages.threadId, threadId),
        end ? isEarlier : undefined,
        readFrom && and(gte(messages.createdAt, readFrom), isNull(messages.broadcastId)),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit + 1)
  return Promise.all(rows.map(async (row) => ({ ...row, ...(await wordsOf(db, row)) })))
}

export type MessageRow = Awaited<ReturnType<typeof page>>[number]

/** Finds a message of the actor's threads, and who else reads it. */
export async function findVisible(db: Database, actor: Actor, id: string) {
  const side = sideOf(actor)
  if (!side) return undefined
  const [row] = await db
    .select({ ...columns, threadId: messages.threadId, personId: columnsOf[side].other })
    .from(messages)
    .leftJoin(messageBroadcasts, eq(messageBroadcasts.id, messages.broadcastId))
    .innerJoin(messageThreads, eq(messageThreads.id, messages.threadId))
    .where(and(eq(messages.id, id), visibleTo(actor)))
  return row && { ...row, ...(await wordsOf(db, row)) }
}

/** Locks the connection, so that it does not end between the check and the message. Returns whether it lasts. */
export async function lockLink(tx: Database, linkId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: advisorLinks.id })
    .from(advisorLinks)
    .where(and(eq(advisorLinks.id, linkId), isNull(advisorLinks.endedAt)))
    .for('share')
  return rows.length > 0
}

/** Returns the id of the thread of these two, which is created if there is none. */
export async function threadOf(
  tx: Database,
  people: { studentId: string; advisorId: string },
  now: Date,
): Promise<string> {
  await tx
    .insert(messageThreads)
    .values({ ...people, lastAt: new Date(now.getTime() - 1), createdAt: now })
    .onConflictDoNothing()
  const [row] = await tx
    .select({ id: messageThreads.id })
    .from(messageThreads)
    .where(
      and(eq(messageThreads.studentId, people.studentId), eq(messageThreads.advisorId, people.advisorId)),
    )
  return row!.id
}

/** Locks a thread, which puts its messages in order, and returns what the other side has read and wants. */
export async function lockThread(tx: Database, actor: Actor, threadId: string) {
  const { readThereAt, isMutedThere } = columnsOf[sideOf(actor)!]
  const [row] = await tx
    .select({ lastAt: messageThreads.lastAt, readThereAt, isMutedThere })
    .from(messageThreads)
    .where(and(eq(messageThreads.id, threadId), visibleTo(actor)))
    .for('no key update')
  return row!
}

/**
 * Returns for each of these threads when mails have told the other side of what this side wrote in the last days, and when
 * one will.
 */
export async function mailTimes(
  tx: Database,
  { threadIds, side, now }: { threadIds: readonly string[]; side: Side; now: Date },
) {
  const at = sql`${now.toISOString()}::timestamptz`
  const { threadId, mailAt } = messages
  const rows = await tx
    .select({
      threadId,
      mailedAt: sql<Date | null>`max(${mailAt}) filter (where ${mailAt} <= ${at})`.mapWith(mailAt),
      waitingUntil: sql<Date | null>`min(${mailAt}) filter (where ${mailAt} > ${at})`.mapWith(mailAt),
    })
    .from(messages)
    .where(
      and(
        isAmong(threadId, threadIds),
        eq(messages.author, side),
        isNull(messages.withdrawnAt),
        gt(messages.createdAt, new Date(now.getTime() - 2 * 86_400_000)),
      ),
    )
    .groupBy(threadId)
  const times = new Map(rows.map(({ threadId: id, ...row }) => [id, row]))
  return (id: string) => times.get(id) ?? { mailedAt: null, waitingUntil: null }
}

type Written = { threadId: string; side: Side }

/** An urgent message takes those along that wait for a later mail. */
export async function mailEarlier(tx: Database, { threadId, side }: Written, at: Date) {
  await tx
    .update(messages)
    .set({ mailAt: at })
    .where(and(isBy({ threadId, side }), gt(messages.mailAt, at)))
}

type NewMessage = Pick<typeof messages.$inferInsert, 'id' | 'threadId' | 'author' | 'isUrgent' | 'mailAt'> & {
  body: string
  createdAt: Date
}

/** Adds a message to a locked thread. Returns whether its id was free. */
export async function insert(tx: Database, actor: Actor, { id, ...message }: NewMessage): Promise<boolean> {
  const { threadId, author, createdAt: at } = message
  const rows = await tx
    .insert(messages)
    .values({ id, ...sealRow(tx, messages, id, message) })
    .onConflictDoNothing()
    .returning({ id: messages.id })
  if (rows.length === 0) return false
  await tx
    .update(messageThreads)
    .set({
      lastAt: at,
      talkedAt: at,
      ...(author === 'student' ? { fromStudentAt: at } : { fromAdvisorAt: at }),
    })
    .where(isOwn(actor, threadId))
  return true
}

/** Removes the text of a message from a locked thread. Returns when its author last wrote what still stands. */
export async function withdraw(
  tx: Database,
  actor: Actor,
  { id, threadId, side, now }: Written & { id: string; now: Date },
): Promise<Date | null> {
  await tx.update(messages).set({ body: null, withdrawnAt: now }).where(eq(messages.id, id))
  const [row] = await tx
    .select({ at: max(messages.createdAt) })
    .from(messages)
    .where(and(isBy({ threadId, side }), isNull(messages.withdrawnAt)))
  const at = row?.at ?? null
  await tx
    .update(messageThreads)
    .set(side === 'student' ? { fromStudentAt: at } : { fromAdvisorAt: at })
    .where(isOwn(actor, threadId))
  return at
}

function isOwn(actor: Actor, threadId: string) {
  return and(eq(messageThreads.id, threadId), eq(columnsOf[sideOf(actor)!].me, actor.userId))
}

function isBy({ threadId, side }: { threadId: string; side: Side }) {
  return and(eq(messages.threadId, threadId), eq(messages.author, side))
}
