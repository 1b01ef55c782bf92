import { asc, count } from 'drizzle-orm'
import type { Database, Page, People } from '#services.ts'
import * as factors from './factors.ts'

/** Lists one page of the people who sign in by themselves, the oldest accounts first, with their factors. */
export async function list(db: Database, { table, real }: People, { page, perPage }: Page) {
  const rows = await db
    .select()
    .from(table)
    .where(real)
    .orderBy(asc(table.createdAt), asc(table.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const theirs = rows.length === 0 ? [] : await factors.listOf(db, ...rows.map(({ id }) => id))
  const [counted] = await db.select({ total: count() }).from(table).where(real)
  return { rows, factors: theirs, total: counted!.total }
}
