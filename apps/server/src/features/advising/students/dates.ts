import type { Actor } from '@bearings/domain/actor'
import type { Plan } from '@bearings/domain/colleges/schema'
import type { OwnSource } from '@bearings/domain/deadlines/options'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { countWhere } from '#database/sql.ts'
import { users } from '#database/tables/users.ts'
import { advisedDates } from '#features/deadlines/service.ts'
import { endingZone, today, type Zone } from './zones.ts'

/** A student's next date, as their own pages show it. */
export type NextDate = {
  source: OwnSource
  id: string
  entryId: string | null
  schoolName: string | null
  date: string
  title: string
  plan: Plan | null
}

/** The advisor's own tasks have a column of their own, so they never stand in the place of a deadline. */
const isTask = sql`(shown_dates.source = 'task')`

/** Counts each student's open dates that have passed where they end, and selects the first day still to come. */
export function datesOf(db: Database, actor: Actor, zones: readonly Zone[], ids: readonly string[]) {
  const dates = advisedDates(db, actor, ids).as('shown_dates')
  // Written out, because Drizzle does not qualify the columns of a union.
  return db
    .select({
      userId: sql<string>`shown_dates.user_id`.as('dates_of'),
      late: countWhere(sql`shown_dates.date < zone.today`).as('late'),
      nextOn: sql<string | null>`coalesce(
        min(shown_dates.date) filter (where shown_dates.date >= zone.today and not ${isTask}),
        min(shown_dates.date) filter (where shown_dates.date >= zone.today))::text`.as('next_on'),
    })
    .from(dates)
    .innerJoin(users, eq(users.id, sql`shown_dates.user_id`))
    .innerJoin(today(zones), sql`zone.time_zone = ${endingZone(sql`shown_dates`, users.timeZone)}`)
    .where(sql`not shown_dates.done`)
    .groupBy(sql`shown_dates.user_id`)
    .as('dates')
}

/** Selects each student's first date that has not passed and has something left to do. */
export function nextOf(db: Database, actor: Actor, zones: readonly Zone[], ids: readonly string[]) {
  const dates = advisedDates(db, actor, ids).as('shown_dates')
  return db
    .selectDistinctOn([sql`shown_dates.user_id`], {
      userId: sql<string>`shown_dates.user_id`.as('next_of'),
      next: sql<NextDate>`json_build_object('source', shown_dates.source, 'id', shown_dates.id,
        'entryId', shown_dates.entry_id, 'schoolName', shown_dates.school_name, 'date', shown_dates.date,
        'title', left(shown_dates.title, ${longestTitle}), 'plan', shown_dates.plan)`.as('next_date'),
    })
    .from(dates)
    .innerJoin(users, eq(users.id, sql`shown_dates.user_id`))
    .innerJoin(today(zones), sql`zone.time_zone = ${endingZone(sql`shown_dates`, users.timeZone)}`)
    .where(sql`not shown_dates.done and shown_dates.date >= zone.today`)
    .orderBy(sql`shown_dates.user_id`, isTask, sql`shown_dates.date`, sql`shown_dates.title`)
    .as('next_dates')
}

/** The characters kept of a title, which are more than a headline shows. */
const longestTitle = 100
