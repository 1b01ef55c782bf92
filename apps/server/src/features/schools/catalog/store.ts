import { FactName, FigureName, type SchoolRow, Trait } from '@bearings/domain/schools/catalog/schema'
import { locationOf, typeOf } from '@bearings/domain/schools/rules'
import type { Level } from '@bearings/domain/schools/schema'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { majors } from '../../../database/tables/schools-reference.ts'
import { schoolDeadlines, schoolRequirements, schools } from '../../../database/tables/schools.ts'
import type { How } from '../search/service.ts'

/** Rows of the catalog that new students are offered. */
export async function search(
  db: Database,
  { where, best, limit, state }: How & { state: string | undefined },
): Promise<SchoolRow[]> {
  const rows = await db
    .select({ ...row, aliases: schools.aliases })
    .from(schools)
    .where(and(where, isNull(schools.archivedAt), state === undefined ? undefined : eq(schools.state, state)))
    .orderBy(...best, sql`${schools.undergrad_enrollment} desc nulls last`, schools.name)
    .limit(limit)
  return rows.map(inWords)
}

/** What a row of the catalog is called and where it is, as columns; `inWords` makes words of them. */
export const row = {
  id: schools.id,
  name: schools.name,
  city: schools.city,
  state: schools.state,
  level: schools.level,
  control: schools.control,
  location: schools.location,
  type: schools.type,
}
type Row = {
  city: string | null
  state: string | null
  level: Level | null
  control: Parameters<typeof typeOf>[0]['control']
  location: string | null
  type: string | null
}

/** An admin's own words go before what follows from the data. */
export function inWords<R extends Row>({ city, state, level, control, location, type, ...rest }: R) {
  return {
    ...rest,
    location: location ?? locationOf({ city, state }),
    type: type ?? typeOf({ control, level }),
  }
}

/** A school of the catalog, archived or not: it may still be on someone's list. */
export async function find(db: Database, id: string) {
  const [found] = await db
    .select({
      ...row,
      aliases: schools.aliases,
      url: schools.url,
      acceptanceRate: schools.acceptanceRate,
      tuition: schools.tuition,
      ranking: schools.ranking,
      archivedAt: schools.archivedAt,
      more: schools.more,
      ...columns([...FigureName.options, ...FactName.options, ...Trait.options]),
    })
    .from(schools)
    .where(eq(schools.id, id))
  return found
}

/** Whether the catalog offers this school. */
export async function isOffered(db: Database, id: string): Promise<boolean> {
  const offered = and(eq(schools.id, id), isNull(schools.archivedAt))
  const rows = await db.select({ id: schools.id }).from(schools).where(offered)
  return rows.length > 0
}

export function deadlinesOf(db: Database, schoolId: string) {
  const { round, cycle, date, state, source, checkedOn } = schoolDeadlines
  return db
    .select({ round, cycle, date, state, source, checkedOn })
    .from(schoolDeadlines)
    .where(eq(schoolDeadlines.schoolId, schoolId))
    .orderBy(desc(cycle), date)
}

export async function requirementsOf(db: Database, schoolId: string) {
  const [found] = await db
    .select({
      cycle: schoolRequirements.cycle,
      feeUs: schoolRequirements.feeUs,
      feeWaiver: schoolRequirements.feeWaiver,
      personalEssayRequired: schoolRequirements.personalEssayRequired,
      testPolicy: schoolRequirements.testPolicy,
      teacherEvaluations: schoolRequirements.teacherEvaluations,
      counselorRecommendation: schoolRequirements.counselorRecommendation,
      midyearReport: schoolRequirements.midyearReport,
      applicationSystem: schoolRequirements.applicationSystem,
    })
    .from(schoolRequirements)
    .where(eq(schoolRequirements.schoolId, schoolId))
  return found ?? null
}

/** The names of these CIP families. */
export async function familyTitles(db: Database, families: string[]): Promise<Map<string, string>> {
  if (families.length === 0) return new Map()
  const rows = await db
    .selectDistinct({ family: majors.family, title: majors.familyTitle })
    .from(majors)
    .where(inArray(majors.family, families))
  return new Map(rows.map(({ family, title }) => [family, title]))
}

function columns<const Name extends keyof typeof schools>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, schools[name]])) as Pick<typeof schools, Name>
}
