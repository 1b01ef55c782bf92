import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { limits } from '@bearings/domain/advising/options'
import { and, count as countOf, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { advisorLinks, advisorNotes } from '#database/tables/advising.ts'
import { openRow, sealRow } from '#database/vault/rows.ts'

const columns = {
  id: advisorNotes.id,
  content: advisorNotes.content,
  goesAlong: advisorNotes.goesAlong,
  createdAt: advisorNotes.createdAt,
  updatedAt: advisorNotes.updatedAt,
}

export type NoteRow = { id: string; content: string; goesAlong: boolean; createdAt: Date; updatedAt: Date }

/** Returns the advisor's notes on a student, the newest first. */
export async function list(db: Database, actor: Actor, studentId: string): Promise<NoteRow[]> {
  const rows = await db
    .select(columns)
    .from(advisorNotes)
    .where(visibleTo(db, actor, eq(advisorLinks.studentId, studentId)))
    .orderBy(desc(advisorNotes.createdAt), desc(advisorNotes.id))
    .limit(limits.notes)
  return Promise.all(rows.map((row) => openRow(db, advisorNotes, row.id, row)))
}

export async function findLink(db: Database, actor: Actor, studentId: string) {
  const [row] = await linksOf(db, actor, eq(advisorLinks.studentId, studentId))
  return row
}

/** Locks the link, so that of two notes added at once the second counts the first. */
export async function lockLink(tx: Database, actor: Actor, studentId: string) {
  const [row] = await linksOf(tx, actor, eq(advisorLinks.studentId, studentId)).for('update')
  return row
}

export async function count(db: Database, linkId: string): Promise<number> {
  const [row] = await db
    .select({ notes: countOf() })
    .from(advisorNotes)
    .where(eq(advisorNotes.linkId, linkId))
  return row!.notes
}

type NewNote = { linkId: string; content: string; createdAt: Date; updatedAt: Date }

export async function insert(tx: Database, note: NewNote): Promise<NoteRow> {
  const id = randomUUID()
  const [row] = await tx
    .insert(advisorNotes)
    .values({ id, ...sealRow(tx, advisorNotes, id, note) })
    .returning(columns)
  return openRow(tx, advisorNotes, id, row!)
}

export async function change(
  db: Database,
  actor: Actor,
  id: string,
  changes: { content?: string; goesAlong?: boolean; updatedAt?: Date },
): Promise<NoteRow | undefined> {
  const [row] = await db
    .update(advisorNotes)
    .set({ updatedAt: sql`${advisorNotes.updatedAt}`, ...sealRow(db, advisorNotes, id, changes) })
    .where(and(eq(advisorNotes.id, id), visibleTo(db, actor)))
    .returning(columns)
  return row && openRow(db, advisorNotes, id, row)
}

/** Returns whether there was such a note. */
export async function remove(db: Database, actor: Actor, id: string): Promise<boolean> {
  const gone = await db
    .delete(advisorNotes)
    .where(and(eq(advisorNotes.id, id), visibleTo(db, actor)))
    .returning({ id: advisorNotes.id })
  return gone.length > 0
}

/** A note is visible to its advisor while the link lasts. The student does not see it. */
function visibleTo(db: Database, actor: Actor, where?: SQL): SQL {
  return inArray(advisorNotes.linkId, linksOf(db, actor, where))
}

function linksOf(db: Database, { userId }: Actor, where?: SQL) {
  return db
    .select({ id: advisorLinks.id })
    .from(advisorLinks)
    .where(and(eq(advisorLinks.advisorId, userId), isNull(advisorLinks.endedAt), where))
}
