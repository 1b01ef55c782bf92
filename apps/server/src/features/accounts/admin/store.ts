import { asc, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { auditLog } from '../../../database/tables/audit-log.ts'
import { factors } from '../../../database/tables/factors.ts'
import { users } from '../../../database/tables/users.ts'

type Page = { page: number; perPage: number }

/** Real accounts, the oldest first. Members of a demo come and go by themselves. */
export async function list(db: Database, { page, perPage }: Page) {
  const rows = await db
    .select()
    .from(users)
    .where(isNull(users.demoId))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const ids = rows.map(({ id }) => id)
  const theirs = ids.length === 0 ? [] : await db.select().from(factors).where(inArray(factors.userId, ids))
  const [counted] = await db.select({ total: count() }).from(users).where(isNull(users.demoId))
  return { rows, factors: theirs, total: counted!.total }
}

export async function remove(tx: Database, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id))
}

export async function removeFactors(tx: Database, userId: string): Promise<void> {
  await tx.delete(factors).where(eq(factors.userId, userId))
}

export function auditEntries(db: Database, { page, perPage }: Page) {
  return db
    .select()
    .from(auditLog)
    .orderBy(desc(auditLog.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
}
