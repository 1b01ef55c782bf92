import { randomUUID } from 'node:crypto'
import { sessions } from '@bearings/auth/store/tables/sessions'
import type { Actor } from '@bearings/domain/actor'
import { limits } from '@bearings/domain/notifications/push/options'
import { and, asc, count, desc, eq, inArray, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { isInUse } from '#database/people.ts'
import { notifications } from '#database/tables/notifications.ts'
import { pushDevices } from '#database/tables/push-devices.ts'
import { users } from '#database/tables/users.ts'
import { openRow, sealRow } from '#database/vault/rows.ts'
import { isNightAt } from '../quiet-hours.ts'

export async function isDemo(db: Database, { userId }: Actor): Promise<boolean> {
  const [row] = await db.select({ demoId: users.demoId }).from(users).where(eq(users.id, userId))
  return row?.demoId !== null
}

export async function countOf(db: Database, { userId, sessionId }: Actor) {
  const [row] = await db
    .select({
      devices: count(),
      // Of a device from before sessions were noted, nobody knows where it is, and it is pushed to.
      isHere: sql<boolean>`coalesce(
        bool_or(${pushDevices.sessionId} = ${sessionId} or ${pushDevices.sessionId} is null), false)`,
    })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
  return row!
}

export async function replace(
  tx: Database,
  { userId, sessionId }: Actor,
  { hash, device, now }: { hash: string; device: string; now: Date },
): Promise<void> {
  const id = randomUUID()
  const row = {
    id,
    userId,
    sessionId,
    ...sealRow(tx, pushDevices, id, { device }),
    since: now,
    createdAt: now,
  }
  await tx
    .insert(pushDevices)
    .values({ ...row, endpointHash: hash })
    .onConflictDoUpdate({ target: pushDevices.endpointHash, set: { ...row, pushedAt: null } })
}

export async function keepNewest(tx: Database, { userId }: Actor, most: number): Promise<void> {
  const kept = tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id))
    .limit(most)
  await tx
    .delete(pushDevices)
    .where(and(eq(pushDevices.userId, userId), sql`${pushDevices.id} not in ${kept}`))
}

export async function remove(db: Database, { userId }: Actor, hash: string): Promise<void> {
  await db.delete(pushDevices).where(and(eq(pushDevices.userId, userId), eq(pushDevices.endpointHash, hash)))
}

export async function removeGone(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(pushDevices).where(inArray(pushDevices.id, [...ids]))
}

/** Removes devices where their person is no longer signed in, and others may be. */
export async function removeSignedOut(db: Database): Promise<void> {
  await db.delete(pushDevices).where(sql`not exists (
    select from ${sessions} where ${sessions.userId} = ${pushDevices.userId}
      and (${pushDevices.sessionId} is null or ${sessions.id} = ${pushDevices.sessionId})
  )`)
}

/**
 * Takes the devices to push to now: of people with something unread since the last push, who are not asleep. A device that
 * is taken is not taken again for some hours, whatever becomes of the push.
 */
export async function takeDue(tx: Database, now: Date, most: number) {
  const isUnread = sql`not ${notifications.isRead} and ${notifications.createdAt} > ${pushDevices.since}`
  const due = await tx
    .select({
      id: pushDevices.id,
      device: pushDevices.device,
      types: sql<string[]>`(
        select array_agg(distinct ${notifications.type}) from ${notifications}
        where ${notifications.userId} = ${pushDevices.userId} and ${isUnread}
      )`,
    })
    .from(pushDevices)
    .innerJoin(users, eq(users.id, pushDevices.userId))
    .where(
      and(
        or(
          isNull(pushDevices.pushedAt),
          lt(pushDevices.pushedAt, new Date(now.getTime() - limits.hoursBetween * 3_600_000)),
        ),
        isInUse(now),
        not(isNightAt(sql`${now.toISOString()}::timestamptz`)),
        sql`exists (
          select from ${notifications} where ${notifications.userId} = ${pushDevices.userId} and ${isUnread}
        )`,
      ),
    )
    .orderBy(asc(pushDevices.id))
    .limit(most)
    .for('update', { of: pushDevices, skipLocked: true })
  if (due.length === 0) return []
  const ids = due.map(({ id }) => id)
  await tx.update(pushDevices).set({ pushedAt: now, since: now }).where(inArray(pushDevices.id, ids))
  return Promise.all(due.map((row) => openRow(tx, pushDevices, row.id, row)))
}
