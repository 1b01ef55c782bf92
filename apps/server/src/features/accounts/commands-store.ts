import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { hasAddress } from '#database/people.ts'
import { users } from '#database/tables/users.ts'

export type Account = typeof users.$inferSelect

/** Finds a real person's account by its address, in lower case, and locks it until the transaction ends. */
export async function lockByAddress(tx: Database, address: string): Promise<Account | undefined> {
  const isReal = and(isNull(users.demoId), isNull(users.deletedAt))
  const [row] = await tx
    .select()
    .from(users)
    .where(and(hasAddress(address), isReal))
    .for('update')
  return row
}

export async function change(
  tx: Database,
  userId: string,
  changes: Pick<Partial<Account>, 'role' | 'advisorApprovedAt'>,
): Promise<void> {
  await tx.update(users).set(changes).where(eq(users.id, userId))
}
