import type { Actor } from '@bearings/domain/actor'
import { and, count, desc, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { waitlist } from '#database/tables/waitlist.ts'

/** Adds an address. One that is known stays as it is. */
export async function add(db: Database, email: string, createdAt: Date): Promise<void> {
  await db.insert(waitlist).values({ email, createdAt }).onConflictDoNothing()
}

export async function listVisible(db: Database, actor: Actor, page: { limit: number; offset: number }) {
  const rows = await db
    .select({ email: waitlist.email, createdAt: waitlist.createdAt })
    .from(waitlist)
    .where(visibleTo(actor))
    .orderBy(desc(waitlist.createdAt), desc(waitlist.id))
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(({ email, createdAt }) => ({ email, createdAt: createdAt.toISOString() }))
}

/** Returns the next addresses in alphabetical order, after this one. */
export async function listAfter(db: Database, actor: Actor, after: string, limit: number) {
  const rows = await db
    .select({ email: waitlist.email, createdAt: waitlist.createdAt })
    .from(waitlist)
    .where(and(visibleTo(actor), sql`lower(${waitlist.email}) > ${after}`))
    .orderBy(sql`lower(${waitlist.email})`)
    .limit(limit)
  return rows.map(({ email, createdAt }) => ({ email, createdAt: createdAt.toISOString() }))
}

export async function countVisible(db: Database, actor: Actor): Promise<number> {
  const [row] = await db.select({ total: count() }).from(waitlist).where(visibleTo(actor))
  return row!.total
}

function visibleTo({ role }: Actor): SQL | undefined {
  return role === 'admin' ? undefined : sql`false`
}
