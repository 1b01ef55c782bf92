import type { CourseKind } from '@bearings/domain/colleges/catalog/schema'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { courses, highSchools, majors } from '#database/tables/colleges-reference.ts'
import type { WordMatch } from '../search/service.ts'

/** Selects majors, most general first: "…, General", short codes, short titles, and last "…, Other". */
export function majorsBy(db: Database, { where, best, limit }: WordMatch) {
  const { code, title, familyTitle } = majors
  const generality = sql`case when ${title} like '%, General' then 0 when ${title} like '%, Other' then 2 else 1 end`
  return db
    .select({ code, title, family: familyTitle })
    .from(majors)
    .where(where)
    .orderBy(...best, generality, sql`length(${code})`, sql`length(${title})`, title)
    .limit(limit)
}

export function highSchoolsBy(
  db: Database,
  { where, best, limit, state }: WordMatch & { state?: string | undefined },
) {
  const { name, city, state: inState, type } = highSchools
  return db
    .select({ name, city, state: inState, type })
    .from(highSchools)
    .where(and(where, state === undefined ? undefined : eq(inState, state)))
    .orderBy(...best, sql`length(${name})`, name, city)
    .limit(limit)
}

export function coursesBy(
  db: Database,
  { where, best, limit, kind }: WordMatch & { kind?: CourseKind | undefined },
) {
  const { kind: ofKind, name, category } = courses
  return db
    .select({ kind: ofKind, name, category })
    .from(courses)
    .where(and(where, kind === undefined ? undefined : eq(ofKind, kind)))
    .orderBy(...best, ofKind, name)
    .limit(limit)
}
