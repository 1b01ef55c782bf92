import type { Actor, Role } from '@bearings/domain/actor'
import type { ListStatus } from '@bearings/domain/schools/list/schema'
import type { Deadline } from '@bearings/domain/schools/schema'
import { and, desc, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { isSharedWith } from '#database/advised.ts'
import { entrySchoolName } from '#database/entry-school-name.ts'
import type { Database } from '#database/open.ts'
import { prepared } from '#database/prepared.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { checklistItems, labelOverrides, listEntries } from '#database/tables/schools-list.ts'
import { schoolDeadlines, schoolRequirements, schools } from '#database/tables/schools.ts'
import { users } from '#database/tables/users.ts'

const own = {
  id: listEntries.id,
  schoolId: listEntries.schoolId,
  major: listEntries.major,
  plan: listEntries.plan,
  deadline: listEntries.deadline,
  deadlineState: listEntries.deadlineState,
  deadlineSource: listEntries.deadlineSource,
  status: listEntries.status,
  createdAt: listEntries.createdAt,
}

/** A school of the catalog has the catalog's words, one added by hand those of its student. */
export const words = {
  name: entrySchoolName,
  location: sql<string | null>`coalesce(${schools.location}, ${listEntries.location})`,
  type: sql<string | null>`coalesce(${schools.type}, ${listEntries.type})`,
  city: schools.city,
  state: schools.state,
  level: schools.level,
  control: schools.control,
}

const ofCatalog = {
  acceptanceRate: sql<string | null>`coalesce(${schools.acceptanceRate}, ${listEntries.acceptanceRate})`,
  tuition: sql<string | null>`coalesce(${schools.tuition}, ${listEntries.tuition})`,
  ranking: sql<string | null>`coalesce(${schools.ranking}, ${listEntries.ranking})`,
  unitid: schools.unitid,
  archivedAt: schools.archivedAt,
  admission_rate: schools.admission_rate,
  net_price_avg: schools.net_price_avg,
  cost_of_attendance: schools.cost_of_attendance,
  tuition_in_state: schools.tuition_in_state,
  tuition_out_of_state: schools.tuition_out_of_state,
  net_price_0_30k: schools.net_price_0_30k,
  net_price_30_48k: schools.net_price_30_48k,
  net_price_48_75k: schools.net_price_48_75k,
  net_price_75_110k: schools.net_price_75_110k,
  net_price_110k_plus: schools.net_price_110k_plus,
  act_25: schools.act_25,
  act_75: schools.act_75,
  avg_hs_gpa: schools.avg_hs_gpa,
  open_admissions: schools.open_admissions,
  sat_rw_25: schools.sat_rw_25,
  sat_rw_75: schools.sat_rw_75,
  sat_math_25: schools.sat_math_25,
  sat_math_75: schools.sat_math_75,
  undergrad_enrollment: schools.undergrad_enrollment,
  test_policy: schools.test_policy,
  requirements: {
    cycle: schoolRequirements.cycle,
    testPolicy: schoolRequirements.testPolicy,
    feeUs: schoolRequirements.feeUs,
    applicationSystem: schoolRequirements.applicationSystem,
  },
}

const override = {
  label: labelOverrides.label,
  reason: labelOverrides.reason,
  note: labelOverrides.note,
  updatedAt: labelOverrides.updatedAt,
}

// What an advisor said of a school counts for as long as they advise the student, and again if they do so again.
const isStillAdvised = sql`exists (select 1 from ${advisorLinks} link where link.advisor_id = ${labelOverrides.advisorId}
  and link.student_id = ${listEntries.userId} and link.ended_at is null)`

export type EntryRow = Awaited<ReturnType<typeof list>>[number]

/** The schools on a list, in the order of names, with the checklist counted. */
export function list(db: Database, { role, userId }: Actor, studentId: string) {
  return visibleList(db, role).execute({ userId, studentId })
}

const visibleList = prepared((db, role: Role) =>
  entries(db, onList(anyViewer(role), sql.placeholder('studentId')))
    .orderBy(sql`lower(${words.name})`)
    .prepare(`list_entries_visible_to_${role}`),
)

/** One school that is on the list. */
export async function find(db: Database, actor: Actor, id: string): Promise<EntryRow | undefined> {
  const [row] = await visibleOne(db, actor.role).execute({ userId: actor.userId, id })
  return row
}

const visibleOne = prepared((db, role: Role) =>
  entries(db, and(onList(anyViewer(role)), eq(listEntries.id, sql.placeholder('id')))).prepare(
    `list_entry_visible_to_${role}`,
  ),
)

function entries(db: Database, where: SQL | undefined) {
  return db
    .select({
      ...own,
      ...words,
      ...ofCatalog,
      override,
      overriddenBy: users.fullName,
      items: counted(sql``),
      done: counted(sql`and item.done`),
      essaysToDo: counted(sql`and item.kind = 'essays' and not item.done`),
    })
    .from(listEntries)
    .leftJoin(schools, eq(schools.id, listEntries.schoolId))
    .leftJoin(schoolRequirements, eq(schoolRequirements.schoolId, listEntries.schoolId))
    .leftJoin(labelOverrides, and(eq(labelOverrides.entryId, listEntries.id), isStillAdvised))
    .leftJoin(users, eq(users.id, labelOverrides.advisorId))
    .where(where)
}

function counted(which: SQL): SQL<number> {
  return sql<number>`(select count(*)::int from ${checklistItems} item where item.entry_id = ${listEntries.id} ${which})`
}

/** What the catalog knows of the deadlines of each school on the list, by school. */
export async function deadlines(
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
  const { schoolId, round, cycle, date, timeZone, state, source, checkedOn } = schoolDeadlines
  return db
    .select({ schoolId, round, cycle, date, timeZone, state, source, checkedOn })
    .from(listEntries)
    .innerJoin(schoolDeadlines, eq(schoolId, listEntries.schoolId))
    .where(onList(anyViewer(role), sql.placeholder('studentId')))
    .prepare(`list_deadlines_visible_to_${role}`)
})

/** What the catalog knows of the deadlines of the school of this entry, the latest year first. */
export async function deadlinesOfOne(db: Database, { role, userId }: Actor, id: string): Promise<Deadline[]> {
  return deadlinesOfEntry(db, role).execute({ userId, id })
}

const deadlinesOfEntry = prepared((db, role: Role) => {
  const { schoolId, round, cycle, date, timeZone, state, source, checkedOn } = schoolDeadlines
  return db
    .select({ round, cycle, date, timeZone, state, source, checkedOn })
    .from(listEntries)
    .innerJoin(schoolDeadlines, eq(schoolId, listEntries.schoolId))
    .where(and(onList(anyViewer(role)), eq(listEntries.id, sql.placeholder('id'))))
    .orderBy(desc(cycle), date)
    .prepare(`list_entry_deadlines_visible_to_${role}`)
})

const nameOf = sql<string>`coalesce(${listEntries.name}, (select of_catalog.name from ${schools} of_catalog where of_catalog.id = ${listEntries.schoolId}), '')`

/** The list as the rules look at it, locked so that two changes at once take turns. */
export function lockList(tx: Database, { role, userId }: Actor) {
  return lockedList(tx, role).execute({ userId })
}

const lockedList = prepared((db, role: Role) =>
  db
    .select({ ...own, name: nameOf })
    .from(listEntries)
    .where(onList(anyViewer(role)))
    .for('update')
    .prepare(`list_entries_locked_by_${role}`),
)

/** Locks one entry of the list, if there is such a one. */
export async function lock(tx: Database, actor: Actor, id: string) {
  const [row] = await tx
    .select(own)
    .from(listEntries)
    .where(and(eq(listEntries.id, id), onList(actor)))
    .for('update')
  return row
}

/** Whether there is such a school on this student's list, and the actor sees it. */
export async function isOnList(
  db: Database,
  actor: Actor,
  studentId: string,
  entryId: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: listEntries.id })
    .from(listEntries)
    .where(and(eq(listEntries.id, entryId), onList(actor, studentId)))
  return rows.length > 0
}

export async function insert(tx: Database, row: typeof listEntries.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(listEntries).values(row).returning({ id: listEntries.id })
  return inserted!.id
}

/** Changes one entry that the caller has found visible. Reminders go by when that was. */
export async function change(
  tx: Database,
  actor: Actor,
  id: string,
  changes: Partial<typeof listEntries.$inferInsert> & { updatedAt: Date },
): Promise<void> {
  await tx
    .update(listEntries)
    .set(changes)
    .where(and(eq(listEntries.id, id), visibleTo(actor)))
}

/** Sets what depends on nothing else, of one entry that is on the list; whether there is such a one. */
export async function set(
  db: Database,
  { role, userId }: Actor,
  id: string,
  {
    status,
    major,
    updatedAt,
  }: { status?: ListStatus | undefined; major?: string | null | undefined; updatedAt: Date },
): Promise<boolean> {
  const rows = await setOne(db, role).execute({
    userId,
    id,
    status: status ?? null,
    hasMajor: major !== undefined,
    major: major ?? null,
    now: updatedAt.toISOString(),
  })
  return rows.length > 0
}

const setOne = prepared((db, role: Role) =>
  db
    .update(listEntries)
    .set({
      status: sql`coalesce(${sql.placeholder('status')}, ${listEntries.status})`,
      major: sql`case when ${sql.placeholder('hasMajor')}::boolean then ${sql.placeholder('major')} else ${listEntries.major} end`,
      updatedAt: sql`${sql.placeholder('now')}::timestamptz`,
    })
    .where(and(eq(listEntries.id, sql.placeholder('id')), onList(anyViewer(role))))
    .returning({ id: listEntries.id })
    .prepare(`list_entry_set_by_${role}`),
)

type Viewer = { role: Role; userId: string | Placeholder }

function anyViewer(role: Role): Viewer {
  return { role, userId: sql.placeholder('userId') }
}

function onList(viewer: Viewer, studentId?: string | Placeholder): SQL | undefined {
  return and(visibleTo(viewer, studentId), isNull(listEntries.trashedAt))
}

/**
 * A list is its student's own, and seen by the advisor whom they show it to. Every read of entries goes through here.
 * @param studentId Whose list an advisor looks at. Without it they find nothing, whatever they want to change.
 */
export function visibleTo({ role, userId }: Viewer, studentId?: string | Placeholder): SQL {
  if (role === 'student') return eq(listEntries.userId, userId)
  if (role !== 'advisor' || studentId === undefined) return sql`false`
  return and(eq(listEntries.userId, studentId), isSharedWith({ userId }, 'list', listEntries.userId))!
}
