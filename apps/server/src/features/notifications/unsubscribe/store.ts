import type { NotificationType } from '@bearings/domain/notifications/options'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { notificationPreferences } from '../../../database/tables/notifications.ts'
import { users } from '../../../database/tables/users.ts'

/** Somebody who is gone gets none anyway. */
export async function stopMails(db: Database, userId: string, type: NotificationType): Promise<void> {
  const person = db
    .select({
      userId: users.id,
      type: sql<NotificationType>`${type}::text`.as('type'),
      inApp: sql<boolean>`true`.as('in_app'),
      byMail: sql<boolean>`false`.as('by_mail'),
    })
    .from(users)
    .where(eq(users.id, userId))
  await db
    .insert(notificationPreferences)
    .select(person)
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.type],
      set: { byMail: false },
    })
}
