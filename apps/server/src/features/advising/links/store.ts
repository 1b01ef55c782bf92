import type { Actor } from '@bearings/domain/actor'
import type { SharingChanges } from '@bearings/domain/advising/links/schema'
import { parts, type Sharing } from '@bearings/domain/advising/options'
import { and, asc, count, eq, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import {
  advisorGroupStudents,
  advisorLinks,
  advisorNotes,
  formerAdvisors,
} from '#database/tables/advising.ts'
import { users } from '#database/tables/users.ts'

export const sharingColumns = {
  list: advisorLinks.list,
  profile: advisorLinks.profile,
  testScores: advisorLinks.testScores,
  weeks: advisorLinks.weeks,
  letters: advisorLinks.letters,
  aid: advisorLinks.aid,
  sensitive: advisorLinks.sensitive,
}

export async function findWithAdvisor(db: Database, actor: Actor) {
  const [row] = await db
    .select({
      id: advisorLinks.id,
      advisor: { id: users.id, fullName: users.fullName, email: users.email },
      bannedUntil: users.bannedUntil,
      since: advisorLinks.createdAt,
      sharing: sharingColumns,
    })
    .from(advisorLinks)
    .innerJoin(users, eq(users.id, advisorLinks.advisorId))
    .where(visibleTo(actor))
  return row
}

const people = {
  id: advisorLinks.id,
  advisorId: advisorLinks.advisorId,
  studentId: advisorLinks.studentId,
  sharing: sharingColumns,
}

/** Finds the actor's link with this id. A student has only one, which is found without an id. */
export async function findVisible(db: Database, actor: Actor, id?: string) {
  const [row] = await db
    .select(people)
    .from(advisorLinks)
    .where(and(visibleTo(actor), id === undefined ? undefined : eq(advisorLinks.id, id)))
  return row
}

/** Also locks the link; the student's row must already be locked. */
export async function lockVisible(tx: Database, actor: Actor, id?: string) {
  const [row] = await tx
    .select(people)
    .from(advisorLinks)
    .where(and(visibleTo(actor), id === undefined ? undefined : eq(advisorLinks.id, id)))
    .for('update')
  return row
}

/** Finds the student's current advisor. */
export async function findAdvisorOf(db: Database, studentId: string) {
  const [row] = await db
    .select({ linkId: advisorLinks.id, advisorId: advisorLinks.advisorId })
    .from(advisorLinks)
    .where(and(eq(advisorLinks.studentId, studentId), isNull(advisorLinks.endedAt)))
  return row
}

export async function countStudents(db: Database, advisorId: string): Promise<number> {
  const [row] = await db
    .select({ students: count() })
    .from(advisorLinks)
    .where(and(eq(advisorLinks.advisorId, advisorId), isNull(advisorLinks.endedAt)))
  return row!.students
}

type NewLink = { advisorId: string; studentId: string; inviteId?: string; sharing: Sharing; now: Date }

/** Inserts a link. Someone who was the student's advisor before is no longer a former one. */
export async function insert(tx: Database, { sharing, now, ...link }: NewLink): Promise<string> {
  const { studentId, advisorId } = formerAdvisors
  await tx.delete(formerAdvisors).where(and(eq(studentId, link.studentId), eq(advisorId, link.advisorId)))
  const [row] = await tx
    .insert(advisorLinks)
    .values({ ...link, ...sharing, createdAt: now, updatedAt: now })
    .returning({ id: advisorLinks.id })
  return row!.id
}

/** Reattaches the advisor's notes on this student from earlier links. */
export async function moveNotes(
  tx: Database,
  { linkId, advisorId, studentId }: { linkId: string; advisorId: string; studentId: string },
): Promise<void> {
  const earlier = tx
    .select({ id: advisorLinks.id })
    .from(advisorLinks)
    .where(
      and(
        eq(advisorLinks.advisorId, advisorId),
        eq(advisorLinks.studentId, studentId),
        ne(advisorLinks.id, linkId),
      ),
    )
  await tx
    .update(advisorNotes)
    .set({ linkId, updatedAt: sql`${advisorNotes.updatedAt}` })
    .where(inArray(advisorNotes.linkId, earlier))
}

export async function changeSharing(
  tx: Database,
  id: string,
  changes: SharingChanges,
  now: Date,
): Promise<void> {
  const changed = parts.flatMap((part) =>
    changes[part] === undefined ? [] : [[part, changes[part]] as const],
  )
  await tx
    .update(advisorLinks)
    .set({ ...Object.fromEntries(changed), updatedAt: now })
    .where(eq(advisorLinks.id, id))
}

type Link = { id: string; advisorId: string; studentId: string }

/**
 * Ends a link, keeps the advisor's name as it is now, and takes the student out of the advisor's groups, for
 * good even if they are linked again.
 */
export async function end(tx: Database, { id, advisorId, studentId }: Link, now: Date): Promise<void> {
  const former = tx
    .select({
      studentId: sql`${studentId}::uuid`.as('student_id'),
      advisorId: users.id,
      name: users.fullName,
    })
    .from(users)
    .where(eq(users.id, advisorId))
  await tx.insert(formerAdvisors).select(former).onConflictDoNothing()
  await tx.delete(advisorGroupStudents).where(eq(advisorGroupStudents.linkId, id))
  await tx.update(advisorLinks).set({ endedAt: now, updatedAt: now }).where(eq(advisorLinks.id, id))
}

/** Returns the advisor's active links, ordered by student so that locks are always taken in one order. */
export function listOfAdvisor(db: Database, advisorId: string) {
  return db
    .select({ id: advisorLinks.id, studentId: advisorLinks.studentId })
    .from(advisorLinks)
    .where(and(eq(advisorLinks.advisorId, advisorId), isNull(advisorLinks.endedAt)))
    .orderBy(asc(advisorLinks.studentId))
}

export async function deleteEndedBy(db: Database, by: Date): Promise<number> {
  const gone = await db
    .delete(advisorLinks)
    .where(lte(advisorLinks.endedAt, by))
    .returning({ id: advisorLinks.id })
  return gone.length
}

/** A link is visible to its two people while it is active; afterwards to nobody. */
function visibleTo({ role, userId }: Actor): SQL | undefined {
  if (role === 'admin') return sql`false`
  const own = role === 'advisor' ? advisorLinks.advisorId : advisorLinks.studentId
  return and(eq(own, userId), isNull(advisorLinks.endedAt))
}
