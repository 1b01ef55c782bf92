import type { Actor, Role } from '@bearings/domain/actor'
import type { TaskOrder, TaskStatus } from '@bearings/domain/tasks/options'
import type { TaskChanges, TasksPage, TasksQuery } from '@bearings/domain/tasks/schema'
import { and, asc, desc, eq, ilike, inArray, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isAdvisedBy } from '#database/advised.ts'
import { chunksOf } from '#database/chunks.ts'
import { knownName } from '#database/known-name.ts'
import type { Database } from '#database/open.ts'
import { isAccount } from '#database/people.ts'
import { prepared } from '#database/prepared.ts'
import { containsPattern, countWhere } from '#database/sql.ts'
import { tasks } from '#database/tables/tasks.ts'
import { users } from '#database/tables/users.ts'
import { type Days, hasPassed } from './students-days.ts'

const advisors = alias(users, 'advisor')
/** Those who gave tasks that another advisor has taken over. */
const givers = alias(users, 'giver')
export const students = alias(users, 'student')

/** The columns that leave the server. */
const columns = {
  id: tasks.id,
  assignmentId: tasks.assignmentId,
  title: tasks.title,
  description: tasks.description,
  dueOn: tasks.dueOn,
  status: tasks.status,
  completedAt: tasks.completedAt,
  createdAt: tasks.createdAt,
  updatedAt: tasks.updatedAt,
  advisor: {
    id: advisors.id,
    fullName: sql<string>`case when ${givers.id} is null then ${knownName(tasks.studentId, advisors)}
      else ${knownName(tasks.studentId, givers)} end`,
  },
  student: {
    id: students.id,
    fullName: students.fullName,
    email: students.email,
    timeZone: students.timeZone,
  },
}

export type TaskRow = Awaited<ReturnType<typeof page>>[number]

/** Returns a page of tasks, with one more row that tells whether another page follows. */
export function page(db: Database, actor: Actor, query: TasksQuery, days: Days) {
  const { order, limit, after, ...filters } = query
  const where = fits(filters, days)
  if (after === undefined && where === undefined)
    return firstPage(db, `${actor.role}_${order}`).execute({ userId: actor.userId, rows: limit + 1 })
  return select(db)
    .where(and(visibleTo(actor), where, after === undefined ? undefined : isAfter(after, order)))
    .orderBy(...inOrder[order])
    .limit(limit + 1)
}

const inOrder = {
  newest: [desc(tasks.createdAt), desc(tasks.id)],
  due: [asc(dueDay()), asc(tasks.id)],
} satisfies Record<TaskOrder, SQL[]>

/** Prepared, because the home page runs it, without filters. */
const firstPage = prepared((db, variant: `${Role}_${TaskOrder}`) => {
  const [role, order] = variant.split('_') as [Role, TaskOrder]
  return select(db)
    .where(visibleTo({ role, userId: sql.placeholder('userId') }))
    .orderBy(...inOrder[order])
    .limit(sql.placeholder('rows'))
    .prepare(`tasks_first_page_${variant}`)
})

/** Matches the tasks that are looked for. The query has to join `students`. */
export function fits(
  { studentId, assignmentId, status, q, late }: Omit<TasksQuery, 'order' | 'limit' | 'after'>,
  days: Days,
): SQL | undefined {
  return and(
    of(studentId),
    assignmentId === undefined ? undefined : eq(tasks.assignmentId, assignmentId),
    status && eq(tasks.status, status),
    q ? or(ilike(tasks.title, containsPattern(q)), ilike(students.fullName, containsPattern(q))) : undefined,
    late ? isLate(days) : undefined,
  )
}

/** Tasks without a date come last. */
function dueDay(): SQL {
  return sql`coalesce(${tasks.dueOn}, 'infinity'::date)`
}

/** Counts the tasks in each status, and the pending ones that are late. */
export async function counts(
  db: Database,
  actor: Actor,
  studentId: string | undefined,
  days: Days,
): Promise<TasksPage['counts']> {
  const variant = `${actor.role}_${studentId === undefined ? 'all' : 'one'}` as const
  const [row] = await visibleCounts(db, variant).execute({ userId: actor.userId, studentId, days })
  return row!
}

const visibleCounts = prepared((db, variant: `${Role}_${'all' | 'one'}`) => {
  const [role, whose] = variant.split('_') as [Role, 'all' | 'one']
  return db
    .select({
      pending: countWhere(eq(tasks.status, 'pending')),
      completed: countWhere(eq(tasks.status, 'completed')),
      late: countWhere(isLate(sql.placeholder('days'))),
    })
    .from(tasks)
    .innerJoin(students, eq(students.id, tasks.studentId))
    .where(
      and(
        visibleTo({ role, userId: sql.placeholder('userId') }),
        whose === 'one' ? eq(tasks.studentId, sql.placeholder('studentId')) : undefined,
      ),
    )
    .prepare(`tasks_counted_${variant}`)
})

/** The query has to join `students`. */
export function isLate(days: Days | Placeholder): SQL | undefined {
  return and(eq(tasks.status, 'pending'), hasPassed(days, students.timeZone))
}

export async function findVisible(db: Database, actor: Actor, ids: readonly string[]) {
  return select(db)
    .where(and(inArray(tasks.id, [...ids]), visibleTo(actor)))
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
}

/** Returns the tasks of these assignments, which this advisor gave. */
export function visibleIn(db: Database, actor: Actor, assignmentIds: readonly string[]) {
  return select(db).where(and(inArray(tasks.assignmentId, [...assignmentIds]), visibleTo(actor)))
}

/** Locks the tasks of these assignments that are not completed, in the order of their ids. */
export function lockPending(tx: Database, actor: Actor, assignmentIds: readonly string[]) {
  return select(tx)
    .where(
      and(inArray(tasks.assignmentId, [...assignmentIds]), eq(tasks.status, 'pending'), visibleTo(actor)),
    )
    .orderBy(asc(tasks.id))
    .for('update', { of: tasks })
}

/** Locks the task, so that two changes at once take turns. */
export async function lockVisible(tx: Database, actor: Actor, id: string): Promise<TaskRow | undefined> {
  const [row] = await select(tx)
    .where(and(eq(tasks.id, id), visibleTo(actor)))
    .for('update', { of: tasks })
  return row
}

type Row = typeof tasks.$inferInsert
export type NewTask = Pick<Row, 'studentId' | 'assignmentId' | 'createdAt'> &
  Required<Pick<Row, keyof TaskChanges>>

/** A statement takes 65,535 values at most. */
const rowsPerBatch = 5000

/** Inserts tasks, and returns their ids in the same order. */
export async function insert(tx: Database, { userId }: Actor, given: readonly NewTask[], now: Date) {
  const ids: string[] = []
  for (const rows of chunksOf(given, rowsPerBatch)) {
    const inserted = await tx
      .insert(tasks)
      .values(rows.map((row) => ({ createdAt: now, ...row, advisorId: userId, updatedAt: now })))
      .returning({ id: tasks.id })
    ids.push(...inserted.map(({ id }) => id))
  }
  return ids
}

export async function change(
  tx: Database,
  ids: readonly string[],
  changes: TaskChanges,
  now: Date,
): Promise<void> {
  await tx
    .update(tasks)
    .set({ ...changes, updatedAt: now })
    .where(inArray(tasks.id, [...ids]))
}

export async function setStatus(tx: Database, id: string, status: TaskStatus, now: Date): Promise<void> {
  const completedAt = status === 'completed' ? now : null
  await tx.update(tasks).set({ status, completedAt, updatedAt: now }).where(eq(tasks.id, id))
}

export async function remove(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.delete(tasks).where(inArray(tasks.id, [...ids]))
}

/** Returns the ids of all tasks that this advisor has ever given. */
export async function idsFrom(db: Database, advisorId: string): Promise<string[]> {
  const rows = await db.select({ id: tasks.id }).from(tasks).where(eq(tasks.advisorId, advisorId))
  return rows.map(({ id }) => id)
}

function select(db: Database) {
  return db
    .select(columns)
    .from(tasks)
    .leftJoin(advisors, isAccount(advisors, tasks.advisorId))
    .leftJoin(givers, isAccount(givers, tasks.givenById))
    .innerJoin(students, eq(students.id, tasks.studentId))
}

function of(studentId: string | undefined): SQL | undefined {
  return studentId === undefined ? undefined : eq(tasks.studentId, studentId)
}

function isAfter(position: string, order: TaskOrder): SQL {
  const [milliseconds, id] = position.split('_')
  if (order === 'due') {
    const day = milliseconds === 'never' ? 'infinity' : milliseconds
    return sql`(${dueDay()}, ${tasks.id}) > (${day}::date, ${id}::uuid)`
  }
  const time = new Date(Number(milliseconds)).toISOString()
  return sql`(${tasks.createdAt}, ${tasks.id}) < (${time}::timestamptz, ${id}::uuid)`
}

type Viewer = { role: Role; userId: string | Placeholder }

/** A student sees their tasks. An advisor sees those that they gave, while they advise the student. */
export function visibleTo(actor: Viewer): SQL | undefined {
  if (actor.role === 'student') return eq(tasks.studentId, actor.userId)
  if (actor.role !== 'advisor') return sql`false`
  return and(eq(tasks.advisorId, actor.userId), isAdvisedBy(actor, tasks.studentId))
}
