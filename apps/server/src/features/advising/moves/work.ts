import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { labelOverrides, listEntries } from '#database/tables/list.ts'
import { tasks } from '#database/tables/tasks.ts'

type Between = { from: string; to: string; studentIds: readonly string[] }

/**
 * Gives an advisor's open tasks and labels for these students to another one. The tasks still say who gave them.
 * Comments stay under their author, and notes with theirs.
 */
export async function moveWork(tx: Database, { from, to, studentIds }: Between, now: Date): Promise<void> {
  await tx
    .update(tasks)
    .set({ advisorId: to, givenById: sql`coalesce(${tasks.givenById}, ${tasks.advisorId})`, updatedAt: now })
    .where(and(eq(tasks.advisorId, from), eq(tasks.status, 'pending'), isAmong(tasks.studentId, studentIds)))
  await moveLabels(tx, { from, to, studentIds })
}

/** Gives them back, without what the other one has given meanwhile. */
export async function moveWorkBack(
  tx: Database,
  { from, to, studentIds }: Between,
  now: Date,
): Promise<void> {
  await tx
    .update(tasks)
    .set({
      advisorId: from,
      givenById: sql`nullif(${tasks.givenById}, ${from}::uuid)`,
      updatedAt: now,
    })
    .where(and(eq(tasks.advisorId, to), isNotNull(tasks.givenById), isAmong(tasks.studentId, studentIds)))
  await moveLabels(tx, { from: to, to: from, studentIds })
}

async function moveLabels(tx: Database, { from, to, studentIds }: Between): Promise<void> {
  const theirs = tx
    .select({ id: listEntries.id })
    .from(listEntries)
    .where(isAmong(listEntries.userId, studentIds))
  await tx
    .update(labelOverrides)
    .set({ advisorId: to, updatedAt: sql`${labelOverrides.updatedAt}` })
    .where(and(eq(labelOverrides.advisorId, from), sql`${labelOverrides.entryId} in (${theirs})`))
}
