import { randomUUID } from 'node:crypto'
import type { Persona } from '@bearings/domain/demo/schema'
import type { applicationCountdown } from '@bearings/domain/tasks/templates/options'
import { inArray } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { advisorRequests } from '#database/tables/advising-requests.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { schoolDeadlines, schools } from '#database/tables/colleges.ts'
import { essays, essayVersions } from '#database/tables/essays.ts'
import { applicationDays } from '#database/tables/list-record.ts'
import { researchNotes } from '#database/tables/list-research.ts'
import { checklistItems, listEntries } from '#database/tables/list.ts'
import { profiles } from '#database/tables/profiles.ts'
import { tasks, taskTemplateItems, taskTemplates } from '#database/tables/tasks.ts'
import { weeks, weekTasks } from '#database/tables/weeks.ts'
import { sealRow } from '#database/vault/rows.ts'
import type { classOf } from './class.ts'
import type { essaysOf } from './essays.ts'
import type { Note } from './notes.ts'
import type { KnownSchool, schoolsOf } from './schools.ts'
import type { tasksOf } from './tasks.ts'
import type { weeksOf } from './weeks.ts'

/*
 * These functions write in bulk and not through each noun's own service, because a demo has to open at once.
 * The CHECK constraints, which come from the same rules, still hold.
 */

export async function insertProfile(tx: Database, userId: string, answers: Persona['profile'], now: Date) {
  const sealed = sealRow(tx, profiles, userId, answers)
  await tx.insert(profiles).values({ userId, ...sealed, createdAt: now, updatedAt: now })
}

/** Finds those of these schools that the catalog has, by their federal numbers. */
export async function findSchools(tx: Database, unitids: number[]): Promise<KnownSchool[]> {
  const found = await tx
    .select({ id: schools.id, unitid: schools.unitid })
    .from(schools)
    .where(inArray(schools.unitid, unitids))
  if (found.length === 0) return []

  const { schoolId, round, cycle, date, timeZone, state, audience, source, checkedOn } = schoolDeadlines
  const deadlines = await tx
    .select({ schoolId, round, cycle, date, timeZone, state, audience, source, checkedOn })
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

type List = { userId: string; list: ReturnType<typeof schoolsOf> }

/** Adds the lists of one or several students, and returns the ids of their entries, in the same order. */
export async function insertSchoolLists(tx: Database, lists: readonly List[]): Promise<string[]> {
  const schools = lists.flatMap(({ userId, list }) =>
    list.map((school) => ({ ...school, userId, id: randomUUID() })),
  )
  await tx.insert(listEntries).values(schools.map(({ id, userId, entry }) => ({ ...entry, id, userId })))
  const items = schools.flatMap(({ id, items }) => items.map((item) => ({ ...item, entryId: id })))
  await tx.insert(checklistItems).values(items)
  const days = schools.flatMap(({ id, entry, days }) =>
    days.map(({ status, on }) => ({ entryId: id, status, onDate: on, createdAt: entry.updatedAt })),
  )
  if (days.length > 0) await tx.insert(applicationDays).values(days)
  return schools.map(({ id }) => id)
}

/** Adds everything that the advisor's other students have, with one statement for each table. */
export async function insertClass(tx: Database, rows: ReturnType<typeof classOf>) {
  await tx.insert(advisorRequests).values(rows.requests)
  await tx.insert(advisorLinks).values(rows.links)
  await tx.insert(profiles).values(rows.profiles)
  await tx.insert(tasks).values(rows.tasks)
  await insertSchoolLists(tx, rows.lists)
}

export async function insertEssays(tx: Database, userId: string, written: ReturnType<typeof essaysOf>) {
  const rows = written.map((essay) => ({ ...essay, id: randomUUID() }))
  await tx.insert(essays).values(rows.map(({ id, essay }) => ({ ...essay, id, userId })))
  const versions = rows.flatMap(({ id, versions }) => versions.map((each) => ({ ...each, essayId: id })))
  await tx.insert(essayVersions).values(versions)
}

export async function insertNote(tx: Database, entryId: string, content: Note, now: Date) {
  await tx.insert(researchNotes).values({ entryId, content, revision: 1, createdAt: now, updatedAt: now })
}

export async function insertWeeks(tx: Database, userId: string, planned: ReturnType<typeof weeksOf>) {
  const rows = planned.map((week) => ({ ...week, id: randomUUID() }))
  await tx.insert(weeks).values(rows.map(({ id, week }) => ({ ...week, id, userId })))
  const tasks = rows.flatMap(({ id, tasks }) =>
    tasks.map((task) => ({ ...task, id: randomUUID(), weekId: id })),
  )
  await tx.insert(weekTasks).values(tasks)
}

export async function insertTasks(
  tx: Database,
  {
    student,
    advisor,
    tasks: given,
  }: { student: { id: string }; advisor: { id: string }; tasks: ReturnType<typeof tasksOf> },
) {
  await tx
    .insert(tasks)
    .values(given.map((task) => ({ ...task, advisorId: advisor.id, studentId: student.id })))
}

export async function insertTemplate(
  tx: Database,
  advisorId: string,
  { name, items }: typeof applicationCountdown,
  now: Date,
) {
  const [template] = await tx
    .insert(taskTemplates)
    .values({ advisorId, name, createdAt: now, updatedAt: now })
    .returning({ id: taskTemplates.id })
  const rows = items.map((item, position) => ({ ...item, templateId: template!.id, position }))
  await tx.insert(taskTemplateItems).values(rows)
}
