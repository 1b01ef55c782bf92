import type { Actor, Role } from '@bearings/domain/actor'
import type { Summary } from '@bearings/domain/advising/students/schema'
import type { TaskStatus } from '@bearings/domain/tasks/options'
import { and, count, eq, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { isAdvisedBy, sharingColumns } from '#database/advised.ts'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { personMatching } from '#database/people.ts'
import { prepared } from '#database/prepared.ts'
import { containsPattern } from '#database/sql.ts'
import { changesOf } from '#database/student-changes.ts'
import { advisorRequests } from '#database/tables/advising-requests.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { catalogVersions } from '#database/tables/colleges-reference.ts'
import { avatars } from '#database/tables/files.ts'
import { tasks } from '#database/tables/tasks.ts'
import { users } from '#database/tables/users.ts'
import { isInGroup } from '../groups/store.ts'

/** The columns that identify an advisor's student. */
export const person = {
  id: users.id,
  linkId: advisorLinks.id,
  kind: advisorLinks.kind,
  fullName: users.fullName,
  email: users.email,
  studentId: users.studentId,
  timeZone: users.timeZone,
  graduationYear: users.graduationYear,
  isLeaving: sql<boolean>`${users.eraseAfter} is not null`,
  bannedUntil: users.bannedUntil,
  linkedAt: advisorLinks.createdAt,
  shared: sharingColumns,
}

/** Finds one student of this advisor, with what they share. */
export async function find(db: Database, actor: Actor, id: string) {
  const [row] = await db
    .select(person)
    .from(advisorLinks)
    .innerJoin(users, eq(users.id, advisorLinks.studentId))
    .where(and(visibleTo(actor), eq(users.id, id)))
  return row
}

/**
 * Selects this advisor's students, with the picture of those who share their profile. `changes` has another
 * value after any change to what is counted of a student.
 */
export function list(db: Database, actor: Actor, which: StudentFilter) {
  const where = matching(actor, which)
  if (where === undefined) return all(db, actor.role).execute({ userId: actor.userId })
  return select(db).where(and(visibleTo(actor), where))
}

/** Prepared, because every advisor's home page runs it. */
const all = prepared((db, role: Role) =>
  select(db)
    .where(visibleTo({ role, userId: sql.placeholder('userId') }))
    .prepare(`advised_students_of_${role}`),
)

/** Another value after any change of the student's data or of the catalog, from which names and rates are read. */
const changes = sql<string>`${changesOf(users.id)} || '/' || coalesce((select ${catalogVersions.version} from ${catalogVersions}), 0)`

function select(db: Database) {
  return db
    .select({ ...person, picture: avatars.fileId, changes })
    .from(advisorLinks)
    .innerJoin(users, eq(users.id, advisorLinks.studentId))
    .leftJoin(avatars, and(eq(avatars.userId, users.id), advisorLinks.profile))
}

/** Counts the figures of the dashboard. */
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

/**
 * Which of the advisor's students: one or some by id, or those with this text in their name, email, or student ID, in
 * one group or in any.
 */
export type StudentFilter =
  | { id: string }
  | { ids: readonly string[] }
  | { q: string; group?: string | undefined }

/** Tests a row of `users` joined to one of `advisor_links`. */
export function matching(actor: Actor, which: StudentFilter): SQL | undefined {
  if ('id' in which) return eq(users.id, which.id)
  if ('ids' in which) return isAmong(users.id, which.ids)
  return and(withText(which.q), which.group === undefined ? undefined : isInGroup(actor, which.group))
}

function withText(q: string): SQL | undefined {
  if (q === '') return undefined
  const hasId = sql`lower(${users.studentId}) like ${containsPattern(q.toLowerCase())}`
  return or(personMatching(q), hasId)
}

/** An advisor sees the students who are linked to them now. */
export function visibleTo({ role, userId }: { role: Role; userId: string | Placeholder }): SQL {
  if (role !== 'advisor') return sql`false`
  return and(eq(advisorLinks.advisorId, userId), isNull(advisorLinks.endedAt), isNull(users.deletedAt))!
}
