import { randomUUID } from 'node:crypto'
import { usualSharing, type Viewed } from '@bearings/domain/advising/options'
import type { Persona } from '@bearings/domain/demo/schema'
import type { applicationCountdown } from '@bearings/domain/tasks/templates/options'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import {
  advisorGroups,
  advisorGroupStudents,
  advisorLinks,
  advisorNotes,
  advisorRequests,
  advisorViews,
  sharedEssays,
} from '#database/tables/advising.ts'
import { essayComments } from '#database/tables/essay-comments.ts'
import { essays, essayVersions } from '#database/tables/essays.ts'
import { profiles } from '#database/tables/profiles.ts'
import { checklistItems, listEntries } from '#database/tables/schools-list.ts'
import { researchNotes } from '#database/tables/schools-research.ts'
import { schoolDeadlines, schools } from '#database/tables/schools.ts'
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

  const { schoolId, round, cycle, date, timeZone, state, source, checkedOn } = schoolDeadlines
  const deadlines = await tx
    .select({ schoolId, round, cycle, date, timeZone, state, source, checkedOn })
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

/** Adds a group of the advisor's, with these of their students. */
export async function insertGroup(
  tx: Database,
  advisorId: string,
  { name, studentIds }: { name: string; studentIds: readonly string[] },
  now: Date,
) {
  const id = randomUUID()
  const group = { advisorId, name, createdAt: now, updatedAt: now }
  await tx.insert(advisorGroups).values({ id, ...sealRow(tx, advisorGroups, id, group) })
  const links = await tx
    .select({ id: advisorLinks.id })
    .from(advisorLinks)
    .where(and(eq(advisorLinks.advisorId, advisorId), inArray(advisorLinks.studentId, [...studentIds])))
  await tx.insert(advisorGroupStudents).values(links.map((link) => ({ groupId: id, linkId: link.id })))
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

type Both = { student: { id: string }; advisor: { id: string } }

/** Links the two with the usual sharing. */
export async function insertLink(tx: Database, { student, advisor, createdAt }: Both & { createdAt: Date }) {
  const row = {
    id: randomUUID(),
    advisorId: advisor.id,
    studentId: student.id,
    ...usualSharing,
    createdAt,
    updatedAt: createdAt,
  }
  await tx.insert(advisorLinks).values(row)
  return row.id
}

/** Adds the request that led to the link. */
export async function insertRequest(
  tx: Database,
  { student, advisor, message, askedAt, answeredAt }: Both & RequestText,
): Promise<void> {
  await tx.insert(advisorRequests).values({
    advisorId: advisor.id,
    studentId: student.id,
    sentBy: 'advisor',
    status: 'approved',
    message,
    createdAt: askedAt,
    updatedAt: answeredAt,
  })
}

type RequestText = { message: string; askedAt: Date; answeredAt: Date }

/** Adds the advisor's views, each in an hour of its own. */
export async function insertViews(
  tx: Database,
  { student, advisor, views }: Both & { views: readonly AdvisorView[] },
): Promise<void> {
  await tx.insert(advisorViews).values(
    views.map(({ what, subjectId = student.id, at, times }) => ({
      studentId: student.id,
      advisorId: advisor.id,
      what,
      subjectId,
      hour: new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000),
      firstAt: at,
      lastAt: at,
      times,
    })),
  )
}

export type AdvisorView = { what: Viewed; subjectId?: string; at: Date; times: number }

/** Shares the student's essays that have a text. */
export async function shareEssays(tx: Database, linkId: string, userId: string, createdAt: Date) {
  const written = await tx
    .select({ id: essays.id })
    .from(essays)
    .where(and(eq(essays.userId, userId), gt(essays.words, 0)))
  if (written.length === 0) return
  await tx.insert(sharedEssays).values(written.map(({ id }) => ({ linkId, essayId: id, createdAt })))
}

export function findTexts(tx: Database, userId: string) {
  return tx
    .select({ id: essays.id, content: essays.content, status: essays.status })
    .from(essays)
    .where(eq(essays.userId, userId))
}

/** Takes first comments before their answers, because answers refer to them. */
export async function insertComments(tx: Database, comments: readonly (typeof essayComments.$inferInsert)[]) {
  await tx.insert(essayComments).values([...comments])
}

export async function insertAdvisorNotes(
  tx: Database,
  linkId: string,
  notes: readonly { content: string; createdAt: Date }[],
) {
  const rows = notes.map((note) => {
    const id = randomUUID()
    return { id, linkId, ...sealRow(tx, advisorNotes, id, { ...note, updatedAt: note.createdAt }) }
  })
  await tx.insert(advisorNotes).values(rows)
}

export async function insertTasks(
  tx: Database,
  { student, advisor, tasks: given }: Both & { tasks: ReturnType<typeof tasksOf> },
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
