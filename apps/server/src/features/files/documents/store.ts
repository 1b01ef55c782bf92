import type { Actor } from '@bearings/domain/actor'
import { type DocumentChanges, StoredDocument } from '@bearings/domain/files/schema'
import { keysOf, pick } from '@bearings/domain/pick'
import { and, desc, eq, or, type SQL } from 'drizzle-orm'
import { isSharedWith } from '#database/advised.ts'
import type { Database } from '#database/open.ts'
import { documents } from '#database/tables/files.ts'
import { users } from '#database/tables/users.ts'

const columns = pick(documents, keysOf(StoredDocument.shape))
export type Row = Omit<typeof documents.$inferSelect, 'userId'>

/** Returns the person's documents that the actor may see. */
export function ofPerson(db: Database, actor: Actor, userId: string): Promise<Row[]> {
  return db
    .select(columns)
    .from(documents)
    .where(and(eq(documents.userId, userId), visibleTo(actor)))
    .orderBy(desc(documents.createdAt), documents.id)
}

export async function find(db: Database, actor: Actor, id: string) {
  const [row] = await db
    .select({ ...columns, userId: documents.userId })
    .from(documents)
    .where(and(eq(documents.id, id), visibleTo(actor)))
  return row
}

/** Finds a document for anyone with a signed URL of it. */
export async function findAddressed(db: Database, id: string) {
  const [row] = await db.select(columns).from(documents).where(eq(documents.id, id))
  return row
}

/** Serializes additions to a student's documents, so that the limit is enforced. */
export async function lock(tx: Database, { userId }: Actor): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

export async function insert(tx: Database, row: typeof documents.$inferInsert): Promise<Row> {
  const [inserted] = await tx.insert(documents).values(row).returning(columns)
  return inserted!
}

export async function change(db: Database, { userId }: Actor, id: string, changes: DocumentChanges) {
  const isOwn = and(eq(documents.id, id), eq(documents.userId, userId))
  const [row] = await db.update(documents).set(changes).where(isOwn).returning(columns)
  return row
}

export async function remove(db: Database, { userId }: Actor, id: string): Promise<boolean> {
  const isOwn = and(eq(documents.id, id), eq(documents.userId, userId))
  return (await db.delete(documents).where(isOwn).returning({ id: documents.id })).length > 0
}

/**
 * People see their own documents, also those from when they were a student. An advisor who sees a student's
 * profile also sees the documents that the student shows.
 */
function visibleTo(actor: Actor): SQL {
  const isOwn = eq(documents.userId, actor.userId)
  if (actor.role !== 'advisor') return isOwn
  return or(isOwn, and(documents.isShown, isSharedWith(actor, 'profile', documents.userId)))!
}
