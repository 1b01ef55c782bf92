import type { Actor } from '@bearings/domain/actor'
import { limits } from '@bearings/domain/advising/criteria/options'
import type { Criteria, ListedCollege } from '@bearings/domain/advising/criteria/schema'
import type { Part } from '@bearings/domain/advising/options'
import { and, count, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { sharingColumns } from '#database/advised.ts'
import type { Database } from '#database/open.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { schools } from '#database/tables/colleges.ts'
import { listEntries } from '#database/tables/list.ts'
import { users } from '#database/tables/users.ts'
import { matching, visibleTo } from '../students/store.ts'
import { hasAskedApplication, isAskedStudent, isOfClass } from './conditions.ts'

/**
 * Selects for each of the advisor's students whether all that is asked is true of them; `null` if only what they do not
 * share could tell.
 */
export function answers(db: Database, actor: Actor, criteria: Criteria, now: Date) {
  const asking = { timeZone: actor.timeZone, now }
  return db
    .select({
      id: users.id,
      isAsked: sql<
        boolean | null
      >`(${isAskedStudent(asking, criteria)} and ${hasAskedApplication(asking, criteria)})`,
    })
    .from(advisorLinks)
    .innerJoin(users, eq(users.id, advisorLinks.studentId))
    .where(visibleTo(actor))
}

/** A filter whose criteria are asked of those with this text, in this group and class. */
export type Filtering = Criteria & {
  q: string
  group?: string | undefined
  graduationYear?: number | undefined
}

/** Returns which of those among whom is filtered share any of these parts. */
export function sharing(db: Database, actor: Actor, parts: readonly Part[], filter: Filtering) {
  return db
    .select({ studentId: users.id })
    .from(advisorLinks)
    .innerJoin(users, eq(users.id, advisorLinks.studentId))
    .where(
      and(
        visibleTo(actor),
        matching(actor, filter),
        isOfClass(filter.graduationYear),
        or(...parts.map((part) => sharingColumns[part])),
      ),
    )
}

/** Returns the colleges on the lists that students share with this advisor, the most common ones first. */
export function colleges(db: Database, actor: Actor): Promise<ListedCollege[]> {
  const students = count()
  return db
    .select({ id: schools.id, name: schools.name, students })
    .from(advisorLinks)
    .innerJoin(users, eq(users.id, advisorLinks.studentId))
    .innerJoin(listEntries, eq(listEntries.userId, advisorLinks.studentId))
    .innerJoin(schools, eq(schools.id, listEntries.schoolId))
    .where(
      and(
        visibleTo(actor),
        sharingColumns.list,
        isNull(listEntries.trashedAt),
        ne(listEntries.status, 'Withdrawn'),
      ),
    )
    .groupBy(schools.id)
    .orderBy(desc(students), schools.name, schools.id)
    .limit(limits.colleges)
}
