import { cycleOn } from '@bearings/domain/calendar-dates'
import { classApplyingOn, cycleOfClass } from '@bearings/domain/class-year'
import { stages } from '@bearings/domain/list/options'
import { addDays } from '@bearings/domain/today'
import { and, eq, exists, inArray, isNotNull, isNull, lt, lte, not, or, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { isInUse } from '#database/people.ts'
import { hasCommitted } from '#database/still-required.ts'
import { catalogLoads } from '#database/tables/colleges-reference.ts'
import { schoolDeadlines } from '#database/tables/colleges.ts'
import { listEntries } from '#database/tables/list.ts'
import { users } from '#database/tables/users.ts'

/** Returns the ids of the students who have entries that `entriesToFollow` returns. */
export async function studentsToFollow(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: listEntries.userId })
    .from(listEntries)
    .innerJoin(users, eq(users.id, listEntries.userId))
    .where(isBehind(db, now))
  return rows.map(({ id }) => id)
}

/** Returns the entries of these students whose date has to follow the catalog, by student. */
export function entriesToFollow(db: Database, now: Date, studentIds: readonly string[]) {
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
    .where(and(inArray(listEntries.userId, [...studentIds]), isBehind(db, now)))
    .groupBy(users.id)
}

function firstDayOf(cycle: string): string {
  return `${cycle.slice(0, 4)}-08-01`
}

/**
 * Whether an entry is an application that is not sent yet and whose date is of an application year that has ended, or
 * that has no date although the catalog has been loaded with one since the entry was last changed. A date that the
 * student has removed since then stays removed, and nothing comes to one who has committed to a college.
 */
function isBehind(db: Database, now: Date) {
  // The day where it begins first. A student for whom the old year still lasts keeps its dates.
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
        isNull(schoolDeadlines.audience),
        sql`${schoolDeadlines.date} >= ${today}`,
      ),
    )
  // A student who never named a class turns with the seniors of the coming school year, in July. Both days are
  // constants, so that PostgreSQL discards the dates of this year before it looks up whose they are.
  const isBefore = (ofCycle: string) => lt(deadline, firstDayOf(ofCycle))
  const hasEnded = or(isBefore(cycle), and(isNull(users.graduationYear), isBefore(cycleOfClass(null, today))))
  const isOfOldYear = and(eq(deadlineState, 'reported'), hasEnded)
  const isPublishedSince = and(isNull(deadline), lt(updatedAt, lastLoad), exists(published))
  const applies = or(isNull(users.graduationYear), lte(users.graduationYear, classApplyingOn(today)))
  return and(
    isNotNull(plan),
    isNull(trashedAt),
    inArray(status, [...stages.planning]),
    not(hasCommitted()),
    isInUse(now),
    or(isOfOldYear, and(applies, isPublishedSince)),
  )
}
