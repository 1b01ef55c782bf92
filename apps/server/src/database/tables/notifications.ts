import { internalPath } from '@bearings/domain/notifications/rules'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** To the millisecond, as it is sent: a page starts exactly where the one before ended. */
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    isRead: boolean().notNull().default(false),
    /** Not held to the types we write: one that is not known is shown all the same. */
    type: text().notNull(),
    title: text().notNull(),
    message: text().notNull(),
    link: text(),
    /** What it is about lives in many tables, so no reference; whoever deletes that deletes this. */
    subjectId: uuid(),
  },
  (table) => [
    index('notifications_user_id_created_at_id_idx').on(table.userId, table.createdAt, table.id),
    index('notifications_unread_idx')
      .on(table.userId)
      .where(sql`not ${table.isRead}`),
    index('notifications_subject_id_idx').on(table.subjectId),
    check('notifications_link_check', sql`${table.link} ~ ${sql.raw(`'${internalPath.source}'`)}`),
  ],
)
