import type { Actor } from '@bearings/domain/actor'
import { Notification, type NotificationsQuery } from '@bearings/domain/notifications/schema'
import { keysOf, pick } from '@bearings/domain/pick'
import { and, desc, eq, gt, inArray, isNotNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { prepared } from '#database/prepared.ts'
import { startsWithAny } from '#database/sql.ts'
import { notifications } from '#database/tables/notifications.ts'

/** The columns that leave the server. */
export const columns = pick(notifications, keysOf(Notification.shape))

/** Returns a page of notifications, with one more row that tells whether another page follows. */
export async function page(db: Database, { userId }: Actor, query: NotificationsQuery) {
  const [milliseconds, id] = query.after?.split('_') ?? []
  const start = { time: milliseconds && new Date(Number(milliseconds)).toISOString(), id }
  const rows = await visiblePage(db, variantOf(query)).execute({
    userId,
    ...start,
    types: `{${typesOf(query).join(',')}}`,
    rows: query.limit + 1,
  })
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

type Variant = `${'first' | 'later'}${'' | '_unread'}${'' | '_type'}`

function variantOf({ after, unread: isUnread, type }: NotificationsQuery): Variant {
  return `${after ? 'later' : 'first'}${isUnread ? '_unread' : ''}${type ? '_type' : ''}`
}

/** Returns the types that are meant. A request has two spellings that mean the same. */
function typesOf({ type }: NotificationsQuery): string[] {
  if (type === 'advisor-request' || type === 'advisor_request') return ['advisor-request', 'advisor_request']
  return type ? [type] : []
}

/** Prepared, because every open window reads the first page now and then. */
const visiblePage = prepared((db, variant: Variant) => {
  const { createdAt, id, type } = notifications
  const start = sql`(${sql.placeholder('time')}::timestamptz, ${sql.placeholder('id')}::uuid)`
  return db
    .select(columns)
    .from(notifications)
    .where(
      and(
        visibleTo({ userId: sql.placeholder('userId') }),
        variant.startsWith('later') ? sql`(${createdAt}, ${id}) < ${start}` : undefined,
        variant.includes('_unread') ? unread() : undefined,
        variant.endsWith('_type') ? sql`${type} = any(${sql.placeholder('types')}::text[])` : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(sql.placeholder('rows'))
    .prepare(`notifications_${variant}`)
})

export async function countUnread(db: Database, { userId }: Actor): Promise<number> {
  const [row] = await visibleUnread(db, 'unread').execute({ userId })
  return row!.unread
}

const visibleUnread = prepared((db, _variant: 'unread') =>
  db
    .select({ unread: sql<number>`count(*)::int` })
    .from(notifications)
    .where(and(visibleTo({ userId: sql.placeholder('userId') }), unread()))
    .prepare('notifications_unread'),
)

export async function markRead(db: Database, actor: Actor, id: string): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.id, id), visibleTo(actor)))
    .returning({ id: notifications.id })
  return rows.length > 0
}

/** Returns whether there is a notification of this type about this thing since then. */
export async function isNotified(
  tx: Database,
  about: { userId: string; type: string; subjectId: string; since: Date },
): Promise<boolean> {
  const { id, type, subjectId, createdAt } = notifications
  const rows = await tx
    .select({ id })
    .from(notifications)
    .where(
      and(eq(subjectId, about.subjectId), visibleTo(about), eq(type, about.type), gt(createdAt, about.since)),
    )
    .limit(1)
  return rows.length > 0
}

/** Returns whether any notification about these things was unread. */
export async function markReadAbout(
  tx: Database,
  actor: Pick<Actor, 'userId'>,
  subjectIds: readonly string[],
): Promise<boolean> {
  const rows = await tx
    .update(notifications)
    .set({ isRead: true })
    .where(and(inArray(notifications.subjectId, [...subjectIds]), visibleTo(actor), unread()))
    .returning({ id: notifications.id })
  return rows.length > 0
}

export async function markAllRead(db: Database, actor: Actor): Promise<void> {
  await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(visibleTo(actor), unread()))
}

export async function remove(db: Database, actor: Actor, id: string): Promise<boolean> {
  const rows = await db
    .delete(notifications)
    .where(and(eq(notifications.id, id), visibleTo(actor)))
    .returning({ id: notifications.id })
  return rows.length > 0
}

export async function reword(tx: Database, subjectId: string, message: string): Promise<void> {
  await tx.update(notifications).set({ message }).where(eq(notifications.subjectId, subjectId))
}

/** Returns whose notifications were deleted. */
export async function removeAbout(tx: Database, subjectIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .delete(notifications)
    .where(inArray(notifications.subjectId, [...subjectIds]))
    .returning({ userId: notifications.userId })
  return rows.map(({ userId }) => userId)
}

/** Returns whether any of a person's notifications that led to these pages, or to one below them, was deleted. */
export async function removeLeadingTo(
  tx: Database,
  userId: string,
  paths: readonly string[],
): Promise<boolean> {
  const rows = await tx
    .delete(notifications)
    .where(and(visibleTo({ userId }), startsWithAny(notifications.link, paths)))
    .returning({ id: notifications.id })
  return rows.length > 0
}

/** Removes the links of a person's notifications and keeps their texts. */
export async function unlinkAll(tx: Database, userId: string): Promise<void> {
  await tx
    .update(notifications)
    .set({ link: null })
    .where(and(visibleTo({ userId }), isNotNull(notifications.link)))
}

/** Whose notifications went. */
export async function removeUnread(
  tx: Database,
  {
    type,
    userIds,
    subjectIds,
    links,
  }: { type: string; userIds: readonly string[]; subjectIds: readonly string[]; links?: readonly string[] },
): Promise<string[]> {
  const { userId, subjectId } = notifications
  const rows = await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.type, type),
        inArray(userId, [...userIds]),
        inArray(subjectId, [...subjectIds]),
        links && inArray(notifications.link, [...links]),
        unread(),
      ),
    )
    .returning({ userId })
  return rows.map((row) => row.userId)
}

/** Worded like the partial index, so that it is used. */
function unread(): SQL {
  return sql`not ${notifications.isRead}`
}

/** A notification is for one person, and no role sees another's. */
export function visibleTo({ userId }: { userId: string | Placeholder }): SQL {
  return eq(notifications.userId, userId)
}
