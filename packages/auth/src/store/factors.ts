import { and, eq, exists, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Database, Vault } from '#services.ts'
import { isUuid } from '../terms/uuid.ts'
import { challenges } from './tables/challenges.ts'
import { factors } from './tables/factors.ts'
import type { UsersTable } from './user-table.ts'

export type FactorRow = typeof factors.$inferSelect

/** For a select over users: whether the account asks for a second factor. */
export function hasVerifiedFactor(db: Database, users: Pick<UsersTable, 'id'>): SQL<boolean> {
  const verified = db
    .select({ one: sql`1` })
    .from(factors)
    .where(and(eq(factors.userId, users.id), eq(factors.status, 'verified')))
  return sql<boolean>`${exists(verified)}`
}

type NewFactor = Omit<typeof factors.$inferInsert, 'id'> & { id: string }

export async function insert(tx: Database, vault: Vault, { secret, ...values }: NewFactor): Promise<void> {
  await tx.insert(factors).values({ ...values, secret: vault.seal(tx, values.id, secret) })
}

/** Decrypts the secret that the authenticator app shares with the server. */
export function secretOf(db: Database, vault: Vault, { id, secret }: FactorRow): Promise<string> {
  return vault.open(db, id, secret)
}

export function listOf(db: Database, ...userIds: string[]): Promise<FactorRow[]> {
  return db.select().from(factors).where(inArray(factors.userId, userIds)).orderBy(factors.createdAt)
}

export async function find(db: Database, userId: string, id: string): Promise<FactorRow | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await db.select().from(factors).where(owned(userId, id))
  return row
}

/** Finds an authenticator app; a passkey has no codes. */
export async function findApp(db: Database, userId: string, id: string): Promise<FactorRow | undefined> {
  const factor = await find(db, userId, id)
  return factor?.type === 'totp' ? factor : undefined
}

/** Locks the factor until the transaction ends, so that two answers at once are checked in turn. */
export async function lock(tx: Database, userId: string, id: string): Promise<FactorRow | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await tx.select().from(factors).where(owned(userId, id)).for('update')
  return row
}

export async function change(
  tx: Database,
  id: string,
  changes: Partial<typeof factors.$inferInsert>,
): Promise<void> {
  await tx.update(factors).set(changes).where(eq(factors.id, id))
}

export async function remove(tx: Database, id: string): Promise<void> {
  await tx.delete(factors).where(eq(factors.id, id))
}

export async function removeOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(factors).where(eq(factors.userId, userId))
}

export async function removeOtherUnverified(tx: Database, userId: string, id: string): Promise<void> {
  await tx
    .delete(factors)
    .where(and(eq(factors.userId, userId), ne(factors.id, id), eq(factors.status, 'unverified')))
}

export async function insertChallenge(tx: Database, values: typeof challenges.$inferInsert): Promise<string> {
  const [row] = await tx.insert(challenges).values(values).returning({ id: challenges.id })
  return row!.id
}

export async function findChallenge(tx: Database, id: string) {
  if (!isUuid(id)) return undefined
  const [row] = await tx.select().from(challenges).where(eq(challenges.id, id))
  return row
}

export async function countWrong(tx: Database, challengeId: string): Promise<void> {
  await tx
    .update(challenges)
    .set({ tries: sql`${challenges.tries} + 1` })
    .where(eq(challenges.id, challengeId))
}

export async function removeChallenge(tx: Database, id: string): Promise<void> {
  await tx.delete(challenges).where(eq(challenges.id, id))
}

function owned(userId: string, id: string) {
  return and(eq(factors.id, id), eq(factors.userId, userId))
}
