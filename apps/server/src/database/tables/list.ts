import { calendarDates, dueDates } from '@bearings/domain/calendar-dates'
import { Plan } from '@bearings/domain/colleges/schema'
import { ChecklistKind } from '@bearings/domain/list/checklist/schema'
import {
  bounds,
  type OverrideLabel,
  overrideLabels,
  type OverrideReason,
  overrideReasons,
} from '@bearings/domain/list/labels/options'
import { bounds as listBounds, targetBounds } from '@bearings/domain/list/options'
import { EntryDeadlineState, ListStatus } from '@bearings/domain/list/schema'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, instant, isBetween, isDateBetween, isOneOf, timestamps } from '../columns.ts'
import { schools } from './colleges.ts'
import { users } from './users.ts'

/**
 * A school on a student's list. Its checklist, essays and research refer to it and are only ever read through
 * it, so moving the entry to the trash and back takes them along.
 */
export const listEntries = pgTable(
  'list_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: deletedWith(() => users.id),
    /** Absent for a school added by hand, which has its own name and description instead. */
    schoolId: uuid().references(() => schools.id),
    name: text(),
    location: text(),
    type: text(),
    acceptanceRate: text(),
    tuition: text(),
    ranking: text(),
    major: text(),
    plan: text().$type<Plan>(),
    deadline: date({ mode: 'string' }),
    deadlineState: text().$type<EntryDeadlineState>(),
    deadlineSource: text(),
    status: text().$type<ListStatus>().notNull().default('Not Started'),
    portalUrl: text(),
    portalLookedOn: date({ mode: 'string' }),
    portalMissing: text(),
    trashedAt: instant(),
    ...timestamps,
  },
  (table) => [
    index('list_entries_user_idx').on(table.userId),
    uniqueIndex('list_entries_school_idx')
      .on(table.userId, table.schoolId)
      .where(sql`${table.trashedAt} is null`),
    uniqueIndex('list_entries_own_school_idx')
      .on(table.userId, sql`lower(${table.name})`)
      .where(sql`${table.trashedAt} is null and ${table.schoolId} is null`),
    uniqueIndex('list_entries_committed_idx')
      .on(table.userId)
      .where(sql`${table.status} = 'Committed' and ${table.trashedAt} is null`),
    index('list_entries_trash_idx')
      .on(table.trashedAt)
      .where(sql`${table.trashedAt} is not null`),
    index('list_entries_deadline_idx')
      .on(table.deadline)
      .where(sql`${table.deadline} is not null and ${table.trashedAt} is null`),
    // For the page All School Lists, with and without a filter; read backwards, latest first.
    index('list_entries_added_idx').on(table.createdAt, table.id),
    index('list_entries_status_idx').on(table.status, table.createdAt, table.id),
    index('list_entries_of_school_idx').on(table.schoolId, table.createdAt, table.id),
    index('list_entries_own_name_idx')
      .using('gin', sql`lower(${table.name}) gin_trgm_ops`)

      .where(sql`${table.schoolId} is null`),
    check('list_entries_status_check', isOneOf(table.status, ListStatus.options)),
    check('list_entries_plan_check', isOneOf(table.plan, Plan.options)),
    check('list_entries_deadline_state_check', isOneOf(table.deadlineState, EntryDeadlineState.options)),
    check('list_entries_name_check', sql`(${table.schoolId} is null) = (${table.name} is not null)`),
    check('list_entries_deadline_check', sql`(${table.deadline} is null) = (${table.deadlineState} is null)`),
    check('list_entries_deadline_day_check', isDateBetween(table.deadline, dueDates)),
    check('list_entries_portal_day_check', isDateBetween(table.portalLookedOn, calendarDates)),
    check(
      'list_entries_portal_url_check',
      sql`${table.portalUrl} like 'https://%' and char_length(${table.portalUrl}) <= ${sql.raw(String(listBounds.portalUrl.max))}`,
    ),
    check(
      'list_entries_portal_missing_check',
      sql`char_length(${table.portalMissing}) <= ${sql.raw(String(listBounds.portalMissing.max))}`,
    ),
  ],
)

/** How many schools of each kind a student aims for. Without a row, the usual mix applies. */
export const listTargets = pgTable(
  'list_targets',
  {
    userId: deletedWith(() => users.id).primaryKey(),
    reach: smallint().notNull(),
    target: smallint().notNull(),
    likely: smallint().notNull(),
    ...timestamps,
  },
  (table) => [
    check('list_targets_reach_check', isBetween(table.reach, targetBounds.min, targetBounds.max)),
    check('list_targets_target_check', isBetween(table.target, targetBounds.min, targetBounds.max)),
    check('list_targets_likely_check', isBetween(table.likely, targetBounds.min, targetBounds.max)),
  ],
)

/** An advisor's label for a student's school. */
export const labelOverrides = pgTable(
  'label_overrides',
  {
    entryId: deletedWith(() => listEntries.id).primaryKey(),
    advisorId: deletedWith(() => users.id),
    label: text().$type<OverrideLabel>().notNull(),
    reason: text().$type<OverrideReason>().notNull(),
    note: text().notNull(),
    ...timestamps,
  },
  (table) => [
    index('label_overrides_advisor_idx').on(table.advisorId),
    check('label_overrides_label_check', isOneOf(table.label, overrideLabels)),
    check('label_overrides_reason_check', isOneOf(table.reason, overrideReasons)),
    check(
      'label_overrides_note_check',
      sql`char_length(${table.note}) <= ${sql.raw(String(bounds.note.max))}`,
    ),
  ],
)

export const checklistItems = pgTable(
  'checklist_items',
  {
    id: uuid().primaryKey().defaultRandom(),
    entryId: deletedWith(() => listEntries.id),
    kind: text().$type<ChecklistKind>().notNull(),
    label: text().notNull(),
    done: boolean().notNull().default(false),
    dueOn: date({ mode: 'string' }),
    position: smallint().notNull(),
    ...timestamps,
  },
  (table) => [
    index('checklist_items_entry_idx').on(table.entryId, table.position),
    index('checklist_items_due_on_idx')
      .on(table.dueOn)
      .where(sql`${table.dueOn} is not null and not ${table.done}`),
    check('checklist_items_kind_check', isOneOf(table.kind, ChecklistKind.options)),
    check('checklist_items_due_on_check', isDateBetween(table.dueOn, dueDates)),
  ],
)
