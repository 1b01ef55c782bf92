import type { Actor } from '@bearings/domain/actor'
import { limits } from '@bearings/domain/essays/comments/options'
import { and, asc, count, eq, inArray, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isAmong } from '#database/is-among.ts'
import { knownName } from '#database/known-name.ts'
import type { Database } from '#database/open.ts'
import { isAccount } from '#database/people.ts'
import { advisorLinks, sharedEssays } from '#database/tables/advising.ts'
import { essayComments } from '#database/tables/essay-comments.ts'
import { users } from '#database/tables/users.ts'

/** An essay that was found through its own `visibleTo`, and its owner. */
type Essay = { id: string; userId: string }

const resolvers = alias(users, 'resolvers')
const replies = alias(essayComments, 'replies')

export function listVisible(db: Database, actor: Actor, essay: Essay) {
  return selectComments(db, essay)
    .where(visibleTo(actor, essay))
    .orderBy(asc(essayComments.createdAt), asc(essayComments.id))
    .limit(limits.comments)
}

export async function findVisible(db: Database, actor: Actor, essay: Essay, id: string) {
  const [row] = await selectComments(db, essay).where(and(eq(essayComments.id, id), visibleTo(actor, essay)))
  return row
}

function selectComments(db: Database, { userId }: Essay) {
  return db
    .select({
      id: essayComments.id,
      parentId: essayComments.parentId,
      author: { id: users.id, fullName: knownName(userId, users), role: users.role },
      body: essayComments.body,
      quote: essayComments.quote,
      before: essayComments.before,
      after: essayComments.after,
      start: essayComments.start,
      resolvedAt: essayComments.resolvedAt,
      resolvedBy: sql<string | null>`${knownName(userId, resolvers)}`,
      createdAt: essayComments.createdAt,
      updatedAt: essayComments.updatedAt,
    })
    .from(essayComments)
    .leftJoin(users, eq(users.id, essayComments.authorId))
    .leftJoin(resolvers, isAccount(resolvers, essayComments.resolvedBy))
}

/** Counts the comments on an essay, including those that an advisor does not see. */
export async function countOf(db: Database, { id }: Essay): Promise<number> {
  const [row] = await db.select({ all: count() }).from(essayComments).where(eq(essayComments.essayId, id))
  return row!.all
}

/** Returns the new comment's id; `undefined` if another comment has it. */
export async function insert(
  db: Database,
  comment: typeof essayComments.$inferInsert,
): Promise<string | undefined> {
  const [row] = await db
    .insert(essayComments)
    .values(comment)
    .onConflictDoNothing()
    .returning({ id: essayComments.id })
  return row?.id
}

export async function setBody(db: Database, id: string, body: string, now: Date): Promise<void> {
  await db.update(essayComments).set({ body, updatedAt: now }).where(eq(essayComments.id, id))
}

/**
 * Marks a thread as resolved by this person at this instant, or as open with `null`. `updatedAt` stays,
 * because it is about the text.
 */
export async function setResolved(
  db: Database,
  id: string,
  resolved: { by: string; at: Date } | null,
): Promise<void> {
  await db
    .update(essayComments)
    .set({
      resolvedAt: resolved?.at ?? null,
      resolvedBy: resolved?.by ?? null,
      updatedAt: sql`${essayComments.updatedAt}`,
    })
    .where(eq(essayComments.id, id))
}

/** Deletes a comment with its answers, and returns the ids of all that are gone. */
export async function remove(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .delete(essayComments)
    .where(or(eq(essayComments.id, id), eq(essayComments.parentId, id)))
    .returning({ id: essayComments.id })
  return rows.map((row) => row.id)
}

/** Deletes a comment whose author was erased once nobody's reply is left under it. */
export async function removeIfEmpty(db: Database, id: string): Promise<void> {
  await db
    .delete(essayComments)
    .where(and(eq(essayComments.id, id), isNull(essayComments.authorId), not(isAnswered(sql`true`))))
}

/**
 * Deletes everything that a person wrote in comments. A comment with the other side's replies stays, without
 * its text and author. Returns the ids of all of them.
 */
export async function removeAllFrom(db: Database, authorId: string): Promise<string[]> {
  const isTheirs = eq(essayComments.authorId, authorId)
  const gone = await db
    .delete(essayComments)
    .where(and(isTheirs, not(isAnswered(ne(replies.authorId, authorId)))))
    .returning({ id: essayComments.id })
  const emptied = await db
    .update(essayComments)
    .set({ authorId: null, body: null, updatedAt: sql`${essayComments.updatedAt}` })
    .where(isTheirs)
    .returning({ id: essayComments.id })
  return [...gone, ...emptied].map(({ id }) => id)
}

/** Whether a comment has replies of this kind. */
function isAnswered(kind: SQL): SQL {
  return sql`exists (
    select 1 from ${essayComments} ${sql.identifier('replies')}
    where ${replies.parentId} = ${essayComments.id} and ${kind}
  )`
}

/** Returns the advisors to whom the student shows any of these essays now. */
export async function findReaders(
  db: Database,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: advisorLinks.advisorId })
    .from(advisorLinks)
    .innerJoin(sharedEssays, eq(sharedEssays.linkId, advisorLinks.id))
    .where(
      and(
        eq(advisorLinks.studentId, userId),
        isNull(advisorLinks.endedAt),
        isAmong(sharedEssays.essayId, ids),
      ),
    )
    .orderBy(asc(advisorLinks.advisorId))
  return rows.map(({ id }) => id)
}

/** A student sees all comments. Those exchanged with one advisor stay hidden from any other. */
function visibleTo({ role, userId }: Actor, essay: Essay): SQL | undefined {
  const on = eq(essayComments.essayId, essay.id)
  if (role === 'student') return on
  const both = [userId, essay.userId]
  const first = alias(essayComments, 'first')
  const beganByBoth = sql`exists (
    select 1 from ${essayComments} ${sql.identifier('first')}
    where ${first.id} = ${essayComments.parentId} and ${inArray(first.authorId, both)}
  )`
  return and(on, inArray(essayComments.authorId, both), or(isNull(essayComments.parentId), beganByBoth))
}
