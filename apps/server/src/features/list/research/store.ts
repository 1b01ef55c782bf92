import type { SaveNote } from '@bearings/domain/list/research/schema'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { researchNotes } from '#database/tables/list-research.ts'

const { entryId, content, revision, updatedAt } = researchNotes

/** Finds the note of an entry that the caller may see. */
export async function find(db: Database, ofEntry: string) {
  const [row] = await db
    .select({ content, revision, updatedAt })
    .from(researchNotes)
    .where(eq(entryId, ofEntry))
  return row
}

/** Writes the note if it still is at the revision it was based on. Returns `undefined` if it is not. */
export async function save(db: Database, ofEntry: string, { content: text, basedOn }: SaveNote, now: Date) {
  const values = { content: text, revision: basedOn + 1, updatedAt: now }
  const columns = { revision, updatedAt }
  const unchanged = and(eq(entryId, ofEntry), eq(revision, basedOn))
  const [row] =
    basedOn === 0
      ? await db
          .insert(researchNotes)
          .values({ entryId: ofEntry, ...values, createdAt: now })
          .onConflictDoNothing()
          .returning(columns)
      : await db.update(researchNotes).set(values).where(unchanged).returning(columns)
  return row
}
