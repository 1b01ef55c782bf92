import { calendarDates } from '@bearings/domain/calendar-dates'
import { bounds } from '@bearings/domain/weeks/options'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, instant, isDateBetween, timestamps } from '../columns.ts'
import { users } from './users.ts'

export const weeks = pgTable(
  'weeks',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: deletedWith(() => users.id),
    weekStartDate: date({ mode: 'string' }).notNull(),
    weekGoal: text().notNull().default(''),
    ...timestamps,
  },
  (table) => [
    unique('weeks_user_id_week_start_date_key').on(table.userId, table.weekStartDate),
    check('weeks_week_start_day_check', isDateBetween(table.weekStartDate, calendarDates)),
    check('weeks_week_start_date_check', sql`extract(isodow from ${table.weekStartDate}) = 1`),
    check(
      'weeks_week_goal_check',
      sql`char_length(${table.weekGoal}) <= ${sql.raw(String(bounds.goal.max))}`,
    ),
  ],
)

/** Separate rows, so that checking off one task and editing another in a second window lose nothing. */
export const weekTasks = pgTable(
  'week_tasks',
  {
    id: uuid().primaryKey(),
    weekId: deletedWith(() => weeks.id),
    /** Ascending within the week, possibly with gaps. */
    position: integer().notNull(),
    text: text().notNull(),
    /** When the task was checked off; absent while it is not done. */
    doneAt: instant(),
    carriedFrom: date({ mode: 'string' }),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('week_tasks_week_id_position_idx').on(table.weekId, table.position),
    check(
      'week_tasks_text_check',
      sql`char_length(${table.text}) between 1 and ${sql.raw(String(bounds.task.max))}`,
    ),
    check('week_tasks_carried_day_check', isDateBetween(table.carriedFrom, calendarDates)),
    check('week_tasks_carried_from_check', sql`extract(isodow from ${table.carriedFrom}) = 1`),
  ],
)
