import type { Actor } from '@bearings/domain/actor'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { advisorLinks, sharedEssays } from '#database/tables/advising.ts'
import { essays } from '#database/tables/essays.ts'
import { listEntries } from '#database/tables/list.ts'
import { users } from '#database/tables/users.ts'
import { activityOf } from './activity.ts'
import { essaysOf, lettersOf, listsOf, tasksOf } from './counts.ts'
import { datesOf, nextOf } from './dates.ts'
import { visibleTo } from './store.ts'
import { isOnList, isNotTrashed } from './visibility.ts'
import type { Zone } from './zones.ts'

export type FactsRow = Awaited<ReturnType<typeof attentionFacts>>[number]
export type Details = Awaited<ReturnType<typeof details>>[number]

/**
 * Selects the facts that decide which of these students need attention, in one query for any number of
 * students. Each figure is counted once for all of them, from what they share.
 */
export function attentionFacts(db: Database, actor: Actor, zones: readonly Zone[], ids: readonly string[]) {
  const dates = datesOf(db, actor, zones, ids)
  const active = activityOf(db, actor, ids)
  return db
    .select({
      id: users.id,
      late: orZero(dates.late),
      nextOn: dates.nextOn,
      activeAt: active.at,
      hasSchools: sql<boolean>`exists (
        select from ${listEntries} where ${listEntries.userId} = ${users.id} and ${isOnList()})`,
      hasCommitted: sql<boolean>`exists (
        select from ${listEntries} where ${listEntries.userId} = ${users.id} and ${isOnList()}
        and ${listEntries.status} = 'Committed')`,
      showsEssay: sql<boolean>`exists (
        select from ${sharedEssays} join ${essays} on ${essays.id} = ${sharedEssays.essayId}
        left join ${listEntries} on ${listEntries.id} = ${essays.entryId}
        where ${sharedEssays.linkId} = ${advisorLinks.id} and ${isNotTrashed()})`,
    })
    .from(advisorLinks)
    .innerJoin(users, eq(users.id, advisorLinks.studentId))
    .leftJoin(dates, eq(dates.userId, users.id))
    .leftJoin(active, eq(active.userId, users.id))
    .where(and(visibleTo(actor), isAmong(users.id, ids)))
}

/** Selects the roster's other values for these students, which are only counted for one page. */
export function details(db: Database, actor: Actor, zones: readonly Zone[], ids: readonly string[]) {
  const next = nextOf(db, actor, zones, ids)
  const list = listsOf(db, actor, ids)
  const written = essaysOf(db, actor, ids)
  const letters = lettersOf(db, actor, ids)
  const assigned = tasksOf(db, actor, zones, ids)
  return db
    .select({
      id: users.id,
      next: next.next,
      schools: orZero(list.schools),
      sent: orZero(list.sent),
      under25: orZero(list.under25),
      from25: orZero(list.from25),
      from50: orZero(list.from50),
      essays: orZero(written.essays),
      finished: orZero(written.finished),
      outstandingLetters: orZero(letters.outstanding),
      sentLetters: orZero(letters.sent),
      pending: orZero(assigned.pending),
      lateTasks: orZero(assigned.late),
      completed: orZero(assigned.completed),
    })
    .from(users)
    .leftJoin(next, eq(next.userId, users.id))
    .leftJoin(list, eq(list.userId, users.id))
    .leftJoin(written, eq(written.userId, users.id))
    .leftJoin(letters, eq(letters.userId, users.id))
    .leftJoin(assigned, eq(assigned.userId, users.id))
    .where(isAmong(users.id, ids))
}

function orZero(column: unknown): SQL<number> {
  return sql<number>`coalesce(${column}, 0)::int`
}
