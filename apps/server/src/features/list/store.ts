import type { Actor, Role } from '@bearings/domain/actor'
import { inOrderOfNames } from '@bearings/domain/compare-names'
import {
  type EntryChanges,
  type EntryChoices,
  type FieldAlone,
  fieldsAlone,
  type OwnSchool,
} from '@bearings/domain/list/schema'
import { pickOrNull } from '@bearings/domain/pick'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { prepared } from '#database/prepared.ts'
import { advisorLinks } from '#database/tables/advising.ts'
import { schoolRequirements, schools } from '#database/tables/colleges.ts'
import { essays } from '#database/tables/essays.ts'
import { checklistItems, labelOverrides, listEntries } from '#database/tables/list.ts'
import { users } from '#database/tables/users.ts'
import { ofCatalog, override, own, words } from './columns.ts'
import { daysOfEntry } from './record/store.ts'
import { anyViewer, onList, visibleTo } from './visibility.ts'

/** A school on a list, with what the catalog knows of it. */
export type EntryRow = Awaited<ReturnType<typeof list>>[number]

/** Returns the schools on a list, in the order of names, with the checklist counted. */
export async function list(db: Database, { role, userId }: Actor, studentId: string) {
  const rows = await visibleList(db, role).execute({ userId, studentId })
  return inOrderOfNames(rows, ({ name }) => name)
}

const visibleList = prepared((db, role: Role) =>
  entries(db, onList(anyViewer(role), sql.placeholder('studentId'))).prepare(
    `list_entries_visible_to_${role}`,
  ),
)

/** Finds one school on the list. */
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
      days: daysOfEntry,
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

// An advisor's label counts for as long as they advise the student, and again if they do so again.
const isStillAdvised = sql`exists (select 1 from ${advisorLinks} link where link.advisor_id = ${labelOverrides.advisorId}
  and link.student_id = ${listEntries.userId} and link.ended_at is null)`

function counted(which: SQL): SQL<number> {
  return sql<number>`(select count(*)::int from ${checklistItems} item where item.entry_id = ${listEntries.id} ${which})`
}

const nameOf = sql<string>`coalesce(${listEntries.name}, (select of_catalog.name from ${schools} of_catalog where of_catalog.id = ${listEntries.schoolId}), '')`

/** Returns the list as the rules look at it, locked so that two changes at once take turns. */
export function lockList(tx: Database, { role, userId }: Actor) {
  return lockedList(tx, role).execute({ userId })
}

/**
 * Does the same before an entry is added. Rows that are not there yet cannot be locked, so additions take turns
 * at the student, and the list is read only then.
 */
export async function lockListToAdd(tx: Database, actor: Actor) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.userId)).for('no key update')
  return lockList(tx, actor)
}

const lockedList = prepared((db, role: Role) =>
  db
    .select({ ...own, name: nameOf })
    .from(listEntries)
    .where(onList(anyViewer(role)))
    .for('update')
    .prepare(`list_entries_locked_by_${role}`),
)

export async function lock(tx: Database, actor: Actor, id: string) {
  const [row] = await tx
    .select(own)
    .from(listEntries)
    .where(and(eq(listEntries.id, id), onList(actor)))
    .for('update')
  return row
}

/** Returns the status of each entry of the actor's list. */
export function statuses(tx: Database, actor: Actor) {
  return tx.select({ id: listEntries.id, status: listEntries.status }).from(listEntries).where(onList(actor))
}

/** Returns the ids of this student's essays for these entries. */
export async function essaysOf(
  tx: Database,
  { userId }: Pick<Actor, 'userId'>,
  entryIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .select({ id: essays.id })
    .from(essays)
    .where(and(eq(essays.userId, userId), inArray(essays.entryId, [...entryIds])))
  return rows.map(({ id }) => id)
}

/** Returns the ids of the checklist items of these entries, which the caller has found visible. */
export async function itemsOf(tx: Database, entryIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: checklistItems.id })
    .from(checklistItems)
    .where(inArray(checklistItems.entryId, [...entryIds]))
  return rows.map(({ id }) => id)
}

/** Returns whether this student's list has such a school, and the actor sees it. */
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

type NewRow = typeof listEntries.$inferInsert
/** A row with every field that a student can set for it, and all words on a school that is described by hand. */
type WholeRow = NewRow & Required<Pick<NewRow, keyof EntryChoices>> & Pick<NewRow, keyof OwnSchool>

export async function insert(tx: Database, row: WholeRow): Promise<string> {
  const [inserted] = await tx.insert(listEntries).values(row).returning({ id: listEntries.id })
  return inserted!.id
}

/** Changes one entry that the caller has found visible. Reminders depend on when that was. */
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

type MovedEntry = Pick<
  typeof listEntries.$inferSelect,
  'id' | 'deadline' | 'deadlineState' | 'deadlineSource'
>

/** Moves the deadlines of these entries, all in one statement. */
export async function moveDeadlines(
  tx: Database,
  actor: Actor,
  moved: readonly MovedEntry[],
  /** `null` for what the student has not done. */
  updatedAt: Date | null,
): Promise<void> {
  if (moved.length === 0) return
  await tx
    .update(listEntries)
    .set({
      deadline: sql`moved.deadline`,
      deadlineState: sql`moved."deadlineState"`,
      deadlineSource: sql`moved."deadlineSource"`,
      updatedAt: updatedAt ?? sql`${listEntries.updatedAt}`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(moved)}::jsonb)
        as moved (id uuid, deadline date, "deadlineState" text, "deadlineSource" text)`,
    )
    .where(and(eq(listEntries.id, sql`moved.id`), visibleTo(actor)))
}

/**
 * Sets what depends on nothing else of an entry that is on the list, so nothing is locked. Returns whether there is such an entry.
 */
export async function set(
  db: Database,
  { role, userId }: Actor,
  id: string,
  { updatedAt, ...changes }: SetAlone & { updatedAt: Date },
): Promise<boolean> {
  const rows = await setOne(db, role).execute({
    userId,
    id,
    ...pickOrNull(changes, fieldsAlone),
    ...Object.fromEntries(fieldsAlone.map((name) => [given(name), changes[name] !== undefined])),
    now: updatedAt.toISOString(),
  })
  return rows.length > 0
}

/** The choices on which no other depends. */
export type SetAlone = Pick<EntryChanges, FieldAlone>

const given = (name: FieldAlone) => `${name} is given`

/** Sets a column that may be emptied, unless the change leaves it out. */
function emptied(name: FieldAlone): SQL {
  const column = listEntries[name]
  const next = sql`${sql.placeholder(name)}::${sql.raw(column.getSQLType())}`
  return sql`case when ${sql.placeholder(given(name))}::boolean then ${next} else ${column} end`
}

const setOne = prepared((db, role: Role) =>
  db
    .update(listEntries)
    .set({
      ...Object.fromEntries(fieldsAlone.map((name) => [name, emptied(name)])),
      updatedAt: sql`${sql.placeholder('now')}::timestamptz`,
    })
    .where(and(eq(listEntries.id, sql.placeholder('id')), onList(anyViewer(role))))
    .returning({ id: listEntries.id })
    .prepare(`list_entry_set_by_${role}`),
)
