import type { Actor } from '@bearings/domain/actor'
import type { Plan } from '@bearings/domain/colleges/schema'
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { isSharedWith } from '#database/advised.ts'
import { entrySchoolName } from '#database/entry-school-name.ts'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { schools } from '#database/tables/colleges.ts'
import { listEntries } from '#database/tables/list.ts'
import { doneAidSteps } from '#database/tables/money.ts'
import { users } from '#database/tables/users.ts'
import * as deadlines from '#features/deadlines/service.ts'

type Days = { from: string; to: string }

/** Rows that an answer could never list in full. */
const mostRows = 500

/** Selects the open dates of these students between two days, both included, as far as the actor may see them. */
export function datesWithin(db: Database, actor: Actor, ids: readonly string[], { from, to }: Days) {
  const dates = deadlines.advisedDates(db, actor, ids).as('shown_dates')
  return db
    .select({
      studentId: sql<string>`shown_dates.user_id`,
      fullName: users.fullName,
      source: dates.source,
      id: sql<string>`shown_dates.id`,
      entryId: sql<string | null>`shown_dates.entry_id`,
      schoolName: sql<string | null>`shown_dates.school_name`,
      date: sql<string>`shown_dates.date::text`,
      title: sql<string>`left(shown_dates.title, 100)`,
      plan: dates.plan,
    })
    .from(dates)
    .innerJoin(users, eq(users.id, sql`shown_dates.user_id`))
    .where(sql`not shown_dates.done and shown_dates.date between ${from} and ${to}`)
    .orderBy(sql`shown_dates.date`, asc(users.fullName))
    .limit(mostRows)
}

/** A college, or a plan at any college. */
export type AppliedTo = { schoolId: string } | { plan: Plan }

/** Selects the students who show the actor that this is on their list, with the college. */
export function applicantsTo(db: Database, actor: Actor, ids: readonly string[], to: AppliedTo) {
  return db
    .select({
      studentId: listEntries.userId,
      fullName: users.fullName,
      college: entrySchoolName,
      plan: listEntries.plan,
      status: listEntries.status,
      deadline: listEntries.deadline,
    })
    .from(listEntries)
    .innerJoin(users, eq(users.id, listEntries.userId))
    .leftJoin(schools, eq(schools.id, listEntries.schoolId))
    .where(
      and(
        isAmong(listEntries.userId, ids),
        'plan' in to ? eq(listEntries.plan, to.plan) : eq(listEntries.schoolId, to.schoolId),
        isNull(listEntries.trashedAt),
        ne(listEntries.status, 'Withdrawn'),
        isSharedWith(actor, 'list', listEntries.userId),
      ),
    )
    .orderBy(asc(users.fullName))
    .limit(mostRows)
}

/** Selects who of these students has filed the FAFSA, among those who share aid with the actor. */
export function filedFafsa(db: Database, actor: Actor, ids: readonly string[], awardYear: string) {
  return db
    .select({ studentId: doneAidSteps.userId })
    .from(doneAidSteps)
    .where(
      and(
        isAmong(doneAidSteps.userId, ids),
        eq(doneAidSteps.awardYear, awardYear),
        eq(doneAidSteps.step, 'fafsa'),
        isSharedWith(actor, 'aid', doneAidSteps.userId),
      ),
    )
}
