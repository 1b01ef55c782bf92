import type { StudentIdFormat } from '@bearings/domain/accounts/schema'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { isReal } from '#database/people.ts'
import { studentIdFormat } from '#database/tables/student-id-format.ts'
import { users } from '#database/tables/users.ts'

/** Returns `null` until an admin has set a format. */
export async function find(db: Database): Promise<StudentIdFormat> {
  const { mask, hint } = studentIdFormat
  const [row] = await db.select({ mask, hint }).from(studentIdFormat)
  return row ?? null
}

export async function save(tx: Database, format: StudentIdFormat, now: Date): Promise<void> {
  if (format === null) return void (await tx.delete(studentIdFormat))
  await tx
    .insert(studentIdFormat)
    .values({ id: 1, ...format, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: studentIdFormat.id, set: { ...format, updatedAt: now } })
}

/** Counts the students outside demos whose ID does not match. @param pattern as `patternOf` makes it */
export async function countMismatches(db: Database, pattern: string): Promise<number> {
  const isStudent = and(eq(users.role, 'student'), isReal)
  return db.$count(users, and(isStudent, isNotNull(users.studentId), sql`${users.studentId} !~ ${pattern}`))
}
