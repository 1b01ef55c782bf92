import type { Actor } from '@bearings/domain/actor'
import { and, asc, sql } from 'drizzle-orm'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { tasks } from '#database/tables/tasks.ts'
import { isAssignedBy } from '../students/visibility.ts'

/** Selects the actor's tasks for these students: those to do first, by their day. */
export function tasksOf(db: Database, actor: Actor, ids: readonly string[]) {
  const { studentId, id, title, dueOn, status } = tasks
  return db
    .select({ studentId, id, title, dueOn, status })
    .from(tasks)
    .where(and(isAmong(studentId, ids), isAssignedBy(actor)))
    .orderBy(sql`${status} <> 'pending'`, sql`${dueOn} asc nulls last`, asc(id))
}
