import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { advisorLinks, sharedEssays } from '#database/tables/advising.ts'
import { essays } from '#database/tables/essays.ts'
import { isOrCovers } from './store.ts'

type Link = { id: string; studentId: string }

/** Returns the essays that the student shows by each of these links, in the order in which they shared them. */
export async function essaysShared(db: Database, linkIds: readonly string[]) {
  const { linkId, essayId, createdAt } = sharedEssays
  return db
    .select({ linkId, essayId })
    .from(sharedEssays)
    .innerJoin(essays, eq(essays.id, essayId))
    .where(and(isAmong(linkId, linkIds), isNull(essays.trashedAt)))
    .orderBy(asc(createdAt), asc(essayId))
}

/** Returns those of these essays that the student owns and that are not in the trash. */
export async function ownEssays(db: Database, studentId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: essays.id, promptName: essays.promptName })
    .from(essays)
    .where(and(eq(essays.userId, studentId), inArray(essays.id, [...ids]), isNull(essays.trashedAt)))
}

/** Shares essays, also with those who cover for the advisor. Sharing one again changes nothing. */
export async function shareEssays(
  tx: Database,
  link: Link,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  const links = await tx.select({ id: advisorLinks.id }).from(advisorLinks).where(isOrCovers(link))
  await tx
    .insert(sharedEssays)
    .values(links.flatMap(({ id }) => ids.map((essayId) => ({ linkId: id, essayId, createdAt: now }))))
    .onConflictDoNothing()
}

/** Returns whether the essay was shared. */
export async function unshareEssay(tx: Database, link: Link, essayId: string): Promise<boolean> {
  const links = tx.select({ id: advisorLinks.id }).from(advisorLinks).where(isOrCovers(link))
  const gone = await tx
    .delete(sharedEssays)
    .where(and(inArray(sharedEssays.linkId, links), eq(sharedEssays.essayId, essayId)))
    .returning({ essayId: sharedEssays.essayId })
  return gone.length > 0
}
