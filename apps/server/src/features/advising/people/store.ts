import type { Actor } from '@bearings/domain/actor'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { hasAddress } from '#database/people.ts'
import { users } from '#database/tables/users.ts'

const known = {
  id: users.id,
  fullName: users.fullName,
  email: users.email,
  role: users.role,
  approvedAt: users.advisorApprovedAt,
}

export async function find(db: Database, id: string) {
  const [row] = await db.select(known).from(users).where(eq(users.id, id))
  return row
}

/** Finds an account with what decides whether it is in use. */
export async function findAccount(db: Database, id: string) {
  const [row] = await db
    .select({ ...known, bannedUntil: users.bannedUntil, timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, id))
  return row
}

/**
 * Locks a person's row. Code that changes requests or links locks the student first, then the advisor, then
 * requests, then links; a fixed order prevents deadlocks.
 */
export async function lock(tx: Database, id: string) {
  const [row] = await tx.select(known).from(users).where(eq(users.id, id)).for('no key update')
  return row
}

/** Finds the advisor with this address, in lower case, if the actor may ask them. */
export async function findAdvisorByAddress(db: Database, actor: Pick<Actor, 'demoId'>, address: string) {
  const [row] = await db
    .select(known)
    .from(users)
    .where(and(hasAddress(address), eq(users.role, 'advisor'), isReachableFor(actor)))
  return row
}

/** Finds whoever has this address, whatever became of the account. */
export async function findByAddress(db: Database, address: string) {
  const [row] = await db.select(known).from(users).where(hasAddress(address))
  return row
}

/** Finds the student with this id, if a search by the actor would find them. */
export async function findStudent(db: Database, actor: Actor, id: string) {
  const [row] = await db
    .select(known)
    .from(users)
    .where(and(eq(users.id, id), isFindableFor(actor)))
  return row
}

/** Matches students with an ID who let advisors find them. Worded like the partial indexes, for their use. */
export function isFindableFor(actor: Actor): SQL | undefined {
  return and(
    sql`${users.role} = 'student'`,
    sql`${users.studentId} is not null`,
    eq(users.discoverable, true),
    isReachableFor(actor),
  )
}

/**
 * Matches accounts the actor can reach. Members of a demo see only each other. Deleted accounts and those
 * about to be deleted are excluded, and so are accounts with an unconfirmed address, because anyone may have
 * typed their data.
 */
export function isReachableFor({ demoId }: Pick<Actor, 'demoId'>): SQL | undefined {
  return and(
    isNull(users.deletedAt),
    isNull(users.eraseAfter),
    isNotNull(users.emailConfirmedAt),
    demoId === null ? isNull(users.demoId) : eq(users.demoId, demoId),
  )
}
