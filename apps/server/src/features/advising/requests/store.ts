import type { Actor } from '@bearings/domain/actor'
import type { RequestStatus, Side } from '@bearings/domain/advising/options'
import { and, count, desc, eq, inArray, isNull, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { isReal } from '#database/people.ts'
import { advisorRequests } from '#database/tables/advising-requests.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { users } from '#database/tables/users.ts'
import type { Start } from '#platform/requests/pagination.ts'

const advisors = alias(users, 'advisor')
const students = alias(users, 'student')
const introducers = alias(users, 'introducer')

const { id, advisorId, studentId, status, createdAt } = advisorRequests

export type RequestRow = Awaited<ReturnType<typeof page>>[number]

/** Returns one page, the newest first. */
export function page(
  db: Database,
  actor: Actor,
  {
    status: wanted,
    start,
    rows,
  }: { status?: RequestStatus | undefined; start: Start | undefined; rows: number },
) {
  return select(db)
    .where(
      and(
        visibleTo(actor),
        wanted && eq(status, wanted),
        start && sql`(${createdAt}, ${id}) < (${start.time.toISOString()}::timestamptz, ${start.id}::uuid)`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(rows)
}

export async function findVisible(
  db: Database,
  actor: Actor,
  wanted: string,
): Promise<RequestRow | undefined> {
  const [row] = await select(db).where(and(eq(id, wanted), visibleTo(actor)))
  return row
}

/** Locks the request and returns its current state. The student's row must already be locked. */
export async function lockVisible(tx: Database, actor: Actor, wanted: string) {
  const [row] = await tx
    .select({
      status,
      sentBy: advisorRequests.sentBy,
      advisorId,
      studentId,
      sharing: advisorRequests.sharing,
      introducedById: advisorRequests.introducedById,
      takesOver: advisorRequests.takesOver,
    })
    .from(advisorRequests)
    .where(and(eq(id, wanted), visibleTo(actor)))
    .for('update')
  return row
}

/** Counts the pending requests that the actor sent or received. */
export async function countPending(db: Database, actor: Actor): Promise<number> {
  const [row] = await db
    .select({ pending: count() })
    .from(advisorRequests)
    .where(and(visibleTo(actor), isPending()))
  return row!.pending
}

/** Counts the pending requests that the actor sent, not those that a colleague sent for them. */
export async function countSent(db: Database, actor: Actor): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(advisorRequests)
    .where(
      and(
        visibleTo(actor),
        isPending(),
        isNull(advisorRequests.introducedById),
        sql`${advisorRequests.sentBy} = ${actor.role}`,
      ),
    )
  return row!.sent
}

/** Returns whether a request is pending between a student and an advisor, or an address without account. */
export async function isPendingBetween(
  db: Database,
  between: { studentId: string; advisorId: string | null; advisorEmail: string | null },
): Promise<boolean> {
  const advisor = or(
    between.advisorId === null ? undefined : eq(advisorId, between.advisorId),
    between.advisorEmail === null ? undefined : eq(advisorRequests.advisorEmail, between.advisorEmail),
  )
  const rows = await db
    .select({ id })
    .from(advisorRequests)
    .where(and(eq(studentId, between.studentId), isPending(), advisor))
    .limit(1)
  return rows.length > 0
}

/** Locks the pending request between these two, sent by either side. */
export async function lockPendingBetween(tx: Database, between: { advisorId: string; studentId: string }) {
  const [row] = await tx
    .select({ id })
    .from(advisorRequests)
    .where(and(eq(advisorId, between.advisorId), eq(studentId, between.studentId), isPending()))
    .for('update')
  return row
}

type NewRequest = Pick<
  typeof advisorRequests.$inferInsert,
  'advisorId' | 'advisorEmail' | 'studentId' | 'sentBy' | 'message' | 'sharing'
>

export async function insert(tx: Database, request: NewRequest, now: Date): Promise<string> {
  const [row] = await tx
    .insert(advisorRequests)
    .values({ ...request, createdAt: now, updatedAt: now })
    .returning({ id })
  return row!.id
}

/** Returns the students who are connected with this advisor, or between whom and the advisor a request is pending. */
export async function connectedOrAsked(db: Database, wanted: string): Promise<Set<string>> {
  const linked = await db
    .select({ studentId: advisorLinks.studentId })
    .from(advisorLinks)
    .where(and(eq(advisorLinks.advisorId, wanted), isNull(advisorLinks.endedAt)))
  const asked = await db
    .select({ studentId })
    .from(advisorRequests)
    .where(and(eq(advisorId, wanted), isPending()))
  return new Set([...linked, ...asked].map((row) => row.studentId))
}

type NewIntroduction = Pick<NewRequest, 'message'> & {
  advisorId: string
  introducedById: string
  takesOver: boolean
  now: Date
}

/** Asks these students for an advisor whom another one suggests. */
export async function insertIntroductions(
  tx: Database,
  studentIds: readonly string[],
  { now, ...request }: NewIntroduction,
): Promise<{ id: string; studentId: string }[]> {
  if (studentIds.length === 0) return []
  const asked = { ...request, sentBy: 'advisor' as const, createdAt: now, updatedAt: now }
  return tx
    .insert(advisorRequests)
    .values(studentIds.map((one) => ({ ...asked, studentId: one })))
    .returning({ id, studentId })
}

/** Approves the pending requests between an advisor and these students, and returns them. */
export async function approveAllBetween(
  tx: Database,
  between: { advisorId: string; studentIds: readonly string[] },
  now: Date,
): Promise<{ id: string; studentId: string }[]> {
  return tx
    .update(advisorRequests)
    .set({ status: 'approved', updatedAt: now })
    .where(and(eq(advisorId, between.advisorId), isAmong(studentId, between.studentIds), isPending()))
    .returning({ id, studentId })
}

export async function settle(tx: Database, wanted: string, to: RequestStatus, now: Date): Promise<void> {
  await tx.update(advisorRequests).set({ status: to, updatedAt: now }).where(eq(id, wanted))
}

/** Expires the requests that have been pending since this instant, and returns them with their senders. */
export async function expire(
  tx: Database,
  since: Date,
  now: Date,
): Promise<{ id: string; sender: string }[]> {
  const rows = await tx
    .update(advisorRequests)
    .set({ status: 'expired', updatedAt: now })
    .where(and(isPending(), lte(createdAt, since)))
    .returning({ id, advisorId, studentId, sentBy: advisorRequests.sentBy })
  return rows.map((row) => ({
    id: row.id,
    sender: row.sentBy === 'advisor' && row.advisorId !== null ? row.advisorId : row.studentId,
  }))
}

/** Expires the pending requests to and from this person, and returns them with their other side. */
export async function expireOf(
  tx: Database,
  { userId, role }: Pick<Actor, 'userId' | 'role'>,
  now: Date,
): Promise<{ id: string; other: string | null }[]> {
  const rows = await tx
    .update(advisorRequests)
    .set({ status: 'expired', updatedAt: now })
    .where(and(isPending(), visibleTo({ userId, role })))
    .returning({ id, advisorId, studentId })
  return rows.map((row) => ({ id: row.id, other: role === 'advisor' ? row.studentId : row.advisorId }))
}

/**
 * Hands an advisor the pending requests that real students sent to their address, and returns them. A request
 * beside another one between the same two stays as it is, since only one of them can be pending.
 */
export async function claim(
  tx: Database,
  advisor: { id: string; email: string },
): Promise<{ id: string; studentId: string }[]> {
  const other = alias(advisorRequests, 'other')
  const between = tx
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.studentId, users.id), eq(other.advisorId, advisor.id), eq(other.status, 'pending')))
  const real = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, studentId), ne(users.id, advisor.id), isReal, notExists(between)))
  return tx
    .update(advisorRequests)
    .set({ advisorId: advisor.id, updatedAt: sql`${advisorRequests.updatedAt}` })
    .where(
      and(
        isNull(advisorId),
        eq(advisorRequests.advisorEmail, advisor.email),
        isPending(),
        inArray(studentId, real),
      ),
    )
    .returning({ id, studentId })
}

function select(db: Database) {
  return db
    .select({
      id,
      sentBy: advisorRequests.sentBy,
      status,
      message: advisorRequests.message,
      createdAt,
      updatedAt: advisorRequests.updatedAt,
      sharing: advisorRequests.sharing,
      advisorId,
      advisorEmail: advisorRequests.advisorEmail,
      introducedById: advisorRequests.introducedById,
      introducedBy: introducers.fullName,
      takesOver: advisorRequests.takesOver,
      isLinked: sql<boolean>`exists (
        select 1 from ${advisorLinks} link
        where link.student_id = ${studentId} and link.advisor_id = ${advisorId} and link.ended_at is null
      )`,
      advisor: { id: advisors.id, fullName: advisors.fullName, email: advisors.email },
      student: {
        id: students.id,
        fullName: students.fullName,
        email: students.email,
        studentId: students.studentId,
      },
    })
    .from(advisorRequests)
    .innerJoin(students, eq(students.id, studentId))
    .leftJoin(advisors, eq(advisors.id, advisorId))
    .leftJoin(introducers, eq(introducers.id, advisorRequests.introducedById))
}

function isPending(): SQL {
  return eq(status, 'pending')
}

/** A request is visible to its two sides. */
function visibleTo({ role, userId }: Pick<Actor, 'role' | 'userId'>): SQL {
  const own: Partial<Record<Actor['role'], SQL>> = {
    student: eq(studentId, userId),
    advisor: eq(advisorId, userId),
  } satisfies Record<Side, SQL>
  return own[role] ?? sql`false`
}
