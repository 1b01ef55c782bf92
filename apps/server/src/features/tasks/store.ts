import type { Actor } from '@bearings/domain/actor'
import type { TaskStatus } from '@bearings/domain/tasks/options'
import type { TaskChanges, TasksQuery } from '@bearings/domain/tasks/schema'
import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isAdvisedBy } from '../../database/advised.ts'
import type { Database } from '../../database/open.ts'
import { tasks } from '../../database/tables/tasks.ts'
import { users } from '../../database/tables/users.ts'

const advisors = alias(users, 'advisor')
const students = alias(users, 'student')

/** The columns that leave the server. */
const shown = {
  id: tasks.id,
  title: tasks.title,
  description: tasks.description,
  dueOn: tasks.dueOn,
  status: tasks.status,
  completedAt: tasks.completedAt,
  createdAt: tasks.createdAt,
  updatedAt: tasks.updatedAt,
  advisor: { id: advisors.id, fullName: advisors.fullName, email: advisors.email },
  student: { id: students.id, fullName: students.fullName, email: students.email },
}

export type TaskRow = Awaited<ReturnType<typeof page>>[number]

/** One row more than asked for tells whether another page follows. */
export function page(db: Database, actor: Actor, { studentId, status, after, limit }: TasksQuery) {
  return select(db)
    .where(
      and(
        visibleTo(actor),
        of(studentId),
        status && eq(tasks.status, status),
        after === undefined ? undefined : isAfter(after),
      ),
    )
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(limit + 1)
}

export async function countByStatus(
  db: Database,
  actor: Actor,
  studentId: string | undefined,
): Promise<{ status: TaskStatus; all: number }[]> {
  return db
    .select({ status: tasks.status, all: count() })
    .from(tasks)
    .where(and(visibleTo(actor), of(studentId)))
    .groupBy(tasks.status)
}

export async function findVisible(db: Database, actor: Actor, ids: readonly string[]) {
  return select(db)
    .where(and(inArray(tasks.id, [...ids]), visibleTo(actor)))
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
}

/** Locks the task, so that two changes at once take turns. */
export async function lockVisible(tx: Database, actor: Actor, id: string): Promise<TaskRow | undefined> {
  const [row] = await select(tx)
    .where(and(eq(tasks.id, id), visibleTo(actor)))
    .for('update', { of: tasks })
  return row
}

/** The students whom this advisor advises now, by name. */
export function listAdvised(db: Database, actor: Actor) {
  return db
    .select({ id: users.id, fullName: users.fullName, email: users.email })
    .from(users)
    .where(and(isAdvisedBy(actor, users.id), isNull(users.deletedAt)))
    .orderBy(asc(sql`lower(${users.fullName})`), asc(users.id))
}

export type Advised = Awaited<ReturnType<typeof lockAdvised>>[number]

/**
 * Those of these students whom this advisor advises now, with how many tasks they have from them. Locks the students
 * first, as ending a link does: neither the link nor the count changes until the transaction ends.
 */
export async function lockAdvised(tx: Database, actor: Actor, ids: readonly string[]) {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('no key update')
  return advisedAmong(tx, actor, ids)
}

/** The same for a look only. */
export function advisedAmong(db: Database, actor: Actor, ids: readonly string[]) {
  return db
    .select({ id: users.id, fullName: users.fullName, timeZone: users.timeZone, tasks: tasksFrom(actor) })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isAdvisedBy(actor, users.id), isNull(users.deletedAt)))
    .orderBy(asc(sql`lower(${users.fullName})`), asc(users.id))
}

function tasksFrom({ userId }: Actor): SQL<number> {
  // Written out, since Drizzle names a column of the only table without saying whose it is.
  return sql<number>`(select count(*)::int from ${tasks} given
    where given.student_id = users.id and given.advisor_id = ${userId})`
}

/** Whether this advisor advises this student now. */
export async function isAdvised(db: Database, advisorId: string, studentId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, studentId), isAdvisedBy({ userId: advisorId }, users.id)))
  return rows.length > 0
}

export type NewTask = Pick<
  typeof tasks.$inferInsert,
  'studentId' | 'title' | 'description' | 'dueOn' | 'createdAt'
>

/** A statement takes 65,535 values at most. */
const rowsAtOnce = 5000

/** Answers the ids, in the same order. */
export async function insert(tx: Database, { userId }: Actor, given: readonly NewTask[], now: Date) {
  const ids: string[] = []
  for (let first = 0; first < given.length; first += rowsAtOnce) {
    const rows = given.slice(first, first + rowsAtOnce)
    const inserted = await tx
      .insert(tasks)
      .values(rows.map((row) => ({ createdAt: now, ...row, advisorId: userId, updatedAt: now })))
      .returning({ id: tasks.id })
    ids.push(...inserted.map(({ id }) => id))
  }
  return ids
}

export async function change(tx: Database, id: string, changes: TaskChanges, now: Date): Promise<void> {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  await tx
    .update(tasks)
    .set({ ...given, updatedAt: now })
    .where(eq(tasks.id, id))
}

export async function setStatus(tx: Database, id: string, status: TaskStatus, now: Date): Promise<void> {
  const completedAt = status === 'completed' ? now : null
  await tx.update(tasks).set({ status, completedAt, updatedAt: now }).where(eq(tasks.id, id))
}

export async function remove(tx: Database, id: string): Promise<void> {
  await tx.delete(tasks).where(eq(tasks.id, id))
}

function select(db: Database) {
  return db
    .select(shown)
    .from(tasks)
    .innerJoin(advisors, eq(advisors.id, tasks.advisorId))
    .innerJoin(students, eq(students.id, tasks.studentId))
}

function of(studentId: string | undefined): SQL | undefined {
  return studentId === undefined ? undefined : eq(tasks.studentId, studentId)
}

function isAfter(position: string): SQL {
  const [milliseconds, id] = position.split('_')
  const time = new Date(Number(milliseconds)).toISOString()
  return sql`(${tasks.createdAt}, ${tasks.id}) < (${time}::timestamptz, ${id}::uuid)`
}

/** A student sees their tasks; an advisor those that they gave, while they advise the student. */
function visibleTo(actor: Actor): SQL | undefined {
  if (actor.role === 'student') return eq(tasks.studentId, actor.userId)
  if (actor.role !== 'advisor') return sql`false`
  return and(eq(tasks.advisorId, actor.userId), isAdvisedBy(actor, tasks.studentId))
}
