import { type NotificationType, notificationTypes } from '@bearings/domain/notifications/options'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { deletedWith, instant, isOneOf } from '../columns.ts'
import { users } from './users.ts'

/**
 * Notifications that a person also gets by mail. They wait here briefly, so that one mail can combine
 * several.
 */
export const notificationMails = pgTable(
  'notification_mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: deletedWith(() => users.id),
    type: text().$type<NotificationType>().notNull(),
    title: text().notNull(),
    message: text().notNull(),
    /** Another person's words, as they wrote them. */
    quote: text(),
    link: text(),
    /** The name of the person who caused it; absent if nobody did. */
    sender: text(),
    /** The notification's subject, with which this row is deleted. */
    subjectId: uuid(),
    /** The notification's time, to the millisecond. */
    createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** A mail is sent at the earliest of its notifications' due times. */
    dueAt: instant().notNull(),
  },
  (table) => [
    index('notification_mails_due_at_idx').on(table.dueAt),
    index('notification_mails_user_id_type_idx').on(table.userId, table.type),
    index('notification_mails_subject_id_idx')
      .on(table.subjectId)
      .where(sql`${table.subjectId} is not null`),
    check('notification_mails_type_check', isOneOf(table.type, notificationTypes)),
  ],
)
