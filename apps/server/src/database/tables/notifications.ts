import { type NotificationType, notificationTypes } from '@bearings/domain/notifications/options'
import { internalPath } from '@bearings/domain/notifications/rules'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, isOneOf } from '../columns.ts'
import { users } from './users.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: deletedWith(() => users.id),
    /** To the millisecond, as in the API, so that a page starts exactly where the previous one ended. */
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    isRead: boolean().notNull().default(false),
    /** Not limited to the types we write; a notification of an unknown type is still shown. */
    type: text().notNull(),
    title: text().notNull(),
    message: text().notNull(),
    link: text(),
    /**
     * The subject can be in many tables, so there is no foreign key; code that deletes the subject deletes
     * this.
     */
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

/** How one type of notification reaches a person. The default is in the product and not by mail. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: deletedWith(() => users.id),
    type: text().$type<NotificationType>().notNull(),
    inApp: boolean().notNull(),
    byMail: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.type] }),
    check('notification_preferences_type_check', isOneOf(table.type, notificationTypes)),
  ],
)
