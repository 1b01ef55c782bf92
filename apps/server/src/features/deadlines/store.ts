import type { Actor, Role } from '@bearings/domain/actor'
import type { OwnSource } from '@bearings/domain/deadlines/options'
import { statusesAsking } from '@bearings/domain/deadlines/rules'
import { type EssayStatus, statuses } from '@bearings/domain/essays/options'
import { isFinished } from '@bearings/domain/essays/rules'
import { openScholarshipStatuses, type ScholarshipStatus } from '@bearings/domain/money/options'
import type { EntryDeadlineState, ListStatus } from '@bearings/domain/schools/list/schema'
import type { Plan } from '@bearings/domain/schools/schema'
import { type AnyColumn, and, eq, isNotNull, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import { isAdvisedBy, isEssaySharedWith, isSharedWith } from '#database/advised.ts'
import { entrySchoolName } from '#database/entry-school-name.ts'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { prepared } from '#database/prepared.ts'
import { texts } from '#database/sql.ts'
import { essays } from '#database/tables/essays.ts'
import { savedScholarships, scholarships } from '#database/tables/money.ts'
import { checklistItems, listEntries } from '#database/tables/schools-list.ts'
import { schools } from '#database/tables/schools.ts'
import { tasks } from '#database/tables/tasks.ts'

export type DateRow = Awaited<ReturnType<typeof list>>[number]

/**
 * Returns every date of a student that the actor may see: of schools, essays, and checklist items that are
 * not in the trash, of tasks, and of saved scholarships.
 */
export function list(db: Database, { role, userId }: Actor, studentId: string) {
  return visibleDates(db, role).execute({ userId, studentId })
}

const visibleDates = prepared((db, role: Role) =>
  ownDates(db, (owner, source, id) =>
    and(
      eq(owner, sql.placeholder('studentId')),
      visibleTo({ role, userId: sql.placeholder('userId') }, owner, source, id),
    )!,
  ).prepare(`deadlines_visible_to_${role}`),
)

/** Selects the same for those of an advisor's students who have these ids. */
export function advisedDates(db: Database, actor: Actor, ids: readonly string[]) {
  return ownDates(db, (owner, source, id) => and(isAmong(owner, ids), visibleTo(actor, owner, source, id))!)
}

type Viewer = { role: Role; userId: string | Placeholder }

/** Dates are visible to their student, and to an advisor with whom the student shares what has the date. */
function visibleTo(viewer: Viewer, owner: AnyColumn, source: OwnSource, id: AnyColumn): SQL {
  if (viewer.role === 'student') return eq(owner, viewer.userId)
  if (viewer.role !== 'advisor') return sql`false`
  if (source === 'essay') return isEssaySharedWith(viewer, id, owner)
  // Scholarships are shared with money, which has a tab of its own.
  if (source === 'scholarship') return sql`false`
  if (source === 'task') return and(eq(tasks.advisorId, viewer.userId), isAdvisedBy(viewer, owner))!
  return isSharedWith(viewer, 'list', owner)
}

/** Returns the condition for the wanted rows, from the columns of their owner and id, and their source. */
type Of = (owner: AnyColumn, source: OwnSource, id: AnyColumn) => SQL

/** Selects the dates of the rows that `of` matches. */
export function ownDates(db: Database, of: Of) {
  return unionAll(
    schoolDates(db, of),
    essayDates(db, of),
    itemDates(db, of),
    taskDates(db, of),
    scholarshipDates(db, of),
  )
}

/** The status of a school, an essay, a checklist item, a task, or a scholarship. */
type AnyStatus = ListStatus | EssayStatus | ScholarshipStatus | 'Done'

const schoolName: SQL<string | null> = entrySchoolName

function schoolDates(db: Database, of: Of) {
  return db
    .select({
      source: sql<OwnSource>`'school'`.as('source'),
      id: sql<string>`${listEntries.id}`.as('id'),
      entryId: sql<string | null>`${listEntries.id}`.as('entry_id'),
      userId: sql<string>`${listEntries.userId}`.as('user_id'),
      date: sql<string>`${listEntries.deadline}`.mapWith(listEntries.deadline).as('date'),
      timeZone: closingZone.as('time_zone'),
      title: sql<string>`${schoolName}`.as('title'),
      schoolName: schoolName.as('school_name'),
      done: sql<boolean>`${isNoLongerRequired('application')}`.as('done'),
      plan: sql<Plan | null>`${listEntries.plan}`.as('plan'),
      status: sql<AnyStatus | null>`${listEntries.status}`.as('status'),
      basis: sql<EntryDeadlineState | null>`${listEntries.deadlineState}`.as('basis'),
      essaysLeft: essaysLeft(of).as('essays_left'),
      itemsLeft: itemsLeft.as('items_left'),
      written: sql<number | null>`null::int`.as('written'),
      wordLimit: sql<number | null>`null::int`.as('word_limit'),
      changedAt: sql<Date>`${listEntries.updatedAt}`.mapWith(listEntries.updatedAt).as('changed_at'),
    })
    .from(listEntries)
    .leftJoin(schools, eq(schools.id, listEntries.schoolId))
    .where(
      and(
        of(listEntries.userId, 'school', listEntries.id),
        isNull(listEntries.trashedAt),
        isNotNull(listEntries.deadline),
      ),
    )
}

/** The time zone in which the school's date ends, if the date is the published one of its plan. */
const closingZone = sql<string | null>`(
  select published.time_zone from school_deadlines published
  where published.school_id = ${listEntries.schoolId} and published.round = ${listEntries.plan}
    and published.date = ${listEntries.deadline}
  limit 1
)`

function essayDates(db: Database, of: Of) {
  const schoolIsThere = or(isNull(essays.entryId), isNull(listEntries.trashedAt))
  return db
    .select({
      source: sql<OwnSource>`'essay'`,
      id: sql<string>`${essays.id}`,
      entryId: sql<string | null>`${essays.entryId}`,
      userId: sql<string>`${essays.userId}`,
      date: sql<string>`${essays.deadline}`,
      timeZone: sql<string | null>`null::text`,
      title: sql<string>`${essays.promptName}`,
      schoolName,
      done: sql<boolean>`(${isFinishedEssay(sql`${essays.status}`)} or ${isNoLongerRequired('essays')})`,
      plan: sql<Plan | null>`null::text`,
      status: sql<AnyStatus | null>`${essays.status}`,
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
    .where(
      and(
        of(essays.userId, 'essay', essays.id),
        isNull(essays.trashedAt),
        schoolIsThere,
        isNotNull(essays.deadline),
      ),
    )
}

function itemDates(db: Database, of: Of) {
  return db
    .select({
      source: sql<OwnSource>`'checklist'`,
      id: sql<string>`${checklistItems.id}`,
      entryId: sql<string | null>`${listEntries.id}`,
      userId: sql<string>`${listEntries.userId}`,
      date: sql<string>`${checklistItems.dueOn}`,
      timeZone: sql<string | null>`null::text`,
      title: sql<string>`${checklistItems.label}`,
      schoolName,
      done: sql<boolean>`(${checklistItems.done} or ${isNoLongerRequired('items')})`,
      plan: sql<Plan | null>`null::text`,
      status: sql<AnyStatus | null>`case when ${checklistItems.done} then 'Done' end`,
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
    .where(
      and(
        of(listEntries.userId, 'checklist', checklistItems.id),
        isNull(listEntries.trashedAt),
        isNotNull(checklistItems.dueOn),
      ),
    )
}

/** Selects tasks from advisors, including former ones. */
function taskDates(db: Database, of: Of) {
  return db
    .select({
      source: sql<OwnSource>`'task'`,
      id: sql<string>`${tasks.id}`,
      entryId: sql<string | null>`null::uuid`,
      userId: sql<string>`${tasks.studentId}`,
      date: sql<string>`${tasks.dueOn}`,
      timeZone: sql<string | null>`null::text`,
      title: sql<string>`${tasks.title}`,
      schoolName: sql<string | null>`null::text`,
      done: sql<boolean>`(${tasks.status} <> 'pending')`,
      plan: sql<Plan | null>`null::text`,
      status: sql<AnyStatus | null>`case when ${tasks.status} = 'completed' then 'Done' end`,
      basis: sql<EntryDeadlineState | null>`null::text`,
      essaysLeft: sql<number>`0`,
      itemsLeft: sql<number>`0`,
      written: sql<number | null>`null::int`,
      wordLimit: sql<number | null>`null::int`,
      changedAt: sql<Date>`${tasks.updatedAt}`,
    })
    .from(tasks)
    .where(and(of(tasks.studentId, 'task', tasks.id), isNotNull(tasks.dueOn)))
}

/** Selects a student's saved scholarships that have a deadline. */
function scholarshipDates(db: Database, of: Of) {
  return db
    .select({
      source: sql<OwnSource>`'scholarship'`,
      id: sql<string>`${savedScholarships.id}`,
      entryId: sql<string | null>`null::uuid`,
      userId: sql<string>`${savedScholarships.userId}`,
      date: sql<string>`${savedScholarships.deadline}`,
      timeZone: sql<string | null>`null::text`,
      title: sql<string>`${scholarships.name}`,
      schoolName: sql<string | null>`null::text`,
      done: sql<boolean>`(${savedScholarships.status} not in (${texts(openScholarshipStatuses)}))`,
      plan: sql<Plan | null>`null::text`,
      status: sql<AnyStatus | null>`${savedScholarships.status}`,
      basis: sql<EntryDeadlineState | null>`null::text`,
      essaysLeft: sql<number>`0`,
      itemsLeft: sql<number>`0`,
      written: sql<number | null>`null::int`,
      wordLimit: sql<number | null>`null::int`,
      changedAt: sql<Date>`${savedScholarships.updatedAt}`,
    })
    .from(savedScholarships)
    .innerJoin(scholarships, eq(scholarships.id, savedScholarships.scholarshipId))
    .where(
      and(
        of(savedScholarships.userId, 'scholarship', savedScholarships.id),
        isNotNull(savedScholarships.deadline),
      ),
    )
}

/** Counts the school's unfinished essays, among those that may be seen. */
function essaysLeft(of: Of): SQL<number> {
  const essay = alias(essays, 'essay')
  return sql<number>`(
    select count(*)::int from ${essays} ${sql.identifier('essay')}
    where ${essay.entryId} = ${listEntries.id} and ${essay.trashedAt} is null
      and not ${isFinishedEssay(sql`${essay.status}`)} and ${of(essay.userId, 'essay', essay.id)}
  )`
}

const itemsLeft = sql<number>`(
  select count(*)::int from checklist_items item where item.entry_id = ${listEntries.id} and not item.done
)`

function isFinishedEssay(status: SQL): SQL {
  return sql`${status} in (${texts(statuses.filter((each) => isFinished({ status: each })))})`
}

/** Returns whether a school no longer requires this, by the domain's `isAsked`; `false` without a school. */
function isNoLongerRequired(part: Parameters<typeof statusesAsking>[0]): SQL {
  const { status } = listEntries
  return sql`coalesce(${status} not in (${texts(statusesAsking(part))}) or (${status} <> 'Committed' and ${hasCommitted}), false)`
}

const committed = alias(listEntries, 'committed')
const hasCommitted = sql`exists (
  select 1 from ${listEntries} ${sql.identifier('committed')}
  where ${committed.userId} = ${listEntries.userId} and ${committed.status} = 'Committed'
    and ${committed.trashedAt} is null
)`
