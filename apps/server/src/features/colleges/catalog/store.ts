import { FigureName, Requirements, type SchoolRow, Trait } from '@bearings/domain/colleges/catalog/schema'
import { takesNobody } from '@bearings/domain/colleges/changes/options'
import type { CollegeChange } from '@bearings/domain/colleges/changes/schema'
import { locationOf, typeOf } from '@bearings/domain/colleges/rules'
import type { Level } from '@bearings/domain/colleges/schema'
import { plain, fullNameIn } from '@bearings/domain/colleges/search/rules'
import { keysOf, pick } from '@bearings/domain/pick'
import { and, desc, eq, isNull, like, sql } from 'drizzle-orm'
import { cached } from '#database/cached.ts'
import type { Database } from '#database/open.ts'
import { prepared } from '#database/prepared.ts'
import { majors } from '#database/tables/colleges-reference.ts'
import { schoolDeadlines, schoolRequirements, schools } from '#database/tables/colleges.ts'

/** Returns the largest of the schools that new students are offered. */
export async function largest(
  db: Database,
  { limit, state }: { limit: number; state?: string | undefined },
): Promise<SchoolRow[]> {
  const rows = await db
    .select({ ...row, aliases: schools.aliases })
    .from(schools)
    .where(and(isNull(schools.archivedAt), state === undefined ? undefined : eq(schools.state, state)))
    .orderBy(sql`${schools.undergrad_enrollment} desc nulls last`, schools.name)
    .limit(limit)
  return rows.map(inWords)
}

/** The columns with a school's name and place, which `inWords` puts into words. */
export const row = {
  id: schools.id,
  unitid: schools.unitid,
  name: schools.name,
  city: schools.city,
  state: schools.state,
  level: schools.level,
  control: schools.control,
  location: schools.location,
  type: schools.type,
  change: sql<CollegeChange | null>`${schools.more} -> 'change'`,
}
type Row = {
  city: string | null
  state: string | null
  level: Level | null
  control: Parameters<typeof typeOf>[0]['control']
  location: string | null
  type: string | null
}

export function inWords<R extends Row>({ city, state, level, control, location, type, ...rest }: R) {
  return { ...rest, ...placeInWords({ city, state, level, control, location, type }) }
}

/** Puts location and type into words. An admin's own words take precedence over those from the data. */
export function placeInWords({ city, state, level, control, location, type }: Row) {
  return {
    location: location ?? locationOf({ city, state }),
    type: type ?? typeOf({ control, level }),
  }
}

const policies = ['test_policy', 'essay_policy', 'open_admissions'] as const

/** Finds a school of the catalog, archived or not, because it may still be on someone's list. */
export async function find(db: Database, id: string) {
  const [found] = await byId(db, 'school').execute({ id })
  return found
}

const byId = prepared((db, _variant: 'school') =>
  db
    .select({
      school: {
        ...row,
        federalName: schools.federalName,
        aliases: schools.aliases,
        url: schools.url,
        acceptanceRate: schools.acceptanceRate,
        tuition: schools.tuition,
        ranking: schools.ranking,
      },
      archivedAt: schools.archivedAt,
      more: schools.more,
      published: pick(schools, [...FigureName.options, ...policies, ...Trait.options]),
    })
    .from(schools)
    .where(eq(schools.id, sql.placeholder('id')))
    .prepare('schools_by_id'),
)

/** Returns a school that the catalog offers, as the rules look at it; `undefined` if it offers no such school. */
export async function offered(
  db: Database,
  id: string | null,
): Promise<{ name: string; takesNobody: boolean } | undefined> {
  if (id === null) return undefined
  const [found] = await db
    .select({ name: row.name, change: row.change })
    .from(schools)
    .where(and(eq(schools.id, id), isNull(schools.archivedAt)))
  return found && { name: found.name, takesNobody: takesNobody(found.change) }
}

/** Returns the id of the school with this federal number, offered or not. */
export async function idOfCollege(db: Database, unitid: number): Promise<string | undefined> {
  const [found] = await db.select({ id: schools.id }).from(schools).where(eq(schools.unitid, unitid))
  return found?.id
}

/** Returns whether a school that the catalog offers goes by this name. */
export async function hasSchoolNamed(db: Database, name: string): Promise<boolean> {
  if (plain(name) === '') return false
  const rows = await db
    .select({ id: schools.id })
    .from(schools)
    .where(and(like(schools.searchText, `%${fullNameIn(name)}%`), isNull(schools.archivedAt)))
    .limit(1)
  return rows.length > 0
}

export function deadlinesOf(db: Database, schoolId: string) {
  return deadlinesBySchool(db, 'deadlines').execute({ schoolId })
}

const deadlinesBySchool = prepared((db, _variant: 'deadlines') => {
  const { round, cycle, date, timeZone, state, audience, source, checkedOn } = schoolDeadlines
  return db
    .select({ round, cycle, date, timeZone, state, audience, source, checkedOn })
    .from(schoolDeadlines)
    .where(eq(schoolDeadlines.schoolId, sql.placeholder('schoolId')))
    .orderBy(desc(cycle), date)
    .prepare('school_deadlines_by_school')
})

export async function requirementsOf(db: Database, schoolId: string) {
  const [found] = await requirementsBySchool(db, 'requirements').execute({ schoolId })
  return found ?? null
}

/** The same for several schools, by their ids. */
export async function requirementsOfSchools(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await requirementsBySchools(db, 'requirements').execute({ ids: `{${ids.join(',')}}` })
  return new Map(rows.map(({ schoolId, of }) => [schoolId, of]))
}

const requirementColumns = pick(schoolRequirements, keysOf(Requirements.shape))

const requirementsBySchool = prepared((db, _variant: 'requirements') =>
  db
    .select(requirementColumns)
    .from(schoolRequirements)
    .where(eq(schoolRequirements.schoolId, sql.placeholder('schoolId')))
    .prepare('school_requirements_by_school'),
)

const requirementsBySchools = prepared((db, _variant: 'requirements') =>
  db
    .select({ schoolId: schoolRequirements.schoolId, of: requirementColumns })
    .from(schoolRequirements)
    .where(sql`${schoolRequirements.schoolId} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('school_requirements_by_schools'),
)

export const familyTitles = cached(async (db): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.selectDistinct({ family: majors.family, title: majors.familyTitle }).from(majors)
  return new Map(rows.map(({ family, title }) => [family, title]))
})
