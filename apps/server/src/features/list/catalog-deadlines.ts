import type { Actor, Role } from '@bearings/domain/actor'
import type { Deadline } from '@bearings/domain/colleges/schema'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { prepared } from '#database/prepared.ts'
import { schoolDeadlines } from '#database/tables/colleges.ts'
import { listEntries } from '#database/tables/list.ts'
import { anyViewer, onList } from './visibility.ts'

/** Returns the catalog's deadlines for the schools on a list, by school. */
export async function deadlinesOfList(
  db: Database,
  { role, userId }: Actor,
  studentId: string,
): Promise<Map<string, Deadline[]>> {
  const bySchool = new Map<string, Deadline[]>()
  for (const { schoolId, ...deadline } of await visibleDeadlines(db, role).execute({ userId, studentId }))
    bySchool.set(schoolId, [...(bySchool.get(schoolId) ?? []), deadline])
  return bySchool
}

const visibleDeadlines = prepared((db, role: Role) => {
  const { schoolId, round, cycle, date, timeZone, state, audience, source, checkedOn } = schoolDeadlines
  return db
    .select({ schoolId, round, cycle, date, timeZone, state, audience, source, checkedOn })
    .from(listEntries)
    .innerJoin(schoolDeadlines, eq(schoolId, listEntries.schoolId))
    .where(onList(anyViewer(role), sql.placeholder('studentId')))
    .prepare(`list_deadlines_visible_to_${role}`)
})

/** Returns the catalog's deadlines for the school of one entry, the latest year first. */
export async function deadlinesOfEntry(
  db: Database,
  { role, userId }: Actor,
  id: string,
): Promise<Deadline[]> {
  return visibleDeadlinesOfEntry(db, role).execute({ userId, id })
}

const visibleDeadlinesOfEntry = prepared((db, role: Role) => {
  const { schoolId, round, cycle, date, timeZone, state, audience, source, checkedOn } = schoolDeadlines
  return db
    .select({ round, cycle, date, timeZone, state, audience, source, checkedOn })
    .from(listEntries)
    .innerJoin(schoolDeadlines, eq(schoolId, listEntries.schoolId))
    .where(and(onList(anyViewer(role)), eq(listEntries.id, sql.placeholder('id'))))
    .orderBy(desc(cycle), date)
    .prepare(`list_entry_deadlines_visible_to_${role}`)
})
