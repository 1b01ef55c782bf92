import type { Actor } from '@bearings/domain/actor'
import type { Summary } from '@bearings/domain/advising/students/schema'
import type { TaskStatus } from '@bearings/domain/tasks/options'
import { and, count, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { isAdvisedBy } from '#database/advised.ts'
import type { Database } from '#database/open.ts'
import { changesOf } from '#database/student-changes.ts'
import { advisorLinks, advisorRequests } from '#database/tables/advising.ts'
import { tasks } from '#database/tables/tasks.ts'
import { users } from '#database/tables/users.ts'
import { sharingColumns } from '../links/store.ts'

/** Who a student of an advisor is. */
export const person = {
  id: users.id,
  linkId: advisorLinks.id,
  fullName: users.fullName,
  email: users.email,
  studentId: users.studentId,
  timeZone: users.timeZone,
  isLeaving: sql<boolean>`${users.eraseAfter} is not null`,
  linkedAt: advisorLinks.createdAt,
  shared: sharingColumns,
}

/** One student of this advisor, and what they share. */
export async function find(db: Database, actor: Actor, id: string) {
  const [row] = await db
    .select(person)
    .from(advisorLinks)
    .innerJoin(users, eq(users.id, advisorLinks.studentId))
    .where(and(visibleTo(actor), eq(users.id, id)))
  return row
}

/** The students of this advisor, and what differs once anything has changed that is counted of them. */
export function list(db: Database, actor: Actor, which: Which) {
  return db
    .select({ ...person, changes: changesOf(users.id) })
    .from(advisorLinks)
    .innerJoin(users, eq(users.id, advisorLinks.studentId))
    .where(and(visibleTo(actor), matching(which)))
}

/** The figures of the dashboard. */
export async function summary(db: Database, actor: Actor): Promise<Omit<Summary, 'awaitsApproval'>> {
  const { userId } = actor
  const isWaiting = and(eq(advisorRequests.advisorId, userId), eq(advisorRequests.status, 'pending'))
  const isGiven = and(eq(tasks.advisorId, userId), isAdvisedBy(actor, tasks.studentId))
  const [[linked], [requests], given] = await Promise.all([
    db
      .select({ students: count() })
      .from(advisorLinks)
      .innerJoin(users, eq(users.id, advisorLinks.studentId))
      .where(visibleTo(actor)),
    db.select({ waiting: count() }).from(advisorRequests).where(isWaiting),
    db.select({ status: tasks.status, all: count() }).from(tasks).where(isGiven).groupBy(tasks.status),
  ])
  const tasksIn = (status: TaskStatus) => given.find((each) => each.status === status)?.all ?? 0
  return {
    students: linked!.students,
    pendingRequests: requests!.waiting,
    completedTasks: tasksIn('completed'),
    pendingTasks: tasksIn('pending'),
  }
}

/** Of the advisor's students: one of them, or those with this text in name, email or student ID. */
export type Which = { id: string } | { q: string }

function matching(which: Which): SQL | undefined {
  if ('id' in which) return eq(users.id, which.id)
  if (which.q === '') return undefined
  const text = `%${which.q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return or(
    sql`(lower(${users.fullName}) || ' ' || ${users.email}) like ${text}`,
    sql`lower(${users.studentId}) like ${text}`,
  )
}

/** An advisor's students are those linked to them now. */
export function visibleTo({ role, userId }: Actor): SQL {
  if (role !== 'advisor') return sql`false`
  return and(eq(advisorLinks.advisorId, userId), isNull(advisorLinks.endedAt), isNull(users.deletedAt))!
}
