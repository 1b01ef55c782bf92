import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { schoolPeople } from '#database/tables/school-people.ts'
import { schoolSettings } from '#database/tables/school.ts'
import { users } from '#database/tables/users.ts'
import { openRow } from '#database/vault/rows.ts'
import { moveList } from '#features/list/move-list.ts'
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
  return (await rowOf(db, account)) !== undefined
}

/** Returns whether it is also still on the list. Whose row the school has replaced by another, as for a corrected ID, joins again. */
export async function isOnList(db: Database, account: string): Promise<boolean> {
  return (await rowOf(db, account))?.leftAt === null
}

async function rowOf(db: Database, account: string) {
  const { leftAt, userId } = schoolPeople
  const [row] = await db
    .select({ leftAt })
    .from(schoolPeople)
    .innerJoin(schoolSettings, eq(schoolSettings.id, 1))
    .where(eq(userId, account))
  return row
}

/** Returns the account that has joined as this student; `null` if none has. */
export async function accountOf(db: Database, id: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: schoolPeople.userId })
    .from(schoolPeople)
    .where(and(eq(schoolPeople.id, id), eq(schoolPeople.kind, 'student')))
  return row?.userId ?? null
}

/** Lets an account go that has joined as somebody else, without the ID and class of that person. Returns whether it had joined. */
export async function release(
  tx: Database,
  { id, account, now }: { id: string; account: string; now: Date },
): Promise<boolean> {
  await tx
    .update(users)
    .set({
      studentId: sql`nullif(${users.studentId}, ${schoolPeople.studentId})`,
      graduationYear: sql`nullif(${users.graduationYear}, ${schoolPeople.classYear})`,
    })
    .from(schoolPeople)
    .where(and(eq(users.id, account), eq(schoolPeople.id, id), eq(schoolPeople.userId, account)))
  return letGo(tx, and(eq(schoolPeople.id, id), eq(schoolPeople.userId, account)), { now, importId: null })
}

/**
 * Lets an account go: from then on it is nobody of the school, and its student ID is its owner's to change. With `importId`,
 * what the latest import did to the row can no longer be undone.
 */
export async function letGo(
  tx: Database,
  which: SQL | undefined,
  { now, ...without }: { now: Date; importId?: null },
): Promise<boolean> {
  const gone = await tx
    .update(schoolPeople)
    .set({ userId: null, codeExpiresAt: null, follows: false, ...without, updatedAt: now })
    .where(which)
    .returning({ id: schoolPeople.id })
  return gone.length > 0
}

/** Connects an account with a person of the school, in place of the row that they had before. */
export async function markJoined(
  tx: Database,
  { id, account, now }: { id: string; account: string; now: Date },
): Promise<void> {
  await letGo(tx, eq(schoolPeople.userId, account), { now, importId: null })
  await tx.update(schoolPeople).set({ userId: account, updatedAt: now }).where(eq(schoolPeople.id, id))
  await enterInAccounts(tx, now, [account])
}

/**
 * Gives accounts of students, or all who have joined, the ID that the school has for them. Its class only to those who have
 * said none, whose dates follow it.
 */
async function enterInAccounts(tx: Database, now: Date, accounts?: readonly string[]): Promise<void> {
  const { userId, kind, leftAt, studentId, classYear } = schoolPeople
  const isHere = and(eq(userId, users.id), eq(kind, 'student'), isNull(leftAt))
  const isTheirs = and(isHere, accounts && isAmong(users.id, accounts))
  const lacksClass = and(isNotNull(classYear), isNull(users.graduationYear))
  const differs = and(isNotNull(studentId), sql`${users.studentId} is distinct from ${studentId}`)
  const withoutClass = await tx
    .select({ userId: users.id, timeZone: users.timeZone, graduationYear: classYear })
    .from(users)
    .innerJoin(schoolPeople, isTheirs)
    .where(lacksClass)
  await tx
    .update(users)
    .set({
      studentId: sql`coalesce(${studentId}, ${users.studentId})`,
      graduationYear: sql`coalesce(${users.graduationYear}, ${classYear})`,
    })
    .from(schoolPeople)
    .where(and(isTheirs, or(differs, lacksClass)))
  for (const student of withoutClass)
    await moveList(
      tx,
      { actor: { ...student, role: 'student', sessionId: null, demoId: null }, now: () => now },
      null,
    )
}

/** Does so for all who have joined. One that deadlocks with a hand-over is run again. */
export function enterInAll(db: Database, now: Date): Promise<void> {
  return db.transaction((tx) => enterInAccounts(tx, now))
}
