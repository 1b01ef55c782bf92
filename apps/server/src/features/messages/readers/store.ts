import type { Actor } from '@bearings/domain/actor'
import { and, asc, desc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { knownName } from '#database/known-name.ts'
import type { Database } from '#database/open.ts'
import { familyLinks } from '#database/tables/family.ts'
import { messageReaders, messages, messageThreads } from '#database/tables/messages.ts'
import { users } from '#database/tables/users.ts'
import { openRow } from '#database/vault/rows.ts'
import { wasLinked } from '../sides.ts'

const students = alias(users, 'reader_students')
const advisors = alias(users, 'reader_advisors')

/**
 * A guardian reads a thread while the student lets them and has not paused, and its two people are or lately were
 * connected: from the day on which they were let in, and only what was written to one person.
 */
function visibleTo({ role, userId }: Actor): SQL {
  if (role !== 'guardian') return sql`false`
  return and(
    eq(familyLinks.guardianId, userId),
    eq(familyLinks.studentId, messageThreads.studentId),
    isNull(familyLinks.pausedAt),
    isNull(students.deletedAt),
    wasLinked,
  )!
}

const unread = sql`select from ${messages} where ${messages.threadId} = ${messageReaders.threadId}
  and ${messages.broadcastId} is null and ${messages.withdrawnAt} is null
  and ${messages.createdAt} >= ${messageReaders.since}
  and ${messages.createdAt} > coalesce(${messageReaders.readAt}, '-infinity')`

/** Returns the threads that a guardian reads, or the one with this id, the latest first. */
export async function list(db: Database, actor: Actor, id?: string) {
  const latest = db
    .select({
      messageId: messages.id,
      body: messages.body,
      withdrawnAt: messages.withdrawnAt,
      at: messages.createdAt,
    })
    .from(messages)
    .where(
      and(
        eq(messages.threadId, messageThreads.id),
        isNull(messages.broadcastId),
        gte(messages.createdAt, messageReaders.since),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1)
    .as('latest')
  const rows = await db
    .select({
      id: messageThreads.id,
      student: { id: students.id, fullName: students.fullName },
      advisor: knownName(messageThreads.studentId, advisors),
      since: messageReaders.since,
      isUnread: sql<boolean>`exists (${unread})`,
      messageId: latest.messageId,
      body: latest.body,
      withdrawnAt: latest.withdrawnAt,
      lastAt: latest.at,
    })
    .from(messageReaders)
    .innerJoin(familyLinks, eq(familyLinks.id, messageReaders.linkId))
    .innerJoin(messageThreads, eq(messageThreads.id, messageReaders.threadId))
    .innerJoin(students, eq(students.id, messageThreads.studentId))
    .innerJoin(advisors, eq(advisors.id, messageThreads.advisorId))
    .leftJoinLateral(latest, sql`true`)
    .where(and(visibleTo(actor), id === undefined ? undefined : eq(messageThreads.id, id)))
    .orderBy(desc(messageThreads.lastAt), desc(messageThreads.id))
  return Promise.all(
    rows.map(async ({ messageId, body, ...row }) => ({
      ...row,
      body: messageId === null ? null : (await openRow(db, messages, messageId, { body })).body,
    })),
  )
}

/** Marks a thread that was found as theirs as read up to this instant. */
export async function markRead(
  tx: Database,
  { userId }: Actor,
  threadId: string,
  upTo: Date,
): Promise<boolean> {
  const at = sql`greatest(${messageReaders.readAt}, ${upTo.toISOString()}::timestamptz)`
  await tx.update(messageReaders).set({ readAt: at }).where(isReader(threadId, userId))
  const left = await tx
    .select({ threadId: messageReaders.threadId })
    .from(messageReaders)
    .where(and(isReader(threadId, userId), sql`exists (${unread})`))
  return left.length > 0
}

function isReader(threadId: string, guardianId: string): SQL {
  const own = sql`select ${familyLinks.id} from ${familyLinks} where ${familyLinks.guardianId} = ${guardianId}`
  return and(eq(messageReaders.threadId, threadId), sql`${messageReaders.linkId} in (${own})`)!
}

/** Returns who can read a thread besides its two people, in the order in which they were let in. */
export function of(db: Database, threadId: string) {
  return db
    .select({ id: familyLinks.id, fullName: users.fullName, relation: familyLinks.relation })
    .from(messageReaders)
    .innerJoin(familyLinks, eq(familyLinks.id, messageReaders.linkId))
    .innerJoin(users, eq(users.id, familyLinks.guardianId))
    .where(eq(messageReaders.threadId, threadId))
    .orderBy(asc(messageReaders.since), asc(familyLinks.id))
}

/** Returns those whom a message is told to: not who is paused. */
export function toTell(tx: Database, threadId: string) {
  return tx
    .select({
      linkId: familyLinks.id,
      userId: users.id,
      timeZone: users.timeZone,
      language: users.language,
      mailAt: messageReaders.mailAt,
      isUnread: sql<boolean>`exists (${unread})`,
    })
    .from(messageReaders)
    .innerJoin(familyLinks, eq(familyLinks.id, messageReaders.linkId))
    .innerJoin(users, eq(users.id, familyLinks.guardianId))
    .where(and(eq(messageReaders.threadId, threadId), isNull(familyLinks.pausedAt), isNull(users.deletedAt)))
    .orderBy(asc(familyLinks.id))
}

export async function setMailAt(tx: Database, threadId: string, linkId: string, mailAt: Date): Promise<void> {
  await tx
    .update(messageReaders)
    .set({ mailAt })
    .where(and(eq(messageReaders.threadId, threadId), eq(messageReaders.linkId, linkId)))
}

/** Locks the connection of a student's guardian. */
export async function lockGuardian(tx: Database, { userId }: Actor, linkId: string) {
  const [row] = await tx
    .select({ guardianId: familyLinks.guardianId })
    .from(familyLinks)
    .where(and(eq(familyLinks.id, linkId), eq(familyLinks.studentId, userId)))
    .for('share')
  return row
}

/** Lets somebody read a thread from now on. Returns whether they did not before. */
export async function add(tx: Database, row: { threadId: string; linkId: string; since: Date }) {
  const rows = await tx.insert(messageReaders).values(row).onConflictDoNothing().returning()
  return rows.length > 0
}

/** Lets somebody no longer read a thread. Returns whether they did. */
export async function remove(tx: Database, { threadId, linkId }: { threadId: string; linkId: string }) {
  const isIt = and(eq(messageReaders.threadId, threadId), eq(messageReaders.linkId, linkId))
  return (await tx.delete(messageReaders).where(isIt).returning()).length > 0
}

/** Returns the student's threads that somebody reads by this connection, and with which advisor each is. */
export function threadsBy(tx: Database, { id, studentId }: { id: string; studentId: string }) {
  return tx
    .select({ id: messageThreads.id, advisorId: messageThreads.advisorId })
    .from(messageReaders)
    .innerJoin(messageThreads, eq(messageThreads.id, messageReaders.threadId))
    .where(and(eq(messageReaders.linkId, id), eq(messageThreads.studentId, studentId)))
}
