import type { Actor } from '@bearings/domain/actor'
import { and, eq, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { isInUse } from '#database/people.ts'
import { calendarFeeds } from '#database/tables/deadlines.ts'
import { users } from '#database/tables/users.ts'

export async function find(db: Database, actor: Actor) {
  const [row] = await db
    .select({ salt: calendarFeeds.salt, lastReadAt: calendarFeeds.lastReadAt })
    .from(calendarFeeds)
    .where(visibleTo(actor))
  return row
}

/** Creates the feed, or gives it another secret. */
export async function save(
  db: Database,
  { userId }: Actor,
  secret: { salt: string; secretHash: string },
): Promise<void> {
  const row = { ...secret, lastReadAt: null }
  await db
    .insert(calendarFeeds)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: row })
}

export async function remove(db: Database, actor: Actor): Promise<void> {
  await db.delete(calendarFeeds).where(visibleTo(actor))
}

/**
 * Finds the owner of the feed with this secret, which anyone who knows the secret may read. Returns
 * `undefined` while the account is not in use.
 */
export async function findOwner(db: Database, secretHash: string, now: Date): Promise<Actor | undefined> {
  const [row] = await db
    .select({
      userId: users.id,
      role: users.role,
      timeZone: users.timeZone,
      graduationYear: users.graduationYear,
      demoId: users.demoId,
    })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.secretHash, secretHash), isInUse(now)))
  return row && { ...row, sessionId: null }
}

/** Records that a calendar has read the feed, unless one has since `unlessSince`. */
export async function noteRead(db: Database, { userId }: Actor, now: Date, unlessSince: Date): Promise<void> {
  const isOlder = or(isNull(calendarFeeds.lastReadAt), lt(calendarFeeds.lastReadAt, unlessSince))
  await db
    .update(calendarFeeds)
    .set({ lastReadAt: now })
    .where(and(eq(calendarFeeds.userId, userId), isOlder))
}

/** A feed is visible to its student only. */
function visibleTo({ userId }: Actor): SQL {
  return eq(calendarFeeds.userId, userId)
}
