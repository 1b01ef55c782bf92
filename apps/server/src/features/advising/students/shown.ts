import type { Actor } from '@bearings/domain/actor'
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { isAdvisedBy, isEssaySharedWith } from '#database/advised.ts'
import { essays } from '#database/tables/essays.ts'
import { listEntries } from '#database/tables/schools-list.ts'
import { tasks } from '#database/tables/tasks.ts'

/** The essays that a student shows the actor. */
export function shownEssays(actor: Actor): SQL | undefined {
  return and(isThere(), isEssaySharedWith(actor, essays.id, essays.userId))
}

/** Neither the essay nor its school is in the trash. */
export function isThere(): SQL {
  return and(isNull(essays.trashedAt), or(isNull(essays.entryId), isNull(listEntries.trashedAt)))!
}

/** A school that was withdrawn, or is in the trash, is not counted. */
export function isOnList(): SQL {
  return sql`${listEntries.trashedAt} is null and ${listEntries.status} <> 'Withdrawn'`
}

/** The tasks of those whom the actor still advises. */
export function givenBy(actor: Actor): SQL | undefined {
  return and(eq(tasks.advisorId, actor.userId), isAdvisedBy(actor, tasks.studentId))
}
