import { mailedByDefault, type NotificationType } from '@bearings/domain/notifications/options'
import type { Preference } from '@bearings/domain/notifications/schema'
import { and, eq, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { isAmong } from '#database/is-among.ts'
import type { Database } from '#database/open.ts'
import { notificationPreferences } from '#database/tables/notifications.ts'
import { users } from '#database/tables/users.ts'

const { userId, type, inApp, byMail } = notificationPreferences

/** Returns the notification settings that this person has changed. */
export async function chosen(db: Database, person: string) {
  return db.select({ type, inApp, byMail }).from(notificationPreferences).where(eq(userId, person))
}

export async function set(db: Database, person: string, preferences: readonly Preference[]): Promise<void> {
  await db
    .insert(notificationPreferences)
    .values(preferences.map((preference) => ({ userId: person, ...preference })))
    .onConflictDoUpdate({
      target: [userId, type],
      set: { inApp: sql`excluded.in_app`, byMail: sql`excluded.by_mail` },
    })
}

/** Changes the mails of one type, and nothing in the product. Does nothing for a person who is gone. */
export async function setMails(
  db: Database,
  person: string,
  { of, wanted }: { of: NotificationType; wanted: boolean },
): Promise<void> {
  const row = db
    .select({
      userId: users.id,
      type: sql<NotificationType>`${of}::text`.as('type'),
      inApp: sql<boolean>`true`.as('in_app'),
      byMail: sql<boolean>`${wanted}::boolean`.as('by_mail'),
    })
    .from(users)
    .where(eq(users.id, person))
  await db
    .insert(notificationPreferences)
    .select(row)
    .onConflictDoUpdate({ target: [userId, type], set: { byMail: wanted } })
}

/** Returns which of these people want mail of this type and have a mailbox. */
export async function wantMail(
  db: Database,
  of: NotificationType,
  people: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ userId: users.id })
    .from(users)
    .leftJoin(notificationPreferences, and(eq(userId, users.id), eq(type, of)))
    .where(and(isAmong(users.id, people), hasMailbox(), isMailed(sql`${of}`)))
  return rows.map((row) => row.userId)
}

/** Matches people who can get mail: not members of a demo, and not those with an unconfirmed address. */
export function hasMailbox(): SQL | undefined {
  return and(isNull(users.demoId), isNotNull(users.emailConfirmedAt))
}

/** Returns whether mail of a type is wanted: as chosen, else by default. Left-join the preference first. */
export function isMailed(of: SQLWrapper): SQL<boolean> {
  const usual = sql.join(
    mailedByDefault.map((name) => sql`${name}`),
    sql`, `,
  )
  return sql<boolean>`coalesce(${byMail}, ${of} in (${usual}))`
}
