import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { schoolPeople } from '#database/tables/school-people.ts'
import { openRow } from '#database/vault/rows.ts'

/** A student who has joined, and the counselor whom a file names instead of another one. */
export type Follower = { userId: string; counselorEmail: string }

/** Returns the students who have still to go over to the counselor whom a file names, of files before this instant. */
export async function waitingToFollow(db: Database, before?: Date): Promise<Follower[]> {
  const isHere = and(isNotNull(schoolPeople.userId), isNull(schoolPeople.leftAt))
  const rows = await db
    .select()
    .from(schoolPeople)
    .where(and(eq(schoolPeople.follows, true), isHere, before && lt(schoolPeople.updatedAt, before)))
    .orderBy(asc(schoolPeople.id))
  const opened = await Promise.all(rows.map((row) => openRow(db, schoolPeople, row.id, row)))
  return opened.flatMap(({ userId, counselorEmail }) =>
    userId !== null && counselorEmail !== null ? [{ userId, counselorEmail }] : [],
  )
}

/** Notes that these students have gone over, or stay where they are. */
export async function noteFollowed(tx: Database, userIds: readonly string[]): Promise<void> {
  await tx.update(schoolPeople).set({ follows: false }).where(isAmong(schoolPeople.userId, userIds))
}
