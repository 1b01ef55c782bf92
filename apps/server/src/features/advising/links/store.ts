import type { Actor } from '@bearings/domain/actor'
import type { SharingChanges } from '@bearings/domain/advising/links/schema'
import { parts, type Sharing } from '@bearings/domain/advising/options'
import { and, asc, count, eq, isNull, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { orderOfLinks, sharingColumns } from '#database/advised.ts'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import {
  advisorGroupStudents,
  advisorLinks,
  advisorNotes,
  formerAdvisors,
} from '#database/tables/advising.ts'
import { users } from '#database/tables/users.ts'

/** The advisors for whom another one covers. */
const covered = alias(advisorLinks, 'covered')
const absent = alias(users, 'absent')
const earlier = alias(advisorLinks, 'earlier')

/** Returns a student's links with their advisors, the school's first, then the longest; last who only covers. */
export function listWithAdvisors(db: Database, actor: Actor) {
  return db
    .select({
      id: advisorLinks.id,
      advisor: { id: users.id, fullName: users.fullName, email: users.email },
      bannedUntil: users.bannedUntil,
      since: advisorLinks.createdAt,
      kind: advisorLinks.kind,
      title: advisorLinks.title,
      covers: absent.fullName,
      until: advisorLinks.until,
      sharing: sharingColumns,
    })
    .from(advisorLinks)
    .innerJoin(users, eq(users.id, advisorLinks.advisorId))
    .leftJoin(covered, eq(covered.id, advisorLinks.coversLinkId))
    .leftJoin(absent, eq(absent.id, covered.advisorId))
    .where(visibleTo(actor))
    .orderBy(...orderOfLinks)
}

const people = {
  id: advisorLinks.id,
  advisorId: advisorLinks.advisorId,
  studentId: advisorLinks.studentId,
  kind: advisorLinks.kind,
  sharing: sharingColumns,
}

/** Finds the actor's link with this id; without one, the first of a student's. */
export async function findVisible(db: Database, actor: Actor, id?: string) {
  const [row] = await db
    .select(people)
    .from(advisorLinks)
    .where(and(visibleTo(actor), id === undefined ? undefined : eq(advisorLinks.id, id)))
    .orderBy(...orderOfLinks)
    .limit(1)
  return row
}

/** Also locks the link; the student's row must already be locked. */
export async function lockVisible(tx: Database, actor: Actor, id?: string) {
  const [row] = await tx
    .select(people)
    .from(advisorLinks)
    .where(and(visibleTo(actor), id === undefined ? undefined : eq(advisorLinks.id, id)))
    .orderBy(...orderOfLinks)
    .limit(1)
    .for('update')
  return row
}

/** Returns the links of a student's current advisors, ordered as locks are taken. */
export function listOfStudent(db: Database, studentId: string) {
  return db
    .select({
      id: advisorLinks.id,
      advisorId: advisorLinks.advisorId,
      kind: advisorLinks.kind,
      isCover: sql<boolean>`${advisorLinks.coversLinkId} is not null`,
    })
    .from(advisorLinks)
    .where(and(eq(advisorLinks.studentId, studentId), isNull(advisorLinks.endedAt)))
    .orderBy(asc(advisorLinks.id))
}

/** Counts an advisor's students, without those of these links, who need no other place with the advisor. */
export async function countStudents(db: Database, advisorId: string, without?: SQL): Promise<number> {
  const { studentId, endedAt } = advisorLinks
  const others = without && notInArray(studentId, db.select({ studentId }).from(advisorLinks).where(without))
  const [row] = await db
    .select({ students: count() })
    .from(advisorLinks)
    .where(and(eq(advisorLinks.advisorId, advisorId), isNull(endedAt), others))
  return row!.students
}

/** Counts the students whom the school assigned to the advisor. */
export async function countOfSchool(db: Database, advisorId: string): Promise<number> {
  const [row] = await db.select({ students: count() }).from(advisorLinks).where(isOfSchool(advisorId))
  return row!.students
}

/** Returns whether the student has a primary school link. */
export async function hasPrimary(db: Database, studentId: string): Promise<boolean> {
  const { id, kind, isPrimary } = advisorLinks
  const rows = await db
    .select({ id })
    .from(advisorLinks)
    .where(
      and(
        eq(advisorLinks.studentId, studentId),
        isNull(advisorLinks.endedAt),
        eq(kind, 'school'),
        eq(isPrimary, true),
      ),
    )
  return rows.length > 0
}

type NewLink = Pick<
  typeof advisorLinks.$inferInsert,
  'advisorId' | 'studentId' | 'inviteId' | 'kind' | 'title' | 'isPrimary'
> & {
  sharing: Sharing
  now: Date
}

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

/** Reattaches to these links what their advisors have noted on the students under earlier ones. */
export async function moveNotes(tx: Database, linkIds: readonly string[]): Promise<void> {
  const { id, advisorId, studentId } = advisorLinks
  const isSamePair = and(eq(earlier.advisorId, advisorId), eq(earlier.studentId, studentId))
  await tx
    .update(advisorNotes)
    .set({ linkId: sql`${id}`, updatedAt: sql`${advisorNotes.updatedAt}` })
    .from(advisorLinks)
    .innerJoin(earlier, and(isSamePair, ne(earlier.id, id)))
    .where(and(isAmong(id, linkIds), eq(advisorNotes.linkId, earlier.id)))
}

export async function changeSharing(
  tx: Database,
  link: Pick<Link, 'id' | 'studentId'>,
  changes: SharingChanges,
  now: Date,
): Promise<void> {
  const changed = parts.flatMap((part) =>
    changes[part] === undefined ? [] : [[part, changes[part]] as const],
  )
  await tx
    .update(advisorLinks)
    .set({ ...Object.fromEntries(changed), updatedAt: now })
    .where(isOrCovers(link))
}

/** Matches a link, and the open ones of those who cover for its advisor: a student chooses once for both. */
export function isOrCovers({ id, studentId }: Pick<Link, 'id' | 'studentId'>): SQL {
  const isCover = and(eq(advisorLinks.coversLinkId, id), isNull(advisorLinks.endedAt))
  return and(eq(advisorLinks.studentId, studentId), or(eq(advisorLinks.id, id), isCover))!
}

/** Matches the links that the school gave to this advisor; those by which they stand in for another are not theirs. */
export function isOfSchool(advisorId: string): SQL {
  return and(
    eq(advisorLinks.advisorId, advisorId),
    eq(advisorLinks.kind, 'school'),
    isNull(advisorLinks.endedAt),
    isNull(advisorLinks.coversLinkId),
  )!
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

/** Returns the open links of those who cover for the advisor of a link. */
export function coversOf(db: Database, link: Pick<Link, 'id' | 'studentId'>) {
  const { id, advisorId, studentId, coversLinkId, endedAt } = advisorLinks
  return db
    .select({ id, advisorId, studentId })
    .from(advisorLinks)
    .where(and(eq(coversLinkId, link.id), eq(studentId, link.studentId), isNull(endedAt)))
}

/** Returns the advisor's active links, ordered by student so that locks are always taken in one order. */
export function listOfAdvisor(db: Database, advisorId: string) {
  return db
    .select({
      id: advisorLinks.id,
      studentId: advisorLinks.studentId,
      kind: advisorLinks.kind,
      isCover: sql<boolean>`${advisorLinks.coversLinkId} is not null`,
    })
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
