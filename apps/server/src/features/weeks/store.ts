import type { Actor } from '@bearings/domain/actor'
import type { Week, WeekTask } from '@bearings/domain/weeks/schema'
import {
  and,
  asc,
  between,
  count,
  eq,
  gt,
  gte,
  notExists,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { isSharedWith } from '#database/advised.ts'
import type { Database } from '#database/open.ts'
import { prepared } from '#database/prepared.ts'
import { weeks, weekTasks } from '#database/tables/weeks.ts'

/** The columns of a task that leave the server, as they are stored. */
export const taskColumns = {
  id: weekTasks.id,
  text: weekTasks.text,
  doneAt: weekTasks.doneAt,
  carriedFrom: weekTasks.carriedFrom,
}

type TaskRow = Omit<WeekTask, 'done' | 'doneAt'> & { doneAt: Date | null }

/** Returns the weeks from this Monday on, ascending, with their tasks in order. */
export async function visibleSince(
  db: Database,
  { userId }: Actor,
  start: string,
  studentId = userId,
): Promise<Week[]> {
  const variant = studentId === userId ? 'own' : 'shared'
  const rows = await visibleWeeks(db, variant).execute({ userId, studentId, start })
  const found = new Map<string, Week>()
  for (const { task, updatedAt, ...row } of rows) {
    const week = found.get(row.weekStartDate) ?? { ...row, tasks: [], updatedAt: updatedAt.toISOString() }
    if (task) week.tasks.push(taskFrom(task))
    found.set(row.weekStartDate, week)
  }
  return [...found.values()]
}

/** Prepared, because every student's home page asks for it. */
const visibleWeeks = prepared((db, variant: 'own' | 'shared') =>
  db
    .select({
      weekStartDate: weeks.weekStartDate,
      weekGoal: weeks.weekGoal,
      updatedAt: weeks.updatedAt,
      task: taskColumns,
    })
    .from(weeks)
    .leftJoin(weekTasks, eq(weekTasks.weekId, weeks.id))
    .where(
      and(
        visibleTo(
          { userId: sql.placeholder('userId') },
          variant === 'shared' ? sql.placeholder('studentId') : undefined,
        ),
        gte(weeks.weekStartDate, sql.placeholder('start')),
      ),
    )
    .orderBy(asc(weeks.weekStartDate), asc(weekTasks.position), asc(weekTasks.id))
    .prepare(`weeks_since_${variant}`),
)

/** Returns the Mondays of the saved weeks after this one. */
export async function startsAfter(db: Database, actor: Actor, start: string): Promise<string[]> {
  const rows = await db
    .select({ weekStartDate: weeks.weekStartDate })
    .from(weeks)
    .where(and(visibleTo(actor), gt(weeks.weekStartDate, start)))
  return rows.map(({ weekStartDate }) => weekStartDate)
}

/** Counts the tasks of each saved week and those that are done, from one Monday to another. */
export function countsBetween(db: Database, actor: Actor, first: string, last: string) {
  return db
    .select({ weekStartDate: weeks.weekStartDate, done: count(weekTasks.doneAt), total: count(weekTasks.id) })
    .from(weeks)
    .leftJoin(weekTasks, eq(weekTasks.weekId, weeks.id))
    .where(and(visibleTo(actor), between(weeks.weekStartDate, first, last)))
    .groupBy(weeks.weekStartDate)
}

export async function countDoneSince(db: Database, actor: Actor, instant: Date): Promise<number> {
  const [row] = await db
    .select({ done: count() })
    .from(weekTasks)
    .innerJoin(weeks, eq(weeks.id, weekTasks.weekId))
    .where(and(visibleTo(actor), gte(weekTasks.doneAt, instant)))
  return row!.done
}

/** Locks a week, so that two windows changing it take turns. */
export async function lockWeek(tx: Database, actor: Actor, start: string) {
  const [row] = await tx
    .select({ id: weeks.id })
    .from(weeks)
    .where(and(visibleTo(actor), eq(weeks.weekStartDate, start)))
    .for('update')
  return row
}

/** Creates or changes the week, and locks it. A goal that is not given stays. */
export async function saveWeek(
  tx: Database,
  userId: string,
  weekStartDate: string,
  changes: { weekGoal?: string; updatedAt: Date },
) {
  const [row] = await tx
    .insert(weeks)
    .values({ userId, weekStartDate, ...changes })
    .onConflictDoUpdate({ target: [weeks.userId, weeks.weekStartDate], set: changes })
    .returning({ id: weeks.id, weekGoal: weeks.weekGoal })
  return row!
}

export async function remove(db: Database, actor: Actor, start: string): Promise<boolean> {
  const rows = await db
    .delete(weeks)
    .where(and(visibleTo(actor), eq(weeks.weekStartDate, start)))
    .returning({ id: weeks.id })
  return rows.length > 0
}

/** Deletes a week that only a carry-over had made: it has no goal and no tasks. */
export async function removeIfEmpty(tx: Database, weekId: string): Promise<void> {
  const tasks = tx.select({ id: weekTasks.id }).from(weekTasks).where(eq(weekTasks.weekId, weeks.id))
  await tx.delete(weeks).where(and(eq(weeks.id, weekId), eq(weeks.weekGoal, ''), notExists(tasks)))
}

export function taskFrom({ doneAt, ...task }: TaskRow): WeekTask {
  return { ...task, done: doneAt !== null, doneAt: doneAt?.toISOString() ?? null }
}

/**
 * A week is visible to its student, and to the advisor to whom they show their log.
 * @param studentId Whose weeks somebody else reads.
 */
export function visibleTo(
  { userId }: { userId: string | Placeholder },
  studentId?: string | Placeholder,
): SQL {
  if (studentId === undefined) return eq(weeks.userId, userId)
  return and(eq(weeks.userId, studentId), isSharedWith({ userId }, 'weeks', weeks.userId))!
}
