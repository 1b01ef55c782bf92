import type { Actor } from '@bearings/domain/actor'
import type { OwnSource } from '@bearings/domain/deadlines/options'
import { statuses } from '@bearings/domain/essays/options'
import { isFinished } from '@bearings/domain/essays/rules'
import { states } from '@bearings/domain/recommenders/options'
import { isWriting, takesLetters } from '@bearings/domain/recommenders/rules'
import { sentStatuses } from '@bearings/domain/schools/list/options'
import { ListStatus } from '@bearings/domain/schools/list/schema'
import type { Plan } from '@bearings/domain/schools/schema'
import { type AnyColumn, and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { isAdvisedBy, isEssaySharedWith, isSharedWith } from '#database/advised.ts'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { countWhere, texts } from '#database/sql.ts'
import { advisorLinks, sharedEssays } from '#database/tables/advising.ts'
import { essays } from '#database/tables/essays.ts'
import { profiles } from '#database/tables/profiles.ts'
import { recommenderLetters, recommenders } from '#database/tables/recommenders.ts'
import { checklistItems, listEntries } from '#database/tables/schools-list.ts'
import { schools } from '#database/tables/schools.ts'
import { tasks } from '#database/tables/tasks.ts'
import { users } from '#database/tables/users.ts'
import { weeks, weekTasks } from '#database/tables/weeks.ts'
import { advisedDates } from '#features/deadlines/service.ts'
import { visibleTo } from './store.ts'

/** The current date in one time zone. */
export type Zone = { timeZone: string; today: string }

export type StandingRow = Awaited<ReturnType<typeof standings>>[number]
export type Details = Awaited<ReturnType<typeof details>>[number]

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
 * The facts that decide which of these students need attention, in one query for any number of students: each
 * figure is counted once for all of them, from what they share.
 */
export function standings(db: Database, actor: Actor, zones: readonly Zone[], ids: readonly string[]) {
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
      showsEssay: sql<boolean>`exists (
        select from ${sharedEssays} join ${essays} on ${essays.id} = ${sharedEssays.essayId}
        left join ${listEntries} on ${listEntries.id} = ${essays.entryId}
        where ${sharedEssays.linkId} = ${advisorLinks.id} and ${isThere()})`,
    })
    .from(advisorLinks)
    .innerJoin(users, eq(users.id, advisorLinks.studentId))
    .leftJoin(dates, eq(dates.userId, users.id))
    .leftJoin(active, eq(active.userId, users.id))
    .where(and(visibleTo(actor), isAmong(users.id, ids)))
}

/** The roster's other values for these students, counted for one page only. */
export function details(db: Database, actor: Actor, zones: readonly Zone[], ids: readonly string[]) {
  const next = nextOf(db, actor, zones, ids)
  const list = listsOf(db, actor, ids)
  const written = essaysOf(db, actor, ids)
  const letters = lettersOf(db, actor, ids)
  const given = tasksOf(db, actor, zones, ids)
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
      pending: orZero(given.pending),
      lateTasks: orZero(given.late),
      completed: orZero(given.completed),
    })
    .from(users)
    .leftJoin(next, eq(next.userId, users.id))
    .leftJoin(list, eq(list.userId, users.id))
    .leftJoin(written, eq(written.userId, users.id))
    .leftJoin(letters, eq(letters.userId, users.id))
    .leftJoin(given, eq(given.userId, users.id))
    .where(isAmong(users.id, ids))
}

/** How many dates have passed with something left to do, and the first day that has not. */
function datesOf(db: Database, actor: Actor, zones: readonly Zone[], ids: readonly string[]) {
  const dates = advisedDates(db, actor, ids).as('shown_dates')
  // Written out, since Drizzle names the columns of a union without saying whose they are.
  return db
    .select({
      userId: sql<string>`shown_dates.user_id`.as('dates_of'),
      late: countWhere(sql`shown_dates.date < zone.today`).as('late'),
      nextOn: sql<
        string | null
      >`(min(shown_dates.date) filter (where shown_dates.date >= zone.today))::text`.as('next_on'),
    })
    .from(dates)
    .innerJoin(users, eq(users.id, sql`shown_dates.user_id`))
    .innerJoin(today(zones), sql`zone.time_zone = ${users.timeZone}`)
    .where(sql`not shown_dates.done`)
    .groupBy(sql`shown_dates.user_id`)
    .as('dates')
}

/** The first date of each of these students that has not passed. */
function nextOf(db: Database, actor: Actor, zones: readonly Zone[], ids: readonly string[]) {
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
    .innerJoin(today(zones), sql`zone.time_zone = ${users.timeZone}`)
    .where(sql`not shown_dates.done and shown_dates.date >= zone.today`)
    .orderBy(sql`shown_dates.user_id`, sql`shown_dates.date`, sql`shown_dates.title`)
    .as('next_dates')
}

/** More than a headline shows of a title. */
const longestTitle = 100

function listsOf(db: Database, actor: Actor, ids: readonly string[]) {
  const admits = (share: SQL) => countWhere(sql`${isOnList()} and ${schools.admission_rate} ${share}`)
  return db
    .select({
      userId: listEntries.userId,
      schools: countWhere(isOnList()).as('schools'),
      sent: countWhere(sql`${listEntries.status} in (${texts(sentStatuses)})`).as('sent'),
      under25: admits(sql`< 0.25`).as('under25'),
      from25: admits(sql`between 0.25 and 0.4999`).as('from25'),
      from50: admits(sql`>= 0.5`).as('from50'),
    })
    .from(listEntries)
    .leftJoin(schools, eq(schools.id, listEntries.schoolId))
    .where(
      and(
        isAmong(listEntries.userId, ids),
        isNull(listEntries.trashedAt),
        isSharedWith(actor, 'list', listEntries.userId),
      ),
    )
    .groupBy(listEntries.userId)
    .as('lists')
}

/** A school that was withdrawn, or is in the trash, is not counted. */
function isOnList(): SQL {
  return sql`${listEntries.trashedAt} is null and ${listEntries.status} <> 'Withdrawn'`
}

function essaysOf(db: Database, actor: Actor, ids: readonly string[]) {
  const finished = statuses.filter((status) => isFinished({ status }))
  return db
    .select({
      userId: essays.userId,
      essays: countWhere(sql`true`).as('essays'),
      finished: countWhere(sql`${essays.status} in (${texts(finished)})`).as('finished'),
    })
    .from(essays)
    .leftJoin(listEntries, eq(listEntries.id, essays.entryId))
    .where(and(isAmong(essays.userId, ids), shownEssays(actor)))
    .groupBy(essays.userId)
    .as('written')
}

/** Which letters to schools that still accept them have been sent; this needs the statuses from the list. */
function lettersOf(db: Database, actor: Actor, ids: readonly string[]) {
  const writing = states.filter((state) => isWriting({ state }))
  const open = ListStatus.options.filter((status) => takesLetters({ status }))
  return db
    .select({
      userId: recommenders.userId,
      outstanding: countWhere(isNull(recommenderLetters.sentOn)).as('outstanding'),
      sent: countWhere(isNotNull(recommenderLetters.sentOn)).as('sent_letters'),
    })
    .from(recommenders)
    .innerJoin(recommenderLetters, eq(recommenderLetters.recommenderId, recommenders.id))
    .innerJoin(listEntries, eq(listEntries.id, recommenderLetters.entryId))
    .where(
      and(
        isAmong(recommenders.userId, ids),
        isNull(listEntries.trashedAt),
        sql`${recommenders.state} in (${texts(writing)})`,
        sql`${listEntries.status} in (${texts(open)})`,
        isSharedWith(actor, 'letters', recommenders.userId),
        isSharedWith(actor, 'list', recommenders.userId),
      ),
    )
    .groupBy(recommenders.userId)
    .as('letters')
}

function tasksOf(db: Database, actor: Actor, zones: readonly Zone[], ids: readonly string[]) {
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
    .where(and(isAmong(tasks.studentId, ids), givenBy(actor)))
    .groupBy(tasks.studentId)
    .as('given')
}

/** When a student last did anything of what they share. */
function activityOf(db: Database, actor: Actor, ids: readonly string[]) {
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
      .where(and(isOf(essays.userId), shownEssays(actor))),
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
      .where(and(isOf(tasks.studentId), isNotNull(tasks.completedAt), givenBy(actor))),
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
  return and(isThere(), isEssaySharedWith(actor, essays.id, essays.userId))
}

/** Neither the essay nor its school is in the trash. */
function isThere(): SQL {
  return and(isNull(essays.trashedAt), or(isNull(essays.entryId), isNull(listEntries.trashedAt)))!
}

function givenBy(actor: Actor): SQL | undefined {
  return and(eq(tasks.advisorId, actor.userId), isAdvisedBy(actor, tasks.studentId))
}

/** The days it is where students are, as a table. */
function today(zones: readonly Zone[]): SQL {
  const rows = zones.map(({ timeZone, today: day }) => sql`(${timeZone}::text, ${day}::date)`)
  return sql`(values ${sql.join(rows, sql`, `)}) as zone (time_zone, today)`
}

function orZero(column: unknown): SQL<number> {
  return sql<number>`coalesce(${column}, 0)::int`
}
