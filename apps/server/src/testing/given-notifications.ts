import type { Actor } from '@bearings/domain/actor'
import type { Database } from '../database/open.ts'
import { notifications } from '../database/tables/notifications.ts'

/** Creates an unread notification for this person, by default without a subject. */
export async function givenNotification(
  db: Database,
  { userId }: Pick<Actor, 'userId'>,
  overrides: Partial<Omit<typeof notifications.$inferInsert, 'userId'>> = {},
) {
  const [row] = await db
    .insert(notifications)
    .values({ userId, type: 'system', title: 'A title', message: 'A message', ...overrides })
    .returning()
  return row!
}
