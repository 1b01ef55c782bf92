import { randomUUID } from 'node:crypto'
import type { Persona } from '@bearings/domain/demo/schema'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { profiles } from '../../../database/tables/profiles.ts'
import { checklistItems, listEntries } from '../../../database/tables/schools-list.ts'
import { schoolDeadlines, schools } from '../../../database/tables/schools.ts'
import type { KnownSchool, schoolsOf } from './schools/service.ts'

/*
 * Written in bulk and not through each noun's own service: a demo has to open at once. The CHECK constraints, which
 * come from the same rules, still hold.
 */

export async function insertProfile(tx: Database, userId: string, answers: Persona['profile'], now: Date) {
  await tx.insert(profiles).values({ userId, ...answers, createdAt: now, updatedAt: now })
}

/** Those of these schools that the catalog has, by their federal numbers. */
export async function findSchools(tx: Database, unitids: number[]): Promise<KnownSchool[]> {
  const found = await tx
    .select({ id: schools.id, unitid: schools.unitid })
    .from(schools)
    .where(inArray(schools.unitid, unitids))
  if (found.length === 0) return []

  const { schoolId, round, cycle, date, state, source, checkedOn } = schoolDeadlines
  const deadlines = await tx
    .select({ schoolId, round, cycle, date, state, source, checkedOn })
    .from(schoolDeadlines)
    .where(
      inArray(
        schoolId,
        found.map(({ id }) => id),
      ),
    )
  return found.map((school) => ({
    ...school,
    deadlines: deadlines.filter((deadline) => deadline.schoolId === school.id),
  }))
}

export async function insertSchoolList(tx: Database, userId: string, list: ReturnType<typeof schoolsOf>) {
  const schools = list.map((school) => ({ ...school, id: randomUUID() }))
  await tx.insert(listEntries).values(schools.map(({ id, entry }) => ({ ...entry, id, userId })))
  const items = schools.flatMap(({ id, items }) => items.map((item) => ({ ...item, entryId: id })))
  await tx.insert(checklistItems).values(items)
}
