import type { Actor } from '@bearings/domain/actor'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { chunksOf } from '#database/chunks.ts'
import type { Database } from '#database/open.ts'
import { deletedTasks, tasks } from '#database/tables/tasks.ts'

/** A statement takes 65,535 values at most. */
const rowsPerBatch = 2000

type Deletion = { deletionId: string; deletedAt: Date }

/** Hides these tasks of the advisor from everyone. */
export async function moveOut(
  tx: Database,
  { userId }: Actor,
  ids: readonly string[],
  deletion: Deletion,
): Promise<void> {
  for (const some of chunksOf(ids, rowsPerBatch)) {
    const rows = await tx
      .delete(tasks)
      .where(inArray(tasks.id, [...some]))
      .returning()
    await tx.insert(deletedTasks).values(rows.map((row) => ({ ...row, advisorId: userId, ...deletion })))
  }
}

/** Locks the tasks that the advisor deleted together. */
export function lock(tx: Database, { userId }: Actor, deletionId: string) {
  return tx
    .select()
    .from(deletedTasks)
    .where(and(eq(deletedTasks.deletionId, deletionId), eq(deletedTasks.advisorId, userId)))
    .for('update')
}

export type DeletedTask = Awaited<ReturnType<typeof lock>>[number]

/** Puts these tasks back where they were, and forgets the rest of their deletion. */
export async function moveBack(
  tx: Database,
  deletionId: string,
  rows: readonly DeletedTask[],
): Promise<void> {
  for (const some of chunksOf(rows, rowsPerBatch)) await tx.insert(tasks).values(some.map(taskOf))
  await tx.delete(deletedTasks).where(eq(deletedTasks.deletionId, deletionId))
}

/** Returns the row without the columns that only a deletion has. */
function taskOf({ deletionId: _deletionId, deletedAt: _deletedAt, ...task }: DeletedTask) {
  return task
}

export async function sweep(db: Database, before: Date): Promise<void> {
  await db.delete(deletedTasks).where(lt(deletedTasks.deletedAt, before))
}
