import type { Actor } from '@bearings/domain/actor'
import type { SentTask, WeekTask } from '@bearings/domain/weeks/schema'
import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { prepared } from '#database/prepared.ts'
import { weeks, weekTasks } from '#database/tables/weeks.ts'
import { taskColumns, taskFrom, visibleTo } from './store.ts'

export async function visibleOf(db: Database, actor: Actor, weekId: string): Promise<WeekTask[]> {
  const rows = await db
    .select(taskColumns)
    .from(weekTasks)
    .innerJoin(weeks, eq(weeks.id, weekTasks.weekId))
    .where(and(visibleTo(actor), eq(weekTasks.weekId, weekId)))
    .orderBy(asc(weekTasks.position), asc(weekTasks.id))
  return rows.map(taskFrom)
}

/** Writes the tasks in this order. A stored one keeps whether it is done and where it came from. */
export async function write(
  tx: Database,
  weekId: string,
  tasks: readonly (SentTask & { doneAt?: Date | null })[],
  now: Date,
): Promise<void> {
  if (tasks.length === 0) return
  await tx
    .insert(weekTasks)
    .values(
      tasks.map(({ id, text, done, doneAt, carriedFrom }, position) => ({
        id,
        weekId,
        position,
        text,
        doneAt: doneAt ?? (done ? now : null),
        carriedFrom: carriedFrom ?? null,
      })),
    )
    .onConflictDoUpdate({
      target: weekTasks.id,
      set: { text: sql`excluded.text`, position: sql`excluded.position` },
      // An id that belongs to another week, or to another student, is not theirs to write.
      setWhere: eq(weekTasks.weekId, weekId),
    })
}

export async function remove(tx: Database, weekId: string, taskIds: string[]): Promise<void> {
  if (taskIds.length === 0) return
  await tx.delete(weekTasks).where(and(eq(weekTasks.weekId, weekId), inArray(weekTasks.id, taskIds)))
}

type Tick = { start: string; taskId: string; doneAt: Date | null }

/** Marks a task as done or open. One that is marked as done again keeps the time when it was first done. */
export async function tick(
  db: Database,
  actor: Actor,
  { start, taskId, doneAt }: Tick,
): Promise<WeekTask | undefined> {
  const given = { userId: actor.userId, start, taskId, doneAt: doneAt?.toISOString() }
  const [row] = await ticked(db, doneAt ? 'done' : 'open').execute(given)
  return row && taskFrom(row)
}

const ticked = prepared((db, variant: 'done' | 'open') => {
  const theirs = db
    .select({ id: weeks.id })
    .from(weeks)
    .where(
      and(
        visibleTo({ userId: sql.placeholder('userId') }),
        eq(weeks.weekStartDate, sql.placeholder('start')),
      ),
    )
  const first = sql`coalesce(${weekTasks.doneAt}, ${sql.placeholder('doneAt')}::timestamptz)`
  return db
    .update(weekTasks)
    .set({ doneAt: variant === 'done' ? first : null })
    .where(and(eq(weekTasks.id, sql.placeholder('taskId')), inArray(weekTasks.weekId, theirs)))
    .returning(taskColumns)
    .prepare(`week_task_${variant}`)
})

/** `from` and `to` are ids of weeks. Tasks without an origin are said to come from the Monday `origin`. */
type Move = { taskIds: string[]; from: string; to: string; origin: string }

/** Moves the tasks behind those of the other week, in the order they have. */
export async function move(tx: Database, { taskIds, from, to, origin }: Move): Promise<void> {
  await tx
    .update(weekTasks)
    .set({
      weekId: to,
      position: sql`${weekTasks.position} + ${positionAfter(tx, to)}`,
      carriedFrom: sql`coalesce(${weekTasks.carriedFrom}, ${origin}::date)`,
    })
    .where(and(eq(weekTasks.weekId, from), inArray(weekTasks.id, taskIds)))
}

/** Moves back only the tasks that were carried over from that week or an earlier one and are still to do. */
export async function moveBack(tx: Database, { taskIds, from, to, origin }: Move): Promise<void> {
  if (taskIds.length === 0) return
  await tx
    .update(weekTasks)
    .set({
      weekId: to,
      position: sql`${weekTasks.position} + ${positionAfter(tx, to)}`,
      carriedFrom: sql`nullif(${weekTasks.carriedFrom}, ${origin}::date)`,
    })
    .where(
      and(
        eq(weekTasks.weekId, from),
        inArray(weekTasks.id, taskIds),
        lte(weekTasks.carriedFrom, origin),
        isNull(weekTasks.doneAt),
      ),
    )
}

function positionAfter(tx: Database, weekId: string): SQL {
  const last = tx
    .select({ next: sql`coalesce(max(${weekTasks.position}) + 1, 0)` })
    .from(weekTasks)
    .where(eq(weekTasks.weekId, weekId))
  return sql`(${last})`
}
