import type { Language } from '@bearings/domain/language/options'
import { alwaysInApp, type NotificationType } from '@bearings/domain/notifications/options'
import { and, asc, eq, inArray, lte, min, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { chunksOf } from '#database/chunks.ts'
import type { Database } from '#database/open.ts'
import { isInUse } from '#database/people.ts'
import { startsWithAny } from '#database/sql.ts'
import { notificationMails } from '#database/tables/notification-mails.ts'
import { notificationPreferences, notifications } from '#database/tables/notifications.ts'
import { users } from '#database/tables/users.ts'
import { hasMailbox, isMailed } from '../preferences/store.ts'
import { isNightAt } from '../quiet-hours.ts'

export type Waiting = {
  userId: string
  type: NotificationType
  title: string
  message: string
  quote?: string
  sender?: string
  link?: string
  subjectId?: string
  createdAt: Date
  dueAt: Date
}

/** The rows of one statement, which keep its parameter at a few megabytes. */
const rowsPerBatch = 5000

/** Adds, in this order, those of these mails whose recipient wants mail of the type and has a mailbox. */
export async function add(tx: Database, waiting: readonly Waiting[]): Promise<void> {
  for (const some of chunksOf(waiting, rowsPerBatch)) {
    const rows = JSON.stringify(some)
    await tx.execute(sql`
      insert into ${notificationMails}
        (user_id, type, title, message, quote, sender, link, subject_id, created_at, due_at)
      select ${users.id}, notice.type, notice.title, notice.message, notice.quote, notice.sender, notice.link,
        notice."subjectId", notice."createdAt", notice."dueAt"
      from rows from (jsonb_to_recordset(${rows}::jsonb) as (
        "userId" uuid, type text, title text, message text, quote text, sender text, link text, "subjectId" uuid,
        "createdAt" timestamptz, "dueAt" timestamptz
      )) with ordinality as notice
      join ${users} on ${users.id} = notice."userId"
      left join ${notificationPreferences} on ${notificationPreferences.userId} = notice."userId"
        and ${notificationPreferences.type} = notice.type
      where ${and(hasMailbox(), isMailed(sql`notice.type`))}
      order by notice.ordinality`)
  }
}

export async function removeAbout(tx: Database, subjectIds: readonly string[]): Promise<void> {
  await tx.delete(notificationMails).where(inArray(notificationMails.subjectId, [...subjectIds]))
}

export async function removeOf(
  tx: Database,
  {
    type,
    userIds,
    subjectIds,
    links,
  }: {
    type: NotificationType
    userIds: readonly string[]
    subjectIds: readonly string[]
    links?: readonly string[]
  },
): Promise<void> {
  const { userId, subjectId } = notificationMails
  await tx
    .delete(notificationMails)
    .where(
      and(
        eq(notificationMails.type, type),
        inArray(userId, [...userIds]),
        inArray(subjectId, [...subjectIds]),
        links && inArray(notificationMails.link, [...links]),
      ),
    )
}

/** Removes the mails about these things to one person. */
export async function removeFor(tx: Database, userId: string, subjectIds: readonly string[]): Promise<void> {
  await tx
    .delete(notificationMails)
    .where(and(eq(notificationMails.userId, userId), inArray(notificationMails.subjectId, [...subjectIds])))
}

/** Removes the mails to one person that lead to these pages, or to one below them. */
export async function removeLeadingTo(tx: Database, userId: string, paths: readonly string[]): Promise<void> {
  await tx
    .delete(notificationMails)
    .where(and(eq(notificationMails.userId, userId), startsWithAny(notificationMails.link, paths)))
}

/**
 * Locks the mails to write now: all that waits for a person and type, as soon as the first of it is due; of messages,
 * those that are due, and at night only urgent ones. Rows that another process has locked are left out.
 */
export function lockDue(tx: Database, now: Date, atMost: number) {
  const { id, userId, type, createdAt, dueAt } = notificationMails
  const due = tx
    .select({ userId, type })
    .from(notificationMails)
    .innerJoin(users, eq(users.id, userId))
    .where(and(lte(dueAt, now), isNotForMorning(now)))
    .groupBy(userId, type)
    .orderBy(asc(min(dueAt)))
    .limit(atMost)
  return tx
    .select({
      id,
      userId,
      type,
      title: notificationMails.title,
      message: notificationMails.message,
      quote: notificationMails.quote,
      sender: notificationMails.sender,
      link: notificationMails.link,
      email: users.email,
      language: sql<Language | null>`case when ${users.role} = 'guardian' then ${users.language} end`,
      isWanted: sql<boolean>`coalesce(${and(hasMailbox(), isInUse(now), isMailed(type), isUnseen())}, false)`,
    })
    .from(notificationMails)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(
      notificationPreferences,
      and(eq(notificationPreferences.userId, userId), eq(notificationPreferences.type, type)),
    )
    .where(
      and(
        sql`(${userId}, ${type}) in ${due}`,
        or(ne(type, 'message'), and(lte(dueAt, now), isNotForMorning(now))),
      ),
    )
    .orderBy(asc(userId), asc(type), asc(createdAt), asc(id))
    .for('update', { of: notificationMails, skipLocked: true })
}

/** A message's mail that was not sent in time waits for the morning, unless it was to leave at night. */
function isNotForMorning(now: Date): SQL | undefined {
  const { type, dueAt } = notificationMails
  return or(ne(type, 'message'), not(isNightAt(sql`${now.toISOString()}::timestamptz`)), isNightAt(dueAt))
}

export async function remove(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.delete(notificationMails).where(inArray(notificationMails.id, [...ids]))
}

/** Matches mails whose notification is unread and still there, or that are not also notifications. */
function isUnseen(): SQL | undefined {
  const isOnlyMailed = and(
    sql`not ${notificationPreferences.inApp}`,
    sql`${notificationMails.type} not in ${[...alwaysInApp]}`,
  )
  const isUnread = sql`exists (
    select from ${notifications} notice
    where notice.user_id = ${notificationMails.userId} and notice.created_at = ${notificationMails.createdAt}
      and notice.type = ${notificationMails.type} and notice.title = ${notificationMails.title}
      and notice.subject_id is not distinct from ${notificationMails.subjectId} and not notice.is_read
  )`
  return or(isOnlyMailed, isUnread)
}
