import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { schoolPeople } from '#database/tables/school-people.ts'
import { schoolSettings } from '#database/tables/school.ts'
import { users } from '#database/tables/users.ts'
import { openRow } from '#database/vault/rows.ts'
import { schoolCodes } from './codes.ts'

/** Returns what finds the person with this code. Not for transactions. */
export async function hashOfCode(db: Database, code: string): Promise<string> {
  return (await schoolCodes(db)).hashOf(code)
}

/** Returns whether anyone of the school was given this code, whether or not it still works. */
export async function isKnownCode(db: Database, hash: string): Promise<boolean> {
  const rows = await db
    .select({ id: schoolPeople.id })
    .from(schoolPeople)
    .where(eq(schoolPeople.codeHash, hash))
  return rows.length > 0
}

/** Finds the student with this code, who has not joined, and their school. */
export async function findByCode(db: Database, hash: string, now: Date) {
  const [found] = await matching(db, hash, now)
  return found && { ...found, person: await openRow(db, schoolPeople, found.person.id, found.person) }
}

/** Also locks the row, so that a code is used once. */
export async function lockByCode(tx: Database, hash: string, now: Date) {
  const [found] = await matching(tx, hash, now).for('update', { of: schoolPeople })
  return found && { ...found, person: await openRow(tx, schoolPeople, found.person.id, found.person) }
}

function matching(db: Database, hash: string, now: Date) {
  const { codeHash, kind, userId, leftAt, codeExpiresAt } = schoolPeople
  return db
    .select({ person: schoolPeople, school: schoolSettings.name })
    .from(schoolPeople)
    .innerJoin(schoolSettings, eq(schoolSettings.id, 1))
    .where(
      and(eq(codeHash, hash), eq(kind, 'student'), isNull(userId), isNull(leftAt), gt(codeExpiresAt, now)),
    )
}

/** Finds whom the school knows by this address, and has not left. */
export async function findByAddress(tx: Database, hash: string) {
  const [found] = await atAddress(tx, hash)
  return found && (await openRow(tx, schoolPeople, found.person.id, found.person))
}

/** Also locks the row. */
export async function lockByAddress(tx: Database, hash: string) {
  const [found] = await atAddress(tx, hash).for('update', { of: schoolPeople })
  return found && (await openRow(tx, schoolPeople, found.person.id, found.person))
}

function atAddress(tx: Database, hash: string) {
  return tx
    .select({ person: schoolPeople })
    .from(schoolPeople)
    .innerJoin(schoolSettings, eq(schoolSettings.id, 1))
    .where(and(eq(schoolPeople.emailHash, hash), isNull(schoolPeople.leftAt)))
    .orderBy(schoolPeople.id)
    .limit(1)
}

/** Returns whether this account is a person of the school of this server, whose student ID is then the school's to change. */
export async function hasJoined(db: Database, account: string): Promise<boolean> {
  const rows = await db
    .select({ id: schoolPeople.id })
    .from(schoolPeople)
    .innerJoin(schoolSettings, eq(schoolSettings.id, 1))
    .where(eq(schoolPeople.userId, account))
  return rows.length > 0
}

type Joined = { id: string; studentId: string | null; classYear: number | null; account: string; now: Date }

/**
 * Connects an account with a person of the school, and gives it the student ID that the school has. Its class only if
 * the student has said none.
 */
export async function markJoined(
  tx: Database,
  { id, studentId, classYear, account, now }: Joined,
): Promise<void> {
  await tx.update(schoolPeople).set({ userId: account, updatedAt: now }).where(eq(schoolPeople.id, id))
  if (studentId !== null) await tx.update(users).set({ studentId }).where(eq(users.id, account))
  if (classYear === null) return
  await tx
    .update(users)
    .set({ graduationYear: classYear })
    .where(and(eq(users.id, account), isNull(users.graduationYear)))
}
