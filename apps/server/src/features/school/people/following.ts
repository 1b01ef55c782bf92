import { and, asc, eq, exists, isNotNull, isNull, lt, not, type SQL } from 'drizzle-orm'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { schoolPeople } from '#database/tables/school-people.ts'
import { openRow } from '#database/vault/rows.ts'

const isHere = and(isNotNull(schoolPeople.userId), isNull(schoolPeople.leftAt))

/** A student who has joined, and the counselor whom a file names instead of another one. */
export type Follower = { userId: string; counselorEmail: string }

/** Returns the students who have still to go over to the counselor whom a file names, of files before this instant. */
export async function waitingToFollow(db: Database, before?: Date): Promise<Follower[]> {
  return openedWhere(
    db,
    and(eq(schoolPeople.follows, true), isHere, before && lt(schoolPeople.updatedAt, before)),
  )
}

/** Returns the students who have joined and whom the school has connected with nobody, though its list names a counselor. */
export async function withoutCounselor(db: Database): Promise<Follower[]> {
  const { studentId, kind, endedAt, id } = advisorLinks
  const ofSchool = and(eq(studentId, schoolPeople.userId), eq(kind, 'school'), isNull(endedAt))
  const hasOne = exists(db.select({ id }).from(advisorLinks).where(ofSchool))
  const isStudent = eq(schoolPeople.kind, 'student')
  return openedWhere(db, and(isStudent, isHere, isNotNull(schoolPeople.counselorHash), not(hasOne)))
}

async function openedWhere(db: Database, which: SQL | undefined): Promise<Follower[]> {
  const { id, userId, counselorEmail, counselorHash } = schoolPeople
  const rows = await db
    .select({ id, userId, counselorEmail, counselorHash })
    .from(schoolPeople)
    .where(which)
    .orderBy(asc(id))
  // A few counselors stand beside thousands of students, so each address is decrypted once.
  const ofCounselor = new Map(rows.map((row) => [row.counselorHash, row]))
  const opened = await Promise.all(
    [...ofCounselor.values()].map((row) => openRow(db, schoolPeople, row.id, row)),
  )
  const addresses = new Map(opened.map((row) => [row.counselorHash, row.counselorEmail]))
  return rows.flatMap((row) => {
    const address = addresses.get(row.counselorHash)
    return row.userId !== null && address ? [{ userId: row.userId, counselorEmail: address }] : []
  })
}

/** Notes that these students have gone over, or stay where they are. */
export async function noteFollowed(tx: Database, userIds: readonly string[]): Promise<void> {
  const theirs = and(isAmong(schoolPeople.userId, userIds), eq(schoolPeople.follows, true))
  await tx.update(schoolPeople).set({ follows: false }).where(theirs)
}
