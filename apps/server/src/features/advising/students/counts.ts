import type { Actor } from '@bearings/domain/actor'
import { statuses } from '@bearings/domain/essays/options'
import { isFinished } from '@bearings/domain/essays/rules'
import { sentStatuses } from '@bearings/domain/list/options'
import { states } from '@bearings/domain/recommenders/options'
import { isWriting } from '@bearings/domain/recommenders/rules'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { isSharedWith } from '#database/advised.ts'
import { takingLetters } from '#database/counted-letters.ts'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { countWhere, texts } from '#database/sql.ts'
import { hasCommitted } from '#database/still-required.ts'
import { schools } from '#database/tables/colleges.ts'
import { essays } from '#database/tables/essays.ts'
import { listEntries } from '#database/tables/list.ts'
import { recommenderLetters, recommenders } from '#database/tables/recommenders.ts'
import { tasks } from '#database/tables/tasks.ts'
import { users } from '#database/tables/users.ts'
import { isAssignedBy, isOnList, visibleEssays } from './visibility.ts'
import { today, type Zone } from './zones.ts'

/** Counts each student's schools, those that have been sent, and those in each range of admission rates. */
export function listsOf(db: Database, actor: Actor, ids: readonly string[]) {
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

/** Counts the essays that each student shows, and those of them that are finished. */
export function essaysOf(db: Database, actor: Actor, ids: readonly string[]) {
  const finished = statuses.filter((status) => isFinished({ status }))
  return db
    .select({
      userId: essays.userId,
      essays: countWhere(sql`true`).as('essays'),
      finished: countWhere(sql`${essays.status} in (${texts(finished)})`).as('finished'),
    })
    .from(essays)
    .leftJoin(listEntries, eq(listEntries.id, essays.entryId))
    .where(and(isAmong(essays.userId, ids), visibleEssays(actor)))
    .groupBy(essays.userId)
    .as('written')
}

/** Counts letters outstanding and sent, to schools whose status on the list still accepts them. None is outstanding after a commitment. */
export function lettersOf(db: Database, actor: Actor, ids: readonly string[]) {
  const writing = states.filter((state) => isWriting({ state }))
  return db
    .select({
      userId: recommenders.userId,
      outstanding: countWhere(sql`${recommenderLetters.sentOn} is null and not ${hasCommitted()}`).as(
        'outstanding',
      ),
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
        sql`${listEntries.status} in (${takingLetters})`,
        isSharedWith(actor, 'letters', recommenders.userId),
        isSharedWith(actor, 'list', recommenders.userId),
      ),
    )
    .groupBy(recommenders.userId)
    .as('letters')
}

/** Counts the tasks from this advisor, by status. */
export function tasksOf(db: Database, actor: Actor, zones: readonly Zone[], ids: readonly string[]) {
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
    .where(and(isAmong(tasks.studentId, ids), isAssignedBy(actor)))
    .groupBy(tasks.studentId)
    .as('given')
}
