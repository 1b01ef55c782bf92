import type { Actor } from '@bearings/domain/actor'
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { isAdvisedBy, isEssaySharedWith } from '#database/advised.ts'
import { essays } from '#database/tables/essays.ts'
import { listEntries } from '#database/tables/list.ts'
import { tasks } from '#database/tables/tasks.ts'

/** Matches the essays that a student shows the actor. */
export function visibleEssays(actor: Actor): SQL | undefined {
  return and(isNotTrashed(), isEssaySharedWith(actor, essays.id, essays.userId))
}

/** Matches essays that are not in the trash, and whose school is not there either. */
export function isNotTrashed(): SQL {
  return and(isNull(essays.trashedAt), or(isNull(essays.entryId), isNull(listEntries.trashedAt)))!
}

/** Matches schools on the list that are neither withdrawn nor in the trash. */
export function isOnList(): SQL {
  return sql`${listEntries.trashedAt} is null and ${listEntries.status} <> 'Withdrawn'`
}

/** Matches the actor's tasks for students whom they still advise. */
export function isAssignedBy(actor: Actor): SQL | undefined {
  return and(eq(tasks.advisorId, actor.userId), isAdvisedBy(actor, tasks.studentId))
}
