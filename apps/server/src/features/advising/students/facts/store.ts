import type { Actor } from '@bearings/domain/actor'
import type { OwnSource } from '@bearings/domain/deadlines/options'
import { statuses } from '@bearings/domain/essays/options'
import { isFinished } from '@bearings/domain/essays/rules'
import { sentStatuses } from '@bearings/domain/schools/list/options'
import type { Plan } from '@bearings/domain/schools/schema'
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { isAdvisedBy, isEssaySharedWith, isSharedWith } from '../../../../database/advised.ts'
import type { Database } from '../../../../database/open.ts'
import { advisorLinks } from '../../../../database/tables/advising.ts'
import { essays } from '../../../../database/tables/essays.ts'
import { profiles } from '../../../../database/tables/profiles.ts'
import { checklistItems, listEntries } from '../../../../database/tables/schools-list.ts'
import { schools } from '../../../../database/tables/schools.ts'
import { tasks } from '../../../../database/tables/tasks.ts'
import { users } from '../../../../database/tables/users.ts'
import { weeks, weekTasks } from '../../../../database/tables/weeks.ts'
import { advisedDates } from '../../../deadlines/service.ts'
import { matching, person, visibleTo, type Which } from '../store.ts'

/** What the calendar shows in one time zone. */
export type Zone = { timeZone: string; today: string }

export type FactsRow = Awaited<ReturnType<typeof list>>[number]

/** The next date of a student, as their own pages would show it. */
export type NextDate = {
  source: OwnSource
  id: string
  entryId: string | null
  schoolName: string | null
  date: string
  title: string
  plan: Plan | null
}

/**
 * The advisor's students with everything the roster says of them, in one query however many there are: each figure is
 * counted once for all of them, from what they share.
 */
export function list(db: Database, actor: Actor, zones: readonly Zone[], which: Which) {
  const dates = datesOf(db, actor, zones)
  const list = listsOf(db, actor)
  const written = essaysOf(db, actor)
  const given = tasksOf(db, actor, zones)
  const active = activityOf(db, actor)
  return db
    .select({
      ...person,
      late: orZero(dates.late),
      next: dates.next,
      schools: orZero(list.schools),
      sent: orZero(list.sent),
      under25: orZero(list.under25),
      from25: orZero(list.from25),
      from50: orZero(list.from50),
      essays: orZero(written.essays),
      finished: orZero(written.finished),
      pending: orZero(given.pending),
      lateTasks: orZero(given.late),
      completed: orZero(given.completed),
      activeAt: active.at,
    })
    .from(advisorLinks)
    .innerJoin(users, eq(users.id, advisorLinks.studentId))
    .leftJoin(dates, eq(dates.userId, users.id))
    .leftJoin(list, eq(list.userId, users.id))
    .leftJoin(written, eq(written.userId, users.id))
    .leftJoin(given, eq(given.userId, users.id))
    .leftJoin(active, eq(active.userId, users.id))
    .where(and(visibleTo(actor), matching(which)))
}

/** How many dates have passed with something left to do, and the first that has not. */
function datesOf(db: Database, actor: Actor, zones: readonly Zone[]) {
  const dates = advisedDates(db, actor).as('shown_dates')
  // Written out, since Drizzle names the columns of a union without saying whose they are.
  const isComing = sql`shown_dates.date >= zone.today`
  // Only what is needed: the other columns of a date are counted one by one.
  const first = db
    .selectDistinctOn([sql`shown_dates.user_id`], {
      userId: sql<string>`shown_dates.user_id`.as('dates_of'),
      late: sql<number>`count(*) filter (where not ${isComing}) over (partition by shown_dates.user_id)`.as(
        'late',
      ),
      isComing: sql<boolean>`${isComing}`.as('is_coming'),
      source: sql`shown_dates.source`.as('date_source'),
      id: sql`shown_dates.id`.as('date_id'),
      entryId: sql`shown_dates.entry_id`.as('date_entry_id'),
      schoolName: sql`shown_dates.school_name`.as('date_school_name'),
      date: sql`shown_dates.date`.as('date_date'),
      title: sql`shown_dates.title`.as('date_title'),
      plan: sql`shown_dates.plan`.as('date_plan'),
    })
    .from(dates)
    .innerJoin(users, eq(users.id, sql`shown_dates.user_id`))
    .innerJoin(today(zones), sql`zone.time_zone = ${users.timeZone}`)
    .where(sql`not shown_dates.done`)
    .orderBy(sql`shown_dates.user_id`, sql`${isComing} desc`, sql`shown_dates.date`, sql`shown_dates.title`)
    .as('first_dates')
  const next = sql`json_build_object('source', ${first.source}, 'id', ${first.id}, 'entryId', ${first.entryId},
    'schoolName', ${first.schoolName}, 'date', ${first.date}, 'title', left(${first.title}, ${longestTitle}),
    'plan', ${first.plan})`
  return db
    .select({
      userId: first.userId,
      late: first.late,
      next: sql<NextDate | null>`case when ${first.isComing} then ${next} end`.as('next_date'),
    })
    .from(first)
    .as('dates')
}

/** More than a headline shows of a title. */
const longestTitle = 100

function listsOf(db: Database, actor: Actor) {
  const counted = sql`${listEntries.status} <> 'Withdrawn'`
  const admits = (share: SQL) => countWhere(sql`${counted} and ${schools.admission_rate} ${share}`)
  return db
    .select({
      userId: listEntries.userId,
      schools: countWhere(counted).as('schools'),
      sent: countWhere(sql`${listEntries.status} in (${texts(sentStatuses)})`).as('sent'),
      under25: admits(sql`< 0.25`).as('under25'),
      from25: admits(sql`between 0.25 and 0.4999`).as('from25'),
      from50: admits(sql`>= 0.5`).as('from50'),
    })
    .from(listEntries)
    .leftJoin(schools, eq(schools.id, listEntries.schoolId))
    .where(and(isNull(listEntries.trashedAt), isSharedWith(actor, 'list', listEntries.userId)))
    .groupBy(listEntries.userId)
    .as('lists')
}

function essaysOf(db: Database, actor: Actor) {
  const finished = statuses.filter((status) => isFinished({ status }))
  return db
    .select({
      userId: essays.userId,
      essays: countWhere(sql`true`).as('essays'),
      finished: countWhere(sql`${essays.status} in (${texts(finished)})`).as('finished'),
    })
    .from(essays)
    .leftJoin(listEntries, eq(listEntries.id, essays.entryId))
    .where(shownEssays(actor))
    .groupBy(essays.userId)
    .as('written')
}

function tasksOf(db: Database, actor: Actor, zones: readonly Zone[]) {
  const isPending = sql`${tasks.status} = 'pending'`
  return db
    .select({
      userId: tasks.studentId,
      pending: countWhere(isPending).as('pending'),
      late: countWhere(sql`${isPending} and ${tasks.dueOn} < zone.today`).as('late_tasks'),
      completed: countWhere(sql`${tasks.status} = 'completed'`).as('completed'),
    })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.studentId))
    .innerJoin(today(zones), sql`zone.time_zone = ${users.timeZone}`)
    .where(givenBy(actor))
    .groupBy(tasks.studentId)
    .as('given')
}

/** When a student last did anything of what they share. */
function activityOf(db: Database, actor: Actor) {
  const { userId } = listEntries
  const sharesList = and(isNull(listEntries.trashedAt), isSharedWith(actor, 'list', userId))
  const sharesWeeks = isSharedWith(actor, 'weeks', weeks.userId)
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
      .where(shownEssays(actor)),
    db
      .select({ userId: of(weeks.userId), at: at(sql`greatest(${weeks.updatedAt}, ${weekTasks.doneAt})`) })
      .from(weeks)
      .leftJoin(weekTasks, eq(weekTasks.weekId, weeks.id))
      .where(sharesWeeks),
    db
      .select({ userId: of(profiles.userId), at: at(profiles.updatedAt) })
      .from(profiles)
      .where(isSharedWith(actor, 'profile', profiles.userId)),
    db
      .select({ userId: of(tasks.studentId), at: at(tasks.completedAt) })
      .from(tasks)
      .where(and(isNotNull(tasks.completedAt), givenBy(actor))),
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

function shownEssays(actor: Actor): SQL | undefined {
  const schoolIsThere = or(isNull(essays.entryId), isNull(listEntries.trashedAt))
  return and(isNull(essays.trashedAt), schoolIsThere, isEssaySharedWith(actor, essays.id, essays.userId))
}

function givenBy(actor: Actor): SQL | undefined {
  return and(eq(tasks.advisorId, actor.userId), isAdvisedBy(actor, tasks.studentId))
}

/** The days it is where students are, as a table. */
function today(zones: readonly Zone[]): SQL {
  const rows = zones.map(({ timeZone, today: day }) => sql`(${timeZone}::text, ${day}::date)`)
  return sql`(values ${sql.join(rows, sql`, `)}) as zone (time_zone, today)`
}

function countWhere(condition: SQL): SQL<number> {
  return sql<number>`count(*) filter (where ${condition})`
}

function orZero(column: unknown): SQL<number> {
  return sql<number>`coalesce(${column}, 0)::int`
}

function texts(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}
