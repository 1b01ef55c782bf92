import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { essayVersions } from '#database/tables/essays.ts'

const columns = {
  id: essayVersions.id,
  words: essayVersions.words,
  savedAt: essayVersions.savedAt,
  reason: essayVersions.reason,
  name: essayVersions.name,
}

/*
 * Anyone who may see an essay may see its versions: call these functions only after the essay itself was found through its
 * own `visibleTo`. They read only that essay's rows.
 */

/** Selects the versions of an essay, the newest first. With `before`, only those older than that version. */
export function listOf(
  db: Database,
  essayId: string,
  { before, atMost }: { before?: string | undefined; atMost: number },
) {
  const of = eq(essayVersions.essayId, essayId)
  const older =
    before === undefined
      ? undefined
      : sql`(${essayVersions.savedAt}, ${essayVersions.id}) < (
          select last.saved_at, last.id from ${essayVersions} last where last.essay_id = ${essayId} and last.id = ${before}
        )`
  return db
    .select(columns)
    .from(essayVersions)
    .where(and(of, older))
    .orderBy(desc(essayVersions.savedAt), desc(essayVersions.id))
    .limit(atMost)
}

export async function findOf(db: Database, essayId: string, id: string) {
  const [row] = await db
    .select({ ...columns, content: essayVersions.content })
    .from(essayVersions)
    .where(and(eq(essayVersions.essayId, essayId), eq(essayVersions.id, id)))
  return row
}

export async function setName(db: Database, essayId: string, id: string, name: string | null) {
  const [row] = await db
    .update(essayVersions)
    .set({ name })
    .where(and(eq(essayVersions.essayId, essayId), eq(essayVersions.id, id)))
    .returning(columns)
  return row
}

/**
 * Creates a version of a saved text, unless this server's newest version is identical or the text was never
 * started. Imported versions are no proof that the text existed here.
 * @returns The characters that it holds; 0 for none.
 */
export async function keep(
  db: Database,
  { id: essayId, content, words, updatedAt }: { id: string; content: string; words: number; updatedAt: Date },
): Promise<number> {
  const [newest] = await db
    .select({ isSame: sql<boolean>`${essayVersions.content} = ${content}` })
    .from(essayVersions)
    .where(and(eq(essayVersions.essayId, essayId), ne(essayVersions.reason, 'brought-in')))
    .orderBy(desc(essayVersions.savedAt), desc(essayVersions.id))
    .limit(1)
  if (newest?.isSame ?? content === '') return 0
  await insert(db, { essayId, content, words, reason: 'save', savedAt: updatedAt })
  return content.length
}

/** Adds several versions at once, with the times and names that an archive says. */
export async function insertBroughtIn(
  db: Database,
  essayId: string,
  versions: readonly { content: string; words: number; savedAt: Date; name: string | null }[],
): Promise<void> {
  await db
    .insert(essayVersions)
    .values(versions.map((version) => ({ ...version, essayId, reason: 'brought-in' as const })))
}

export async function insert(db: Database, version: typeof essayVersions.$inferInsert) {
  const [row] = await db.insert(essayVersions).values(version).returning(columns)
  return row!
}
