import type { Actor } from '@bearings/domain/actor'
import { and, desc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
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

/** Deletes some of the entries removed by then, with everything under them, and returns how many. */
export async function sweep(db: Database, by: Date, atMost: number): Promise<number> {
  const old = db
    .select({ id: listEntries.id })
    .from(listEntries)
    .where(and(isNotNull(listEntries.trashedAt), lte(listEntries.trashedAt, by)))
    .limit(atMost)
    .for('update', { skipLocked: true })
  const rows = await db
    .delete(listEntries)
    .where(sql`${listEntries.id} in ${old}`)
    .returning({ id: listEntries.id })
  return rows.length
}
