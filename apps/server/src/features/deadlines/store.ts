import type { Actor, Role } from '@bearings/domain/actor'
import type { OwnSource } from '@bearings/domain/deadlines/options'
import { statusesAsking } from '@bearings/domain/deadlines/rules'
import { type EssayStatus, statuses } from '@bearings/domain/essays/options'
import { isFinished } from '@bearings/domain/essays/rules'
import type { EntryDeadlineState, ListStatus } from '@bearings/domain/schools/list/schema'
import type { Plan } from '@bearings/domain/schools/schema'
import { type AnyColumn, and, eq, isNotNull, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/open.ts'
import { prepared } from '../../database/prepared.ts'
import { essays } from '../../database/tables/essays.ts'
import { checklistItems, listEntries } from '../../database/tables/schools-list.ts'
import { schools } from '../../database/tables/schools.ts'

export type DateRow = Awaited<ReturnType<typeof list>>[number]

/** Every date of the student's own: of schools, essays and checklist items that are not in the trash. */
export function list(db: Database, { role, userId }: Actor) {
  return visibleDates(db, role).execute({ userId })
}

const visibleDates = prepared((db, role: Role) =>
  ownDates(db, (owner) => visibleTo({ role, userId: sql.placeholder('userId') }, owner)).prepare(
    `deadlines_visible_to_${role}`,
  ),
)

/** Dates are their student's. `owner` is the column that says whose they are. */
function visibleTo({ role, userId }: { role: Role; userId: string | Placeholder }, owner: AnyColumn): SQL {
  return role === 'student' ? eq(owner, userId) : sql`false`
}

/** The dates of these students, as one query. `of` gets the column that says whose a row is. */
export function ownDates(db: Database, of: (owner: AnyColumn) => SQL) {
  return unionAll(schoolDates(db, of), essayDates(db, of), itemDates(db, of))
}

/** What stands in the status of a school, an essay or a checklist item. */
type Standing = ListStatus | EssayStatus | 'Done'

const schoolName = sql<string | null>`coalesce(${schools.name}, ${listEntries.name})`

function schoolDates(db: Database, of: (owner: AnyColumn) => SQL) {
  return db
    .select({
      source: sql<OwnSource>`'school'`.as('source'),
      id: sql<string>`${listEntries.id}`.as('id'),
      entryId: sql<string | null>`${listEntries.id}`.as('entry_id'),
      userId: sql<string>`${listEntries.userId}`.as('user_id'),
      date: sql<string>`${listEntries.deadline}`.mapWith(listEntries.deadline).as('date'),
      title: sql<string>`${schoolName}`.as('title'),
      schoolName: schoolName.as('school_name'),
      done: sql<boolean>`${isNoLongerAsked('application')}`.as('done'),
      plan: sql<Plan | null>`${listEntries.plan}`.as('plan'),
      status: sql<Standing | null>`${listEntries.status}`.as('status'),
      basis: sql<EntryDeadlineState | null>`${listEntries.deadlineState}`.as('basis'),
      essaysLeft: essaysLeft.as('essays_left'),
      itemsLeft: itemsLeft.as('items_left'),
      written: sql<number | null>`null::int`.as('written'),
      wordLimit: sql<number | null>`null::int`.as('word_limit'),
      changedAt: sql<Date>`${listEntries.updatedAt}`.mapWith(listEntries.updatedAt).as('changed_at'),
    })
    .from(listEntries)
    .leftJoin(schools, eq(schools.id, listEntries.schoolId))
    .where(and(of(listEntries.userId), isNull(listEntries.trashedAt), isNotNull(listEntries.deadline)))
}

function essayDates(db: Database, of: (owner: AnyColumn) => SQL) {
  const schoolIsThere = or(isNull(essays.entryId), isNull(listEntries.trashedAt))
  return db
    .select({
      source: sql<OwnSource>`'essay'`,
      id: sql<string>`${essays.id}`,
      entryId: sql<string | null>`${essays.entryId}`,
      userId: sql<string>`${essays.userId}`,
      date: sql<string>`${essays.deadline}`,
      title: sql<string>`${essays.promptName}`,
      schoolName,
      done: sql<boolean>`(${isFinishedEssay(sql`${essays.status}`)} or ${isNoLongerAsked('essays')})`,
      plan: sql<Plan | null>`null::text`,
      status: sql<Standing | null>`${essays.status}`,
      basis: sql<EntryDeadlineState | null>`null::text`,
      essaysLeft: sql<number>`0`,
      itemsLeft: sql<number>`0`,
      written: sql<number | null>`${essays.words}`,
      wordLimit: sql<number | null>`${essays.wordLimit}`,
      changedAt: sql<Date>`${essays.updatedAt}`,
    })
    .from(essays)
    .leftJoin(listEntries, eq(listEntries.id, essays.entryId))
    .leftJoin(schools, eq(schools.id, listEntries.schoolId))
    .where(and(of(essays.userId), isNull(essays.trashedAt), schoolIsThere, isNotNull(essays.deadline)))
}

function itemDates(db: Database, of: (owner: AnyColumn) => SQL) {
  return db
    .select({
      source: sql<OwnSource>`'checklist'`,
      id: sql<string>`${checklistItems.id}`,
      entryId: sql<string | null>`${listEntries.id}`,
      userId: sql<string>`${listEntries.userId}`,
      date: sql<string>`${checklistItems.dueOn}`,
      title: sql<string>`${checklistItems.label}`,
      schoolName,
      done: sql<boolean>`(${checklistItems.done} or ${isNoLongerAsked('items')})`,
      plan: sql<Plan | null>`null::text`,
      status: sql<Standing | null>`case when ${checklistItems.done} then 'Done' end`,
      basis: sql<EntryDeadlineState | null>`null::text`,
      essaysLeft: sql<number>`0`,
      itemsLeft: sql<number>`0`,
      written: sql<number | null>`null::int`,
      wordLimit: sql<number | null>`null::int`,
      changedAt: sql<Date>`${checklistItems.updatedAt}`,
    })
    .from(checklistItems)
    .innerJoin(listEntries, eq(listEntries.id, checklistItems.entryId))
    .leftJoin(schools, eq(schools.id, listEntries.schoolId))
    .where(and(of(listEntries.userId), isNull(listEntries.trashedAt), isNotNull(checklistItems.dueOn)))
}

const essaysLeft = sql<number>`(
  select count(*)::int from essays essay
  where essay.entry_id = ${listEntries.id} and essay.trashed_at is null and not ${isFinishedEssay(sql`essay.status`)}
)`

const itemsLeft = sql<number>`(
  select count(*)::int from checklist_items item where item.entry_id = ${listEntries.id} and not item.done
)`

function isFinishedEssay(status: SQL): SQL {
  return sql`${status} in (${texts(statuses.filter((each) => isFinished({ status: each })))})`
}

/** Whether a school asks for this no more, by its place in the domain's table. `false` where there is no school. */
function isNoLongerAsked(part: Parameters<typeof statusesAsking>[0]): SQL {
  return sql`coalesce(${listEntries.status} not in (${texts(statusesAsking(part))}), false)`
}

function texts(values: readonly string[]): SQL {
  return sql.raw(values.map((value) => `'${value}'`).join(', '))
}
