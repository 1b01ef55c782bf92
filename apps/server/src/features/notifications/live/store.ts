import type { Actor } from '@bearings/domain/actor'
import type { Notification } from '@bearings/domain/notifications/schema'
import { and, asc, desc, gte, inArray } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { notifications } from '#database/tables/notifications.ts'
import { columns, visibleTo } from '../store.ts'

export type Addressed = { userId: string; notification: Notification }

const { userId, createdAt, id } = notifications

/** Returns those of these notifications that are for these people, the oldest first. */
export async function named(
  db: Database,
  userIds: readonly string[],
  ids: readonly string[],
): Promise<Addressed[]> {
  const rows = await db
    .select({ userId, ...columns })
    .from(notifications)
    .where(and(inArray(id, [...ids]), inArray(userId, [...userIds])))
    .orderBy(asc(createdAt), asc(id))
  return rows.map(addressed)
}

/** Returns the notifications of these people since then, the oldest first. */
export async function since(db: Database, userIds: readonly string[], then: Date): Promise<Addressed[]> {
  const rows = await db
    .select({ userId, ...columns })
    .from(notifications)
    .where(and(inArray(userId, [...userIds]), gte(createdAt, then)))
    .orderBy(asc(createdAt), asc(id))
  return rows.map(addressed)
}

/** Returns the last notifications of this person since then, the newest first. */
export async function lastSince(
  db: Database,
  actor: Pick<Actor, 'userId'>,
  then: Date,
  atMost: number,
): Promise<Notification[]> {
  const rows = await db
    .select({ userId, ...columns })
    .from(notifications)
    .where(and(visibleTo(actor), gte(createdAt, then)))
    .orderBy(desc(createdAt), desc(id))
    .limit(atMost)
  return rows.map((row) => addressed(row).notification)
}

type Row = Omit<Notification, 'createdAt'> & { userId: string; createdAt: Date }

function addressed({ userId: person, ...row }: Row): Addressed {
  return { userId: person, notification: { ...row, createdAt: row.createdAt.toISOString() } }
}
