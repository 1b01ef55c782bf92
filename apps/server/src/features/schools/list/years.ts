import { cycleOn } from '@bearings/domain/calendar-dates'
import { classApplyingOn } from '@bearings/domain/class-year'
import { stages } from '@bearings/domain/schools/list/options'
import { addDays } from '@bearings/domain/today'
import { and, eq, exists, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { isInUse } from '#database/people.ts'
import { listEntries } from '#database/tables/schools-list.ts'
import { catalogLoads } from '#database/tables/schools-reference.ts'
import { schoolDeadlines } from '#database/tables/schools.ts'
import { users } from '#database/tables/users.ts'

/**
 * Applications that have still to go out, by student, whose date is of an application year that has ended, or that have none
 * although the catalog has been loaded with one since they were last changed. A date that a student has taken away since
 * then stays away.
 */
export function entriesToFollow(db: Database, now: Date) {
  // Where the day begins first; a student for whom the old year still lasts keeps its dates.
  const today = addDays(now.toISOString().slice(0, 10), 1)
  const cycle = cycleOn(today)
  const { plan, deadline, deadlineState, status, schoolId, trashedAt, updatedAt } = listEntries
  const lastLoad = sql`(select max(${catalogLoads.loadedAt}) from ${catalogLoads})`
  const published = db
    .select({ one: sql`1` })
    .from(schoolDeadlines)
    .where(
      and(
        eq(schoolDeadlines.schoolId, schoolId),
        eq(schoolDeadlines.round, plan),
        eq(schoolDeadlines.cycle, cycle),
        eq(schoolDeadlines.state, 'reported'),
        sql`${schoolDeadlines.date} >= ${today}`,
      ),
    )
  const isOfOldYear = and(eq(deadlineState, 'reported'), lt(deadline, `${cycle.slice(0, 4)}-08-01`))
  const isPublishedSince = and(isNull(deadline), lt(updatedAt, lastLoad), exists(published))
  const applies = or(isNull(users.graduationYear), lte(users.graduationYear, classApplyingOn(today)))
  return db
    .select({
      userId: users.id,
      timeZone: users.timeZone,
      graduationYear: users.graduationYear,
      demoId: users.demoId,
      entryIds: sql<string[]>`array_agg(${listEntries.id})`,
    })
    .from(listEntries)
    .innerJoin(users, eq(users.id, listEntries.userId))
    .where(
      and(
        isNotNull(plan),
        isNull(trashedAt),
        inArray(status, [...stages.planning]),
        isInUse(now),
        or(isOfOldYear, and(applies, isPublishedSince)),
      ),
    )
    .groupBy(users.id)
}
