import type { Actor } from '@bearings/domain/actor'
import { type AnyColumn, and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { isSharedWith } from '#database/advised.ts'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { essays } from '#database/tables/essays.ts'
import { checklistItems, listEntries } from '#database/tables/list.ts'
import { profiles } from '#database/tables/profiles.ts'
import { tasks } from '#database/tables/tasks.ts'
import { users } from '#database/tables/users.ts'
import { weeks, weekTasks } from '#database/tables/weeks.ts'
import { isAssignedBy, visibleEssays } from './visibility.ts'

/** Selects when each student was last active in anything that they share with the actor. */
export function activityOf(db: Database, actor: Actor, ids: readonly string[]) {
  const { userId } = listEntries
  const isOf = (owner: AnyColumn) => isAmong(owner, ids)
  const sharesList = and(isOf(userId), isNull(listEntries.trashedAt), isSharedWith(actor, 'list', userId))
  const sharesWeeks = and(isOf(weeks.userId), isSharedWith(actor, 'weeks', weeks.userId))
  const of = (owner: unknown) => sql<string>`${owner}`.as('user_id')
  const at = (instant: unknown) => sql<Date>`${instant}`.mapWith(users.createdAt).as('at')
  const done = unionAll(
    db
      .select({ userId: of(userId), at: at(listEntries.updatedAt) })
      .from(listEntries)
      .where(sharesList),
    db
      .select({ userId: of(userId), at: at(checklistItems.updatedAt) })
      .from(checklistItems)
      .innerJoin(listEntries, eq(listEntries.id, checklistItems.entryId))
      .where(sharesList),
    db
      .select({ userId: of(essays.userId), at: at(essays.updatedAt) })
      .from(essays)
      .leftJoin(listEntries, eq(listEntries.id, essays.entryId))
      .where(and(isOf(essays.userId), visibleEssays(actor))),
    db
      .select({ userId: of(weeks.userId), at: at(sql`greatest(${weeks.updatedAt}, ${weekTasks.doneAt})`) })
      .from(weeks)
      .leftJoin(weekTasks, eq(weekTasks.weekId, weeks.id))
      .where(sharesWeeks),
    db
      .select({ userId: of(profiles.userId), at: at(profiles.updatedAt) })
      .from(profiles)
      .where(and(isOf(profiles.userId), isSharedWith(actor, 'profile', profiles.userId))),
    db
      .select({ userId: of(tasks.studentId), at: at(tasks.completedAt) })
      .from(tasks)
      .where(and(isOf(tasks.studentId), isNotNull(tasks.completedAt), isAssignedBy(actor))),
  ).as('done')
  return db
    .select({
      userId: sql<string>`done.user_id`.as('active_of'),
      at: sql<Date | null>`max(done.at)`.mapWith(users.createdAt).as('active_at'),
    })
    .from(done)
    .groupBy(sql`done.user_id`)
    .as('activity')
}
