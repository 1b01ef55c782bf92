import { type DueFrom, dueFrom, limits, type TaskStatus, taskStatuses } from '@bearings/domain/tasks/options'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { check, date, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant, isBetween, isOneOf, timestamps } from '../columns.ts'
import { users } from './users.ts'

/** What an advisor gives a student to do. It stays with the student when the link ends. */
export const tasks = pgTable(
  'tasks',
  {
    id: uuid().primaryKey().defaultRandom(),
    advisorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    studentId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text(),
    dueOn: date({ mode: 'string' }),
    status: text().$type<TaskStatus>().notNull().default('pending'),
    completedAt: instant(),
    ...timestamps,
  },
  (table) => [
    index('tasks_advisor_idx').on(table.advisorId, table.createdAt, table.id),
    index('tasks_student_idx').on(table.studentId, table.createdAt, table.id),
    index('tasks_due_on_idx')
      .on(table.dueOn)
      .where(sql`${table.dueOn} is not null and ${table.status} = 'pending'`),
    check('tasks_status_check', isOneOf(table.status, taskStatuses)),
    check(
      'tasks_completed_at_check',
      sql`(${table.status} = 'completed') = (${table.completedAt} is not null)`,
    ),
    check('tasks_title_check', isTextUpTo(table.title, limits.title)),
    check('tasks_description_check', isTextUpTo(table.description, limits.description)),
  ],
)

/** Tasks that an advisor gives to many students, with dates counted from each one's own. */
export const taskTemplates = pgTable(
  'task_templates',
  {
    id: uuid().primaryKey().defaultRandom(),
    advisorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    ...timestamps,
  },
  (table) => [
    index('task_templates_advisor_idx').on(table.advisorId),
    check('task_templates_name_check', isTextUpTo(table.name, limits.templateName)),
  ],
)

export const taskTemplateItems = pgTable(
  'task_template_items',
  {
    id: uuid().primaryKey().defaultRandom(),
    templateId: uuid()
      .notNull()
      .references(() => taskTemplates.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    title: text().notNull(),
    description: text(),
    dueFrom: text().$type<DueFrom>().notNull(),
    /** Days after that date; before it when below zero. */
    dueDays: smallint().notNull().default(0),
  },
  (table) => [
    index('task_template_items_template_idx').on(table.templateId, table.position),
    check('task_template_items_due_from_check', isOneOf(table.dueFrom, dueFrom)),
    check('task_template_items_due_days_check', isBetween(table.dueDays, -limits.offset, limits.offset)),
    check('task_template_items_title_check', isTextUpTo(table.title, limits.title)),
    check('task_template_items_description_check', isTextUpTo(table.description, limits.description)),
  ],
)

function isTextUpTo(column: AnyColumn, characters: number): SQL {
  return sql`char_length(${column}) between 1 and ${sql.raw(String(characters))}`
}
