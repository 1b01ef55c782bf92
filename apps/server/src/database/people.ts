import { type AnyColumn, and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from './open.ts'
import { containsPattern } from './sql.ts'
import { users } from './tables/users.ts'

/** Whether a person's name or email has this text, by the expression that `users_search_idx` indexes. */
export function personMatching(text: string): SQL {
  return sql`(lower(${users.fullName}) || ' ' || ${users.email}) like ${containsPattern(text.toLowerCase())}`
}

type InUse = { bannedUntil: AnyColumn; deletedAt: AnyColumn; eraseAfter: AnyColumn }

/**
 * Whether an account, under its name or an alias, is in use: neither deleted nor about to be erased, and not disabled now.
 */
export function isInUse(now: Date, { bannedUntil, deletedAt, eraseAfter }: InUse = users): SQL {
  const isAllowed = or(isNull(bannedUntil), lte(bannedUntil, now))
  return and(isNull(deletedAt), isNull(eraseAfter), isAllowed)!
}

/** Whether an account is a real person's: not one of a demo, and not the empty row that a deletion may leave. */
export const isReal = and(isNull(users.demoId), isNull(users.deletedAt))!

/** Joins the account with this id, under its name or an alias. The empty row of a deleted one counts as none. */
export function isAccount(person: { id: AnyColumn; deletedAt: AnyColumn }, id: AnyColumn): SQL {
  return and(eq(person.id, id), isNull(person.deletedAt))!
}

/** Whether an account is disabled at this time. */
export function isDisabledAt(now: Date, { bannedUntil }: { bannedUntil: Date | null }): boolean {
  return bannedUntil !== null && bannedUntil > now
}

/** Returns a person's name; empty if the account is gone. */
export async function nameOf(db: Database, userId: string): Promise<string> {
  const [person] = await db.select({ fullName: users.fullName }).from(users).where(eq(users.id, userId))
  return person?.fullName ?? ''
}

/** Selects the admins to notify when something needs their attention. */
export function admins(db: Database) {
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isReal))
}

/**
 * The account with this address, given in lower case. Compares what the unique index contains; a comparison with the
 * column itself would read the whole table.
 */
export function hasAddress(address: string): SQL {
  return sql`lower(${users.email}) = ${address}`
}
