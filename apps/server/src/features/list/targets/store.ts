import type { Actor } from '@bearings/domain/actor'
import type { TargetMix } from '@bearings/domain/list/schema'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { listTargets } from '#database/tables/list.ts'

const { reach, target, likely } = listTargets

export async function find(db: Database, actor: Actor): Promise<TargetMix | undefined> {
  const [row] = await db.select({ reach, target, likely }).from(listTargets).where(visibleTo(actor))
  return row
}

export async function save(db: Database, { userId }: Actor, mix: TargetMix, now: Date): Promise<void> {
  await db
    .insert(listTargets)
    .values({ userId, ...mix, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: listTargets.userId, set: { ...mix, updatedAt: now } })
}

/** The mix is visible to its student only. */
function visibleTo({ role, userId }: Actor): SQL {
  return role === 'student' ? eq(listTargets.userId, userId) : sql`false`
}
