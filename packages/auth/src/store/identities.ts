import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#services.ts'
import { userIdentities } from './tables/user-identities.ts'
import type { Identity } from './token-kinds.ts'

type Subject = Pick<Identity, 'issuer' | 'subject'>

export async function find(db: Database, identity: Subject) {
  const [row] = await db.select().from(userIdentities).where(isOf(identity))
  return row
}

/** Returns `false` if it is linked already, even if that happens at the same moment. */
export async function insert(
  tx: Database,
  { userId, now, ...identity }: Identity & { userId: string; now: Date },
): Promise<boolean> {
  const values = { ...identity, userId, linkedAt: now, lastAt: now }
  const added = await tx.insert(userIdentities).values(values).onConflictDoNothing().returning()
  return added.length > 0
}

/** Notes another sign-in, and the address that the provider has now. */
export async function renew(tx: Database, { emailHash, ...identity }: Identity, now: Date): Promise<void> {
  await tx
    .update(userIdentities)
    .set({ lastAt: now, ...(emailHash !== null && { emailHash }) })
    .where(isOf(identity))
}

/** Returns the identity that a person has used last at this provider. */
export async function latestOf(db: Database, userId: string, issuer: string) {
  const [row] = await db
    .select()
    .from(userIdentities)
    .where(and(eq(userIdentities.userId, userId), eq(userIdentities.issuer, issuer)))
    .orderBy(desc(userIdentities.lastAt))
    .limit(1)
  return row
}

export async function isLinked(db: Database, userId: string, issuer: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(userIdentities)
    .where(and(eq(userIdentities.userId, userId), eq(userIdentities.issuer, issuer)))
    .limit(1)
  return row !== undefined
}

function isOf({ issuer, subject }: Subject) {
  return and(eq(userIdentities.issuer, issuer), eq(userIdentities.subject, subject))
}
