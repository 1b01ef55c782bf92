import type { Actor } from '@bearings/domain/actor'
import { and, desc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { schools } from '#database/tables/colleges.ts'
import { listEntries } from '#database/tables/list.ts'
import { words } from '../columns.ts'
import { visibleTo } from '../visibility.ts'

/** Selects what was removed after this instant and so can be restored, the latest first. */
export function list(db: Database, actor: Actor, since: Date) {
  return db
    .select({
      id: listEntries.id,
      schoolId: listEntries.schoolId,
      trashedAt: listEntries.trashedAt,
      ...words,
    })
    .from(listEntries)
    .leftJoin(schools, eq(schools.id, listEntries.schoolId))
    .where(and(visibleTo(actor), isNotNull(listEntries.trashedAt), gt(listEntries.trashedAt, since)))
    .orderBy(desc(listEntries.trashedAt))
    .limit(100)
}

export async function lock(tx: Database, actor: Actor, id: string, since: Date) {
  const { schoolId, name, status, trashedAt } = listEntries
  const [row] = await tx
    .select({ schoolId, name: sql<string>`coalesce(${name}, '')`, status })
    .from(listEntries)
    .where(and(eq(listEntries.id, id), visibleTo(actor), gt(trashedAt, since)))
    .for('update')
  return row
}

/** Locks some of the entries removed by then that no other process has, and returns their ids. */
export async function lockOld(tx: Database, by: Date, atMost: number): Promise<string[]> {
  const rows = await tx
    .select({ id: listEntries.id })
    .from(listEntries)
    .where(and(isNotNull(listEntries.trashedAt), lte(listEntries.trashedAt, by)))
    .limit(atMost)
    .for('update', { skipLocked: true })
  return rows.map(({ id }) => id)
}

/** Deletes entries with everything under them. */
export async function deleteEntries(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.delete(listEntries).where(isAmong(listEntries.id, ids))
}
