import { and, eq, type SQL } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { hasAddress, isReal } from '#database/people.ts'
import { users } from '#database/tables/users.ts'

export type Account = typeof users.$inferSelect

/** Finds a real person's account by its address, in lower case. */
export async function findByAddress(tx: Database, address: string): Promise<{ id: string } | undefined> {
  const [row] = await tx.select({ id: users.id }).from(users).where(isAt(address))
  return row
}

/** Also locks the account until the transaction ends. */
export async function lockByAddress(tx: Database, address: string): Promise<Account | undefined> {
  const [row] = await tx.select().from(users).where(isAt(address)).for('update')
  return row
}

function isAt(address: string): SQL | undefined {
  return and(hasAddress(address), isReal)
}

export async function change(
  tx: Database,
  userId: string,
  changes: Pick<Partial<Account>, 'role' | 'advisorApprovedAt'>,
): Promise<void> {
  await tx.update(users).set(changes).where(eq(users.id, userId))
}
