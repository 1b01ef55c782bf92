import type { Plan } from '@bearings/domain/colleges/schema'
import type { OwnSource } from '@bearings/domain/deadlines/options'
import type { EntryDeadlineState } from '@bearings/domain/list/schema'
import { openScholarshipStatuses } from '@bearings/domain/money/options'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '#database/open.ts'
import { texts } from '#database/sql.ts'
import { isNoLongerRequired } from '#database/still-required.ts'
import { schools } from '#database/tables/colleges.ts'
import { essays } from '#database/tables/essays.ts'
import { checklistItems, listEntries } from '#database/tables/list.ts'
import { savedScholarships, scholarships } from '#database/tables/money.ts'
import { tasks } from '#database/tables/tasks.ts'
import { aidFormDates } from './aid-form-dates.ts'
import { type AnyStatus, blank, schoolName } from './date-columns.ts'
import { essaysLeft, isFinishedEssay, itemsLeft, type Of } from './left-to-do.ts'

/** Selects the dates of the rows that `of` matches. */
export function ownDates(db: Database, of: Of) {
  return unionAll(
    schoolDates(db, of),
    essayDates(db, of),
    itemDates(db, of),
    taskDates(db, of),
    scholarshipDates(db, of),
    aidFormDates(db, of),
  )
}

/** The first part of the union, whose names for the columns hold for all parts. */
function schoolDates(db: Database, of: Of) {
  return db
    .select({
      ...blank,
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
      aidOfState: sql<boolean>`false`.as('aid_of_state'),
      cssDone: sql<boolean>`false`.as('css_done'),
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
      ...blank,
      source: sql<OwnSource>`'essay'`,
      id: sql<string>`${essays.id}`,
      entryId: sql<string | null>`${essays.entryId}`,
      userId: sql<string>`${essays.userId}`,
      date: sql<string>`${essays.deadline}`,
      title: sql<string>`${essays.promptName}`,
      schoolName,
      done: sql<boolean>`(${isFinishedEssay(sql`${essays.status}`)} or ${isNoLongerRequired('essays')})`,
      status: sql<AnyStatus | null>`${essays.status}`,
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
      ...blank,
      source: sql<OwnSource>`'checklist'`,
      id: sql<string>`${checklistItems.id}`,
      entryId: sql<string | null>`${listEntries.id}`,
      userId: sql<string>`${listEntries.userId}`,
      date: sql<string>`${checklistItems.dueOn}`,
      title: sql<string>`${checklistItems.label}`,
      schoolName,
      done: sql<boolean>`(${checklistItems.done} or ${isNoLongerRequired('items')})`,
      status: sql<AnyStatus | null>`case when ${checklistItems.done} then 'Done' end`,
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
      ...blank,
      source: sql<OwnSource>`'task'`,
      id: sql<string>`${tasks.id}`,
      userId: sql<string>`${tasks.studentId}`,
      date: sql<string>`${tasks.dueOn}`,
      title: sql<string>`${tasks.title}`,
      done: sql<boolean>`(${tasks.status} <> 'pending')`,
      status: sql<AnyStatus | null>`case when ${tasks.status} = 'completed' then 'Done' end`,
      changedAt: sql<Date>`${tasks.updatedAt}`,
    })
    .from(tasks)
    .where(and(of(tasks.studentId, 'task', tasks.id), isNotNull(tasks.dueOn)))
}

/** Selects a student's saved scholarships that have a deadline. */
function scholarshipDates(db: Database, of: Of) {
  return db
    .select({
      ...blank,
      source: sql<OwnSource>`'scholarship'`,
      id: sql<string>`${savedScholarships.id}`,
      userId: sql<string>`${savedScholarships.userId}`,
      date: sql<string>`${savedScholarships.deadline}`,
      // The usual day of earlier years, which the student has not replaced by this year's.
      basis: sql<EntryDeadlineState | null>`case
        when ${scholarships.ownerId} is null
          and ${savedScholarships.deadline} is distinct from ${scholarships.deadline}
          and to_char(${savedScholarships.deadline}, 'MM-DD')
            = coalesce(${scholarships.usualDeadline}, to_char(${scholarships.deadline}, 'MM-DD'))
        then 'typical' end`,
      title: sql<string>`${scholarships.name}`,
      done: sql<boolean>`(${savedScholarships.status} not in (${texts(openScholarshipStatuses)}))`,
      status: sql<AnyStatus | null>`${savedScholarships.status}`,
      aidOfState: sql<boolean>`(${scholarships.kind} = 'state-aid')`,
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
