import type { Actor } from '@bearings/domain/actor'
import { limits } from '@bearings/domain/essays/options'
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { entrySchoolName } from '#database/entry-school-name.ts'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { essayComments } from '#database/tables/essay-comments.ts'
import { essays } from '#database/tables/essays.ts'
import { visibleTo, withSchool } from './store.ts'

/**
 * Moves an essay to the trash at this instant, or restores it with `null`. The text's timestamp does not
 * change.
 */
export async function setTrashed(
  db: Database,
  { userId }: Actor,
  id: string,
  trashedAt: Date | null,
): Promise<void> {
  await db
    .update(essays)
    .set({ trashedAt, updatedAt: sql`${essays.updatedAt}` })
    .where(and(eq(essays.id, id), eq(essays.userId, userId)))
}

/** Moves those of the essays that are not begun to the trash. */
export async function setEmptyTrashed(
  tx: Database,
  { userId }: Actor,
  ids: readonly string[],
  trashedAt: Date,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(essays)
    .set({ trashedAt, updatedAt: sql`${essays.updatedAt}` })
    .where(
      and(
        inArray(essays.id, [...ids]),
        eq(essays.userId, userId),
        eq(essays.content, ''),
        isNull(essays.trashedAt),
      ),
    )
}

/** Locks an essay that was deleted after this instant, and returns whether there is one. */
export async function lockTrashed(tx: Database, actor: Actor, id: string, since: Date): Promise<boolean> {
  const rows = await withSchool(tx.select({ id: essays.id }).from(essays).$dynamic())
    .where(and(eq(essays.id, id), visibleTo(actor, gt(essays.trashedAt, since))))
    .for('update', { of: essays })
  return rows.length > 0
}

export function listTrash(db: Database, actor: Actor, since: Date) {
  return withSchool(
    db
      .select({
        id: essays.id,
        promptName: essays.promptName,
        schoolName: sql<string | null>`${entrySchoolName}`,
        words: essays.words,
        trashedAt: essays.trashedAt,
      })
      .from(essays)
      .$dynamic(),
  )
    .where(visibleTo(actor, gt(essays.trashedAt, since)))
    .orderBy(desc(essays.trashedAt))
    .limit(limits.essays)
}

export type GoneEssay = { id: string; commentIds: string[] }

const commentIds = sql<string[]>`array(
  select comment.id from ${essayComments} comment where comment.essay_id = ${essays}.id
)`

/** Locks the essays that were deleted by this instant, and returns them with the ids of their comments. */
export function trashedBy(tx: Database, by: Date): Promise<GoneEssay[]> {
  return tx
    .select({ id: essays.id, commentIds })
    .from(essays)
    .where(and(isNotNull(essays.trashedAt), lte(essays.trashedAt, by)))
    .for('update')
}

/** Locks the essays of these schools likewise. */
export function withCommentsOf(tx: Database, entryIds: readonly string[]): Promise<GoneEssay[]> {
  return tx
    .select({ id: essays.id, commentIds })
    .from(essays)
    .where(isAmong(essays.entryId, entryIds))
    .for('update')
}

export async function deleteTrashed(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.delete(essays).where(isAmong(essays.id, ids))
}
