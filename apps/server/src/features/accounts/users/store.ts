import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { factors } from '../../../database/tables/factors.ts'
import { users } from '../../../database/tables/users.ts'

export type UserRow = typeof users.$inferSelect
export type FactorRow = typeof factors.$inferSelect

/** Real people only: members of a demo have no address that a mail could reach, and nothing to sign in with. */
const real = and(isNull(users.demoId), isNull(users.deletedAt))

export async function findById(db: Database, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

/** `address` in lower case. */
export async function findByAddress(db: Database, address: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(owns(address), real))
  return row
}

/** The account, kept from everyone else until the transaction ends. */
export async function lockByAddress(tx: Database, address: string): Promise<UserRow | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(owns(address), real))
    .for('update')
  return row
}

export async function lock(tx: Database, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return row
}

/** `undefined` when the address is taken, also when somebody takes it at the same moment. */
export async function insert(tx: Database, values: typeof users.$inferInsert): Promise<UserRow | undefined> {
  const [row] = await tx.insert(users).values(values).onConflictDoNothing().returning()
  return row
}

export async function change(
  tx: Database,
  id: string,
  changes: Partial<typeof users.$inferInsert>,
): Promise<UserRow> {
  const [row] = await tx.update(users).set(changes).where(eq(users.id, id)).returning()
  return row!
}

export async function isTaken(tx: Database, address: string): Promise<boolean> {
  const [row] = await tx.select({ id: users.id }).from(users).where(owns(address))
  return row !== undefined
}

export function factorsOf(db: Database, userId: string): Promise<FactorRow[]> {
  return db.select().from(factors).where(eq(factors.userId, userId)).orderBy(factors.createdAt)
}

/** By the column itself: addresses are stored in lower case, and the index over lower(email) holds the rest. */
function owns(address: string): SQL {
  return eq(users.email, address)
}
