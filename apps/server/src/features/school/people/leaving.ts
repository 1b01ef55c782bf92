import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { schoolPeople } from '#database/tables/school-people.ts'
import { openRow } from '#database/vault/rows.ts'

/** Fewer than a transaction should hold; the next run takes the rest. */
const atOnce = 100

/** Locks people with an account who had left by this instant. */
export async function lockLeft(tx: Database, by: Date) {
  const rows = await tx
    .select()
    .from(schoolPeople)
    .where(and(lte(schoolPeople.leftAt, by), isNotNull(schoolPeople.userId)))
    .orderBy(asc(schoolPeople.id))
    .limit(atOnce)
    .for('update')
  return Promise.all(rows.map((row) => openRow(tx, schoolPeople, row.id, row)))
}

/** Lets an account go: from then on it is nobody of the school, and its student ID is its owner's to change. */
export async function release(tx: Database, id: string, now: Date): Promise<void> {
  await tx
    .update(schoolPeople)
    .set({ userId: null, codeExpiresAt: null, updatedAt: now })
    .where(eq(schoolPeople.id, id))
}
