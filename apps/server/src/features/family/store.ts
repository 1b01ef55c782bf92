import type { Actor } from '@bearings/domain/actor'
import { familyParts, type FamilyParts } from '@bearings/domain/family/options'
import { pick } from '@bearings/domain/pick'
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { familyInvitations, familyLinks } from '#database/tables/family.ts'
import { users } from '#database/tables/users.ts'

const link = {
  id: familyLinks.id,
  guardianId: familyLinks.guardianId,
  studentId: familyLinks.studentId,
  relation: familyLinks.relation,
  parts: pick(familyLinks, familyParts),
  pausedAt: familyLinks.pausedAt,
  since: familyLinks.createdAt,
}

/** Returns a student's guardians, who has been here longest first. */
export function guardiansOf(db: Database, actor: Actor) {
  return db
    .select({ ...link, fullName: users.fullName, email: users.email })
    .from(familyLinks)
    .innerJoin(users, eq(users.id, familyLinks.guardianId))
    .where(visibleTo(actor))
    .orderBy(asc(familyLinks.createdAt), asc(familyLinks.id))
}

const child = {
  ...link,
  fullName: users.fullName,
  timeZone: users.timeZone,
  graduationYear: users.graduationYear,
}

/** Returns the students of a guardian, with where they are and when they graduate. */
export function childrenOf(db: Database, actor: Actor) {
  return db
    .select(child)
    .from(familyLinks)
    .innerJoin(users, eq(users.id, familyLinks.studentId))
    .where(visibleTo(actor))
    .orderBy(asc(users.fullName), asc(familyLinks.id))
}

export async function lockVisible(tx: Database, actor: Actor, id: string) {
  const [row] = await tx
    .select(link)
    .from(familyLinks)
    .where(and(eq(familyLinks.id, id), visibleTo(actor)))
    .for('update')
  return row
}

/** Finds this student of a guardian, paused or not. */
export async function findWith(db: Database, actor: Actor, studentId: string) {
  const [row] = await db
    .select(child)
    .from(familyLinks)
    .innerJoin(users, eq(users.id, familyLinks.studentId))
    .where(and(eq(familyLinks.studentId, studentId), visibleTo(actor)))
  return row
}

type NewLink = Pick<typeof familyLinks.$inferInsert, 'guardianId' | 'studentId' | 'relation'> & FamilyParts

export async function insert(tx: Database, row: NewLink, now: Date): Promise<string> {
  const [made] = await tx
    .insert(familyLinks)
    .values({ ...row, createdAt: now, updatedAt: now })
    .returning({ id: familyLinks.id })
  return made!.id
}

export async function change(
  tx: Database,
  id: string,
  changes: Partial<FamilyParts> & { pausedAt?: Date | null },
  now: Date,
): Promise<void> {
  await tx
    .update(familyLinks)
    .set({ ...changes, updatedAt: now })
    .where(eq(familyLinks.id, id))
}

export async function remove(tx: Database, id: string): Promise<void> {
  await tx.delete(familyLinks).where(eq(familyLinks.id, id))
}

/** Deletes all links and invitations of a person, and returns the links, with who else was in each. */
export async function removeAllOf(tx: Database, userId: string): Promise<{ id: string; other: string }[]> {
  const isTheirs = or(eq(familyLinks.studentId, userId), eq(familyLinks.guardianId, userId))
  await tx.delete(familyInvitations).where(eq(familyInvitations.studentId, userId))
  const rows = await tx
    .delete(familyLinks)
    .where(isTheirs)
    .returning({ id: familyLinks.id, studentId: familyLinks.studentId, guardianId: familyLinks.guardianId })
  return rows.map(({ id, studentId, guardianId }) => ({
    id,
    other: studentId === userId ? guardianId : studentId,
  }))
}

/** Locks the account of a student or guardian: the student first, wherever both are. */
export async function lockPerson(tx: Database, id: string) {
  const { fullName, role, demoId } = users
  const [row] = await tx
    .select({ id: users.id, fullName, role, demoId })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update')
  return row
}

/** Returns the language that a person has chosen; `null` if they never have. */
export async function languageOf(db: Database, id: string) {
  const [row] = await db.select({ language: users.language }).from(users).where(eq(users.id, id))
  return row?.language ?? null
}

/** Counts a student's guardians, with those who are invited. */
export async function countOf(tx: Database, studentId: string, now: Date): Promise<number> {
  const linked = await tx.$count(familyLinks, eq(familyLinks.studentId, studentId))
  const isOpen = sql`${familyInvitations.expiresAt} > ${now.toISOString()}::timestamptz`
  const invited = await tx.$count(familyInvitations, and(eq(familyInvitations.studentId, studentId), isOpen))
  return linked + invited
}

/** A link is visible to its two people. */
function visibleTo({ role, userId }: Actor): SQL {
  if (role === 'student') return eq(familyLinks.studentId, userId)
  return role === 'guardian' ? eq(familyLinks.guardianId, userId) : sql`false`
}
