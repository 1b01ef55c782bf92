import type { Actor } from '@bearings/domain/actor'
import { and, asc, eq, gte, inArray, isNull, not, sql } from 'drizzle-orm'
import { isSharedWith } from '#database/advised.ts'
import { entrySchoolName } from '#database/entry-school-name.ts'
import type { Database } from '#database/open.ts'
import { isNoLongerRequired } from '#database/still-required.ts'
import { schools } from '#database/tables/colleges.ts'
import { listEntries } from '#database/tables/list.ts'
import { users } from '#database/tables/users.ts'

/** Returns which of these students show this advisor their list. */
export async function sharingList(db: Database, actor: Actor, studentIds: readonly string[]) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...studentIds]), isSharedWith(actor, 'list', users.id)))
  return new Set(rows.map((row) => row.id))
}

/** Returns the next application deadline, from the day in `since` on, of each student who shows the list. */
export async function nextDeadlines(db: Database, actor: Actor, since: ReadonlyMap<string, string>) {
  const { userId, deadline, trashedAt } = listEntries
  const rows = await db
    .select({ userId, date: sql<string>`${deadline}`.mapWith(deadline), title: entrySchoolName })
    .from(listEntries)
    .leftJoin(schools, eq(schools.id, listEntries.schoolId))
    .where(
      and(
        inArray(userId, [...since.keys()]),
        isSharedWith(actor, 'list', userId),
        isNull(trashedAt),
        not(isNoLongerRequired('application')),
        gte(deadline, earliest(since)),
      ),
    )
    .orderBy(asc(deadline), asc(entrySchoolName))
  const next = new Map<string, { date: string; title: string }>()
  for (const row of rows)
    if (!next.has(row.userId) && row.date >= since.get(row.userId)!)
      next.set(row.userId, { date: row.date, title: row.title })
  return next
}

/** Returns the earliest of these days, a day apart at most, which lets through a row or two too many. */
function earliest(since: ReadonlyMap<string, string>): string {
  return [...since.values()].toSorted()[0]!
}
