import { and, eq, type SQL, sql } from 'drizzle-orm'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { labelOverrides, listEntries } from '#database/tables/list.ts'
import { tasks } from '#database/tables/tasks.ts'

/** The ids of open tasks, and of the entries on lists that have labels. */
type Work = string[]
type Between = { from: string; to: string; studentIds: readonly string[] }

/**
 * Gives an advisor's open tasks and labels for these students to another one. The tasks still say who gave them.
 * Comments stay under their author, and notes with theirs.
 * @returns what went over
 */
export async function moveWork(tx: Database, { from, to, studentIds }: Between, now: Date): Promise<Work> {
  const moved = await tx
    .update(tasks)
    .set({ advisorId: to, givenById: sql`coalesce(${tasks.givenById}, ${tasks.advisorId})`, updatedAt: now })
    .where(and(eq(tasks.advisorId, from), eq(tasks.status, 'pending'), isAmong(tasks.studentId, studentIds)))
    .returning({ id: tasks.id })
  const labels = await moveLabels(tx, { from, to, studentIds })
  return [...moved, ...labels].map(({ id }) => id)
}

/** Gives back what went over, and nothing that was the other one's before. */
export async function moveWorkBack(
  tx: Database,
  { from, to, studentIds, work }: Between & { work: Work },
  now: Date,
): Promise<void> {
  await tx
    .update(tasks)
    .set({
      advisorId: from,
      givenById: sql`nullif(${tasks.givenById}, ${from}::uuid)`,
      updatedAt: now,
    })
    .where(and(eq(tasks.advisorId, to), isAmong(tasks.id, work), isAmong(tasks.studentId, studentIds)))
  await moveLabels(tx, { from: to, to: from, studentIds }, isAmong(labelOverrides.entryId, work))
}

function moveLabels(tx: Database, { from, to, studentIds }: Between, which?: SQL): Promise<{ id: string }[]> {
  const theirs = tx
    .select({ id: listEntries.id })
    .from(listEntries)
    .where(isAmong(listEntries.userId, studentIds))
  return tx
    .update(labelOverrides)
    .set({ advisorId: to, updatedAt: sql`${labelOverrides.updatedAt}` })
    .where(and(eq(labelOverrides.advisorId, from), sql`${labelOverrides.entryId} in (${theirs})`, which))
    .returning({ id: labelOverrides.entryId })
}
