import {
  type OwnSource,
  ownSources,
  reminderDays,
  type ReminderDays,
} from '@bearings/domain/deadlines/options'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, instant, isOneOf } from '../columns.ts'
import { users } from './users.ts'

/** Days on which tests are held, from the data files. */
export const testDates = pgTable(
  'test_dates',
  {
    test: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    /** Absent if students do not register themselves. */
    registrationDeadline: date({ mode: 'string' }),
    /** The last day to register at a higher price. */
    lateRegistrationDeadline: date({ mode: 'string' }),
    /** IANA time zone in which registration ends; absent if the source does not say. */
    timeZone: text(),
    notes: text(),
    sourceUrl: text().notNull(),
    checkedOn: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.test, table.date] })],
)

/** A calendar feed's secret address: computed from the salt and the server's secret, found by its hash. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: deletedWith(() => users.id).primaryKey(),
  salt: text().notNull(),
  secretHash: text().notNull().unique(),
  lastReadAt: instant(),
})

/** When a student last got the morning mail. Whether they want it is a notification preference. */
export const reminderSettings = pgTable('reminder_settings', {
  userId: deletedWith(() => users.id).primaryKey(),
  /** The student's local date of the last morning mail. */
  mailedOn: date({ mode: 'string' }),
})

/** Whether the timeline milestones of a student's class appear among their dates. */
export const timelineDates = pgTable('timeline_dates', {
  userId: deletedWith(() => users.id).primaryKey(),
  // Moved to `users`. Drop it in the next release: during a rolling restart, processes of the previous
  // release read it.
  graduationYear: smallint(),
  shown: boolean().notNull(),
})

/** How far each time zone's reminders are done, so that a minute with nothing to do costs nothing. */
export const reminderPasses = pgTable('reminder_passes', {
  timeZone: text().primaryKey(),
  /** The last local date whose morning reminders are all handled. */
  reminderDay: date({ mode: 'string' }).notNull(),
  beganAt: instant().notNull(),
})

/** Reminders already handled. A row is created once, by any process, together with its notification. */
export const reminders = pgTable(
  'reminders',
  {
    userId: deletedWith(() => users.id),
    source: text().$type<OwnSource>().notNull(),
    /** The id of a list entry, essay or checklist item. No foreign key, because these are in three tables. */
    subjectId: uuid().notNull(),
    date: date({ mode: 'string' }).notNull(),
    days: smallint().$type<ReminderDays>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.source, table.subjectId, table.date, table.days] }),
    index('reminders_date_idx').on(table.date),
    check('reminders_source_check', isOneOf(table.source, ownSources)),
    check('reminders_days_check', sql`${table.days} in (${sql.raw(reminderDays.join(', '))})`),
  ],
)
