import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database, People, Profile } from '#services.ts'
import type { users, UserRow } from './user-table.ts'

export type { UserRow }

/** The app's table, and which of its rows are people who sign in by themselves. */
type Table = Pick<People, 'table' | 'real'>

export async function findById(db: Database, { table }: Table, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(table).where(eq(table.id, id))
  return row
}

/** Finds the account at an address, which is given in lower case. */
export async function findByAddress(
  db: Database,
  people: Table,
  address: string,
): Promise<UserRow | undefined> {
  const [row] = await db.select().from(people.table).where(isAt(people, address))
  return row
}

/** Finds the account at an address and locks it until the transaction ends. */
export async function lockByAddress(
  tx: Database,
  people: Table,
  address: string,
): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(people.table).where(isAt(people, address)).for('update')
  return row
}

export async function lock(tx: Database, { table }: Table, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update')
  return row
}

/** Returns `undefined` if the address is taken, even if somebody takes it at the same moment. */
export async function insert(
  tx: Database,
  { table }: Table,
  values: typeof users.$inferInsert & Profile,
): Promise<UserRow | undefined> {
  const [row] = await tx.insert(table).values(values).onConflictDoNothing().returning()
  return row
}

export async function change(
  tx: Database,
  { table }: Table,
  id: string,
  changes: Partial<typeof users.$inferInsert> & Profile,
): Promise<UserRow> {
  const [row] = await tx.update(table).set(changes).where(eq(table.id, id)).returning()
  return row!
}

export async function remove(tx: Database, { table }: Table, id: string): Promise<void> {
  await tx.delete(table).where(eq(table.id, id))
}

export async function isTaken(tx: Database, { table }: Table, address: string): Promise<boolean> {
  const [row] = await tx.select({ id: table.id }).from(table).where(owns(table, address))
  return row !== undefined
}

function isAt({ table, real }: Table, address: string): SQL | undefined {
  return and(owns(table, address), real, isNull(table.deletedAt))
}

/** Compares what the unique index contains; a comparison with the column itself would read the whole table. */
function owns(table: Table['table'], address: string): SQL {
  return sql`lower(${table.email}) = ${address}`
}
