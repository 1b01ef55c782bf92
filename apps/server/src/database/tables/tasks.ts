import { dueDates } from '@bearings/domain/calendar-dates'
import { bounds, type DueFrom, dueFrom, type TaskStatus, taskStatuses } from '@bearings/domain/tasks/options'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { check, date, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, instant, isBetween, isDateBetween, isOneOf, timestamps } from '../columns.ts'
import { users } from './users.ts'

const taskColumns = {
  id: uuid().primaryKey().defaultRandom(),
  studentId: deletedWith(() => users.id),
  /** Shared by tasks assigned to several students at once; absent from tasks older than this column. */
  assignmentId: uuid(),
  /** Who gave a task that another advisor has taken over, for as long as there is the account. */
  givenById: uuid().references(() => users.id, { onDelete: 'set null' }),
  title: text().notNull(),
  description: text(),
  dueOn: date({ mode: 'string' }),
  status: text().$type<TaskStatus>().notNull().default('pending'),
  completedAt: instant(),
  ...timestamps,
}

/** A task that an advisor assigned to a student. The student keeps it when the link ends. */
export const tasks = pgTable(
  'tasks',
  {
    ...taskColumns,
    /** Absent once the advisor's account is erased: the student keeps the task. */
    advisorId: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('tasks_advisor_idx').on(table.advisorId, table.createdAt, table.id),
    index('tasks_given_by_idx')
      .on(table.givenById)
      .where(sql`${table.givenById} is not null`),
    index('tasks_assignment_idx')
      .on(table.assignmentId)
      .where(sql`${table.assignmentId} is not null`),
    index('tasks_student_idx').on(table.studentId, table.createdAt, table.id),
    index('tasks_due_on_idx')
      .on(table.dueOn)
      .where(sql`${table.dueOn} is not null and ${table.status} = 'pending'`),
    check('tasks_status_check', isOneOf(table.status, taskStatuses)),
    check(
      'tasks_completed_at_check',
      sql`(${table.status} = 'completed') = (${table.completedAt} is not null)`,
    ),
    check('tasks_title_check', isTextUpTo(table.title, bounds.title.max)),
    check('tasks_description_check', isTextUpTo(table.description, bounds.description.max)),
    check('tasks_due_on_check', isDateBetween(table.dueOn, dueDates)),
  ],
)

/** Tasks that an advisor has just deleted, as they were, so that the deletion can be undone. */
export const deletedTasks = pgTable(
  'deleted_tasks',
  {
    ...taskColumns,
    advisorId: deletedWith(() => users.id),
    /** Shared by tasks that were deleted together. */
    deletionId: uuid().notNull(),
    deletedAt: instant().notNull(),
  },
  (table) => [
    index('deleted_tasks_given_by_idx')
      .on(table.givenById)
      .where(sql`${table.givenById} is not null`),
    index('deleted_tasks_deletion_idx').on(table.deletionId),
    index('deleted_tasks_deleted_at_idx').on(table.deletedAt),
    index('deleted_tasks_advisor_idx').on(table.advisorId),
    index('deleted_tasks_student_idx').on(table.studentId),
  ],
)

/** Tasks that an advisor gives to many students, with dates counted from each one's own. */
export const taskTemplates = pgTable(
  'task_templates',
  {
    id: uuid().primaryKey().defaultRandom(),
    advisorId: deletedWith(() => users.id),
    name: text().notNull(),
    ...timestamps,
  },
  (table) => [
    index('task_templates_advisor_idx').on(table.advisorId),
    check('task_templates_name_check', isTextUpTo(table.name, bounds.templateName.max)),
  ],
)

export const taskTemplateItems = pgTable(
  'task_template_items',
  {
    id: uuid().primaryKey().defaultRandom(),
    templateId: deletedWith(() => taskTemplates.id),
    position: smallint().notNull(),
    title: text().notNull(),
    description: text(),
    dueFrom: text().$type<DueFrom>().notNull(),
    /** Days after that date; negative for days before it. */
    dueDays: smallint().notNull().default(0),
  },
  (table) => [
    index('task_template_items_template_idx').on(table.templateId, table.position),
    check('task_template_items_due_from_check', isOneOf(table.dueFrom, dueFrom)),
    check('task_template_items_due_days_check', isBetween(table.dueDays, -bounds.days.max, bounds.days.max)),
    check('task_template_items_title_check', isTextUpTo(table.title, bounds.title.max)),
    check('task_template_items_description_check', isTextUpTo(table.description, bounds.description.max)),
  ],
)

function isTextUpTo(column: AnyColumn, characters: number): SQL {
  return sql`char_length(${column}) between 1 and ${sql.raw(String(characters))}`
}
