import type { Actor } from '@bearings/domain/actor'
import type { TasksQuery } from '@bearings/domain/tasks/schema'
import { and, asc, count, eq, gte, max, min, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { countWhere } from '#database/sql.ts'
import { tasks } from '#database/tables/tasks.ts'
import { fits, isLate, students, visibleTo } from '../store.ts'
import type { Days } from '../students-days.ts'

/** A task without an assignment id is an assignment of its own. */
const assignmentId = sql<string>`coalesce(${tasks.assignmentId}, ${tasks.id})`
const isPending = eq(tasks.status, 'pending')
const createdAt = max(tasks.createdAt)
const firstDueOn = ofPending<string | null>(min(tasks.dueOn)).mapWith(tasks.dueOn)

export type AssignmentRow = Awaited<ReturnType<typeof page>>[number]

/**
 * Selects the assignments in which at least one task fits the query, each counted as a whole. One row more
 * than asked for tells whether another page follows.
 */
export function page(db: Database, actor: Actor, query: TasksQuery, days: Days) {
  const { order, after, limit } = query
  const isDone = eq(tasks.status, 'completed')
  const dueDay = sql`coalesce(${firstDueOn}, 'infinity'::date)`
  return db
    .select({
      id: assignmentId,
      title: ofPending<string>(sql`mode() within group (order by ${tasks.title})`),
      // `mode` ignores nulls: without a text in their place, one student's description would stand for all.
      description: sql<
        string | null
      >`nullif(${ofPending(sql`mode() within group (order by coalesce(${tasks.description}, ''))`)}, '')`,
      firstDueOn,
      lastDueOn: ofPending<string | null>(max(tasks.dueOn)).mapWith(tasks.dueOn),
      varies: {
        title: isVaried(sql`${tasks.title}`),
        description: isVaried(sql`coalesce(${tasks.description}, '')`),
        dueOn: isVaried(sql`coalesce(${tasks.dueOn}, 'infinity')`),
      },
      createdAt: sql<Date>`${createdAt}`.mapWith(tasks.createdAt),
      students: count(),
      completed: countWhere(isDone),
      late: countWhere(isLate(days)),
      onlyTaskId: sql<string | null>`case when count(*) = 1 then (array_agg(${tasks.id}))[1] end`,
    })
    .from(tasks)
    .innerJoin(students, eq(students.id, tasks.studentId))
    .where(visibleTo(actor))
    .groupBy(assignmentId)
    .having(
      and(
        sql`bool_or(coalesce(${fits(query, days) ?? sql`true`}, false))`,
        after === undefined ? undefined : isAfter(after, { order, dueDay }),
      ),
    )
    .orderBy(
      ...(order === 'due'
        ? [sql`${dueDay} asc`, sql`${assignmentId} asc`]
        : [sql`${createdAt} desc`, sql`${assignmentId} desc`]),
    )
    .limit(limit + 1)
}

/** Selects what the advisor has assigned since this time, and when. */
export function assignedSince(db: Database, actor: Actor, since: Date) {
  return db
    .select({ id: assignmentId, createdAt: sql<Date>`${createdAt}`.mapWith(tasks.createdAt) })
    .from(tasks)
    .where(and(visibleTo(actor), gte(tasks.createdAt, since)))
    .groupBy(assignmentId)
}

/**
 * Returns the tasks that fit the query with the names of their students, in the order of their ids. For the tasks
 * of one assignment, of which there are at most as many as an advisor may choose students at once.
 */
export function named(db: Database, actor: Actor, filter: Parameters<typeof fits>[0], days: Days) {
  return db
    .select({ id: tasks.id, fullName: students.fullName })
    .from(tasks)
    .innerJoin(students, eq(students.id, tasks.studentId))
    .where(and(visibleTo(actor), fits(filter, days)))
    .orderBy(asc(tasks.id))
}

/** Aggregates the tasks of an assignment that are not completed, which a change for all changes; if all are completed, all. */
function ofPending<T>(aggregate: SQL): SQL<T> {
  return sql<T>`case when bool_or(${isPending}) then ${aggregate} filter (where ${isPending}) else ${aggregate} end`
}

/** Whether the tasks of an assignment that are not completed have different values. */
function isVaried(value: SQL): SQL<boolean> {
  return sql<boolean>`count(distinct ${value}) filter (where ${isPending}) > 1`
}

function isAfter(position: string, { order, dueDay }: { order: TasksQuery['order']; dueDay: SQL }): SQL {
  const [start, id] = position.split('_')
  if (order === 'due')
    return sql`(${dueDay}, ${assignmentId}) > (${start === 'never' ? 'infinity' : start}::date, ${id}::uuid)`
  return sql`(${createdAt}, ${assignmentId}) < (${new Date(Number(start)).toISOString()}::timestamptz, ${id}::uuid)`
}
