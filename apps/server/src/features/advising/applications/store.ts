import type { Actor } from '@bearings/domain/actor'
import type { ApplicationOrder } from '@bearings/domain/advising/applications/options'
import type {
  Applications,
  ApplicationsFilter,
  ApplicationsQuery,
} from '@bearings/domain/advising/applications/schema'
import type { Direction } from '@bearings/domain/advising/students/options'
import { Plan } from '@bearings/domain/colleges/schema'
import { isUnsent } from '@bearings/domain/list/rules'
import { ListStatus } from '@bearings/domain/list/schema'
import { states } from '@bearings/domain/recommenders/options'
import { isWriting } from '@bearings/domain/recommenders/rules'
import { and, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { sharingColumns } from '#database/advised.ts'
import { isCountedLetter } from '#database/counted-letters.ts'
import { entrySchoolName } from '#database/entry-school-name.ts'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { countWhere, texts } from '#database/sql.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { schools } from '#database/tables/colleges.ts'
import { checklistItems, labelOverrides, listEntries } from '#database/tables/list.ts'
import { recommenderLetters, recommenders } from '#database/tables/recommenders.ts'
import { users } from '#database/tables/users.ts'
import {
  hasApplication,
  isAskedApplication,
  isAskedStudent,
  isOfClass,
  showsClass,
} from '../criteria/conditions.ts'
import { matching, visibleTo } from '../students/store.ts'

/** Selects a page of what the advisor's students apply to, as far as each shares it, with the count of all pages. */
export function page(db: Database, actor: Actor, { skip, limit, ...filter }: ApplicationsQuery, now: Date) {
  const { sort, direction = 'ascending' } = filter
  return rows(db, actor)
    .where(and(isAsked(actor, filter, now), sharingColumns.list, isAskedApplication({ now }, filter)))
    .orderBy(...inOrder(sort, direction))
    .limit(limit)
    .offset(skip)
}

/** Selects what these students apply to, by deadline. */
export function ofStudents(db: Database, actor: Actor, ids: readonly string[], now: Date) {
  return rows(db, actor)
    .where(
      and(visibleTo(actor), isAmong(users.id, ids), sharingColumns.list, isAskedApplication({ now }, {})),
    )
    .orderBy(...inOrder('deadline', 'ascending'))
}

function rows(db: Database, actor: Actor) {
  return db
    .select({
      id: listEntries.id,
      student: { id: users.id, fullName: users.fullName, email: users.email },
      college: entrySchoolName,
      plan: listEntries.plan,
      deadline: listEntries.deadline,
      status: listEntries.status,
      label: labelOverrides.label,
      sharesLetters: sharingColumns.letters,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(advisorLinks)
    .innerJoin(users, eq(users.id, advisorLinks.studentId))
    .innerJoin(listEntries, eq(listEntries.userId, advisorLinks.studentId))
    .leftJoin(schools, eq(schools.id, listEntries.schoolId))
    .leftJoin(
      labelOverrides,
      and(eq(labelOverrides.entryId, listEntries.id), eq(labelOverrides.advisorId, actor.userId)),
    )
}

/**
 * Counts the students who have such an application, and those of whom only what they do not share could tell
 * whether they have one.
 */
export async function countStudents(db: Database, actor: Actor, filter: ApplicationsFilter, now: Date) {
  const asked = { timeZone: actor.timeZone, now }
  const has = sql<boolean | null>`(${isOfClass(filter.graduationYear)} and ${isAskedStudent(asked, filter)}
    and ${hasApplication(asked, filter)})`
  const counts = await db
    .select({ has, students: count() })
    .from(advisorLinks)
    .innerJoin(users, eq(users.id, advisorLinks.studentId))
    .where(and(visibleTo(actor), matching(actor, filter)))
    .groupBy(sql`1`)
  const those = (which: boolean | null) => counts.find((each) => each.has === which)?.students ?? 0
  return { students: those(true), notShown: those(null) }
}

/** Counts the classes of the advisor's students, of those who show theirs. */
export function classes(db: Database, actor: Actor): Promise<Applications['classes']> {
  const graduationYear = sql<number>`${users.graduationYear}`
  return db
    .select({ graduationYear, students: count() })
    .from(advisorLinks)
    .innerJoin(users, eq(users.id, advisorLinks.studentId))
    .where(and(visibleTo(actor), showsClass, isNotNull(users.graduationYear)))
    .groupBy(users.graduationYear)
    .orderBy(users.graduationYear)
}

/** Whether a student may have such an application, by all but the list. */
function isAsked(actor: Actor, filter: ApplicationsFilter, now: Date): SQL | undefined {
  return and(
    visibleTo(actor),
    matching(actor, filter),
    isOfClass(filter.graduationYear),
    isAskedStudent({ timeZone: actor.timeZone, now }, filter),
  )
}

/** Counts what the checklists of these applications lack. */
export function checklists(db: Database, entries: readonly string[]) {
  return db
    .select({
      entryId: checklistItems.entryId,
      items: count(),
      done: countWhere(sql`${checklistItems.done}`),
      missing: sql<string[]>`coalesce(
        array_agg(distinct ${checklistItems.kind}) filter (where not ${checklistItems.done}), '{}')`,
    })
    .from(checklistItems)
    .where(isAmong(checklistItems.entryId, entries))
    .groupBy(checklistItems.entryId)
}

/** Counts the letters to these applications that were sent or are of use still, of those who write them. */
export function letters(db: Database, entries: readonly string[]) {
  const writing = states.filter((state) => isWriting({ state }))
  return db
    .select({
      entryId: recommenderLetters.entryId,
      outstanding: countWhere(sql`${recommenderLetters.sentOn} is null`),
      sent: countWhere(sql`${recommenderLetters.sentOn} is not null`),
    })
    .from(recommenderLetters)
    .innerJoin(recommenders, eq(recommenders.id, recommenderLetters.recommenderId))
    .innerJoin(listEntries, eq(listEntries.id, recommenderLetters.entryId))
    .where(
      and(
        isAmong(recommenderLetters.entryId, entries),
        isCountedLetter,
        sql`${recommenders.state} in (${texts(writing)})`,
      ),
    )
    .groupBy(recommenderLetters.entryId)
}

const unsent = ListStatus.options.filter(isUnsent)

/** Ties go by student, college and id, so that no two pages have the same row. What is absent comes last. */
function inOrder(sort: ApplicationOrder, direction: Direction): SQL[] {
  const way = direction === 'ascending' ? sql`asc` : sql`desc`
  const student = sql`lower(${users.fullName})`
  const college = sql`lower(${entrySchoolName})`
  const by: Record<ApplicationOrder, SQL> = {
    deadline: sql`${listEntries.deadline}`,
    student,
    college,
    plan: placeOf(sql`${listEntries.plan}`, Plan.options),
    status: placeOf(sql`${listEntries.status}`, ListStatus.options),
  }
  // By date, what still has to be sent comes first: nobody waits for the others.
  const first = sort === 'deadline' ? [sql`${listEntries.status} not in (${texts(unsent)})`] : []
  return [...first, sql`${by[sort]} ${way} nulls last`, student, college, sql`${listEntries.id}`]
}

function placeOf(value: SQL, among: readonly string[]): SQL {
  return sql`array_position(array[${texts(among)}], ${value})`
}
