import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { sharedEssays } from '#database/tables/advising.ts'
import { essays } from '#database/tables/essays.ts'

/** Returns the ids of the essays that the student shows to the advisor, in the order in which they shared them. */
export async function essaysShared(db: Database, linkId: string): Promise<string[]> {
  const rows = await db
    .select({ id: sharedEssays.essayId })
    .from(sharedEssays)
    .innerJoin(essays, eq(essays.id, sharedEssays.essayId))
    .where(and(eq(sharedEssays.linkId, linkId), isNull(essays.trashedAt)))
    .orderBy(asc(sharedEssays.createdAt), asc(sharedEssays.essayId))
  return rows.map(({ id }) => id)
}

/** Returns those of these essays that the student owns and that are not in the trash. */
export async function ownEssays(db: Database, studentId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: essays.id, promptName: essays.promptName })
    .from(essays)
    .where(and(eq(essays.userId, studentId), inArray(essays.id, [...ids]), isNull(essays.trashedAt)))
}

/** Shares essays. Sharing one again changes nothing. */
export async function shareEssays(
  tx: Database,
  linkId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insert(sharedEssays)
    .values(ids.map((essayId) => ({ linkId, essayId, createdAt: now })))
    .onConflictDoNothing()
}

/** Returns whether the essay was shared. */
export async function unshareEssay(tx: Database, linkId: string, essayId: string): Promise<boolean> {
  const gone = await tx
    .delete(sharedEssays)
    .where(and(eq(sharedEssays.linkId, linkId), eq(sharedEssays.essayId, essayId)))
    .returning({ essayId: sharedEssays.essayId })
  return gone.length > 0
}
