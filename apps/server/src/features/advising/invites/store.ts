import type { Actor } from '@bearings/domain/actor'
import { limits } from '@bearings/domain/advising/invites/options'
import type { InviteChanges } from '@bearings/domain/advising/invites/schema'
import { and, count, desc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { isInUse } from '#database/people.ts'
import { advisorInvites } from '#database/tables/advising-invites.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { users } from '#database/tables/users.ts'
import { isReachableFor } from '../people/store.ts'

const { id, advisorId, codeHash, createdAt, expiresAt, places, revokedAt } = advisorInvites

/** Students who have joined by an invite and are still connected: one who leaves makes room for another. */
const joined = sql<number>`(
  select count(*)::int from ${advisorLinks}
  where ${advisorLinks.inviteId} = ${advisorInvites}.${sql.identifier('id')} and ${advisorLinks.endedAt} is null
)`

const columns = {
  id,
  advisorId,
  name: advisorInvites.name,
  salt: advisorInvites.salt,
  places,
  joined,
  createdAt,
  expiresAt,
  revokedAt,
}

export type InviteRow = Awaited<ReturnType<typeof list>>[number]

/** Invites that have not ended first, then the newest. */
export function list(db: Database, actor: Actor, now: Date) {
  return db
    .select(columns)
    .from(advisorInvites)
    .where(visibleTo(actor))
    .orderBy(desc(sql`(${hasNotEnded(now)})`), desc(createdAt), desc(id))
    .limit(limits.shown)
}

export async function countOpen(db: Database, actor: Actor, now: Date): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(advisorInvites)
    .where(and(visibleTo(actor), isOpen(now)))
  return row!.open
}

type NewInvite = Pick<
  typeof advisorInvites.$inferInsert,
  'advisorId' | 'name' | 'salt' | 'codeHash' | 'places' | 'expiresAt'
>

export async function insert(tx: Database, invite: NewInvite, now: Date): Promise<InviteRow> {
  const [row] = await tx
    .insert(advisorInvites)
    .values({ ...invite, createdAt: now, updatedAt: now })
    .returning(columns)
  return row!
}

/** Changes an invite that has not ended. `undefined` if there is none. */
export async function change(
  tx: Database,
  actor: Actor,
  wanted: string,
  changes: InviteChanges,
  now: Date,
): Promise<InviteRow | undefined> {
  const [row] = await tx
    .update(advisorInvites)
    .set({ ...changes, updatedAt: now })
    .where(and(visibleTo(actor), eq(id, wanted), hasNotEnded(now)))
    .returning(columns)
  return row
}

/** Revokes an invite; an already revoked one keeps its original time. `undefined` if it does not exist. */
export async function revoke(
  tx: Database,
  actor: Actor,
  wanted: string,
  now: Date,
): Promise<InviteRow | undefined> {
  const [row] = await tx
    .update(advisorInvites)
    .set({
      revokedAt: sql`coalesce(${revokedAt}, ${now.toISOString()}::timestamptz)`,
      expiresAt: endedBy(now),
      updatedAt: now,
    })
    .where(and(visibleTo(actor), eq(id, wanted)))
    .returning(columns)
  return row
}

export async function revokeAllOf(tx: Database, advisor: string, now: Date): Promise<void> {
  await tx
    .update(advisorInvites)
    .set({ revokedAt: now, expiresAt: endedBy(now), updatedAt: now })
    .where(and(eq(advisorId, advisor), isNull(revokedAt)))
}

/**
 * Finds the invite with this code that has not ended, full or not, if its advisor's account is in use and the student
 * may reach it.
 */
export async function findCurrent(db: Database, actor: Actor, hash: string, now: Date) {
  const [row] = await db
    .select({
      id,
      name: advisorInvites.name,
      joined,
      places,
      advisor: { id: users.id, fullName: users.fullName, email: users.email },
      approvedAt: users.advisorApprovedAt,
    })
    .from(advisorInvites)
    .innerJoin(users, eq(users.id, advisorId))
    .where(
      and(
        eq(codeHash, hash),
        hasNotEnded(now),
        eq(users.role, 'advisor'),
        isReachableFor(actor),
        isInUse(now),
      ),
    )
  return row
}

/** Returns whether an invite has this code, open or not. */
export async function isKnown(db: Database, hash: string): Promise<boolean> {
  const rows = await db.select({ id }).from(advisorInvites).where(eq(codeHash, hash))
  return rows.length > 0
}

/** Returns how many students are joined by the invite now. */
export async function countJoined(db: Database, wanted: string): Promise<number> {
  const [row] = await db.select({ joined }).from(advisorInvites).where(eq(id, wanted))
  return row!.joined
}

export async function deleteEndedBy(db: Database, by: Date): Promise<void> {
  await db.delete(advisorInvites).where(lte(expiresAt, by))
}

/** A revoked invite counts as ended, and is deleted as long after that as an expired one. */
function endedBy(now: Date): SQL {
  return sql`least(${expiresAt}, ${now.toISOString()}::timestamptz)`
}

function isOpen(now: Date): SQL {
  return and(hasNotEnded(now), sql`${joined} < ${places}`)!
}

function hasNotEnded(now: Date): SQL {
  return and(isNull(revokedAt), gt(expiresAt, now))!
}

/** An invite is visible to its advisor. A student reaches it only by its code. */
function visibleTo({ userId }: Actor): SQL {
  return eq(advisorId, userId)
}
