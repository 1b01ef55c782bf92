import type { Role } from '@bearings/domain/actor'
import { Failure } from '@bearings/domain/failure'
import type { NotificationType } from '@bearings/domain/notifications/options'
import { positionOf } from '@bearings/domain/notifications/rules'
import type {
  Notification,
  NotificationsPage,
  NotificationsQuery,
} from '@bearings/domain/notifications/schema'
import { roleInWords } from '@bearings/domain/role-names'
import type { Database } from '#database/open.ts'
import { pageOf } from '#platform/requests/pagination.ts'
import type { SignedInContext } from '#platform/requests/serve.ts'
import * as mails from './mails/queue.ts'
import type { NewNotification } from './new-notification.ts'
import * as outbox from './outbox.ts'
import * as store from './store.ts'

/** Notifies a person, in the transaction of the change itself, so that neither happens without the other. */
export async function notify(
  tx: Database,
  { now, ...notice }: NewNotification & { now: Date },
): Promise<void> {
  await notifyAll(tx, [notice], now)
}

/** Sends many notifications at once, such as a morning's reminders. */
export async function notifyAll(tx: Database, many: readonly NewNotification[], now: Date): Promise<void> {
  await outbox.insert(
    tx,
    many.map((notice) => ({ ...notice, createdAt: now })),
  )
  await mails.queue(tx, many, now)
}

/**
 * Notifies people where only the last of what happened to a thing matters: their unread notifications and
 * waiting mails of the same type about the same thing are replaced.
 */
export async function notifyLatest(tx: Database, many: readonly NewNotification[], now: Date): Promise<void> {
  for (const type of new Set(many.map((one) => one.type))) {
    const ofType = many.filter((one) => one.type === type)
    await forgetUnread(tx, {
      type,
      userIds: ofType.map(({ userId }) => userId),
      subjectIds: ofType.flatMap(({ subjectId }) => subjectId ?? []),
    })
  }
  await notifyAll(tx, many, now)
}

/** Removes the unread notifications and waiting mails of one type about these things, to these people. */
export async function forgetUnread(tx: Database, about: Unread): Promise<void> {
  if (about.subjectIds.length === 0) return
  await outbox.notifyChanged(tx, await store.removeUnread(tx, about))
  await mails.forgetOf(tx, about)
}

/** Removes reminders of days: they are of no use once the thing is done, gone, or due on another day. */
export function forgetReminders(tx: Database, about: Omit<Unread, 'type'>): Promise<void> {
  return forgetUnread(tx, { type: 'application-reminder', ...about })
}

type Unread = {
  type: NotificationType
  userIds: readonly string[]
  subjectIds: readonly string[]
  /** Only those that lead to these pages, where two sorts are about one thing. */
  links?: readonly `/${string}`[]
}

/** Tells the open pages of these people to refetch after a change without a notification. */
export const refresh = outbox.notifyChanged

/** Removes the notifications and waiting mails about these things, such as a task that no longer exists. */
export async function forget(tx: Database, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length === 0) return
  await outbox.notifyChanged(tx, await store.removeAbout(tx, subjectIds))
  await mails.forget(tx, subjectIds)
}

/**
 * Removes a person's notifications and waiting mails that lead to these pages, or below them, once they are closed to that
 * person: they tell what was written there.
 */
export async function forgetLeadingTo(tx: Database, userId: string, ...paths: `/${string}`[]): Promise<void> {
  if (await store.removeLeadingTo(tx, userId, paths)) await outbox.notifyChanged(tx, [userId])
  await mails.forgetLeadingTo(tx, userId, paths)
}

/** Says what happened to a thing in other words, because the words it quotes were changed. Mails quote none. */
export async function reword(tx: Database, subjectId: string, message: string): Promise<void> {
  await store.reword(tx, subjectId, message)
}

/** Returns whether this person was notified with this type about this thing since then. */
export function isNotified(
  tx: Database,
  about: { userId: string; type: NotificationType; subjectId: string; since: Date },
): Promise<boolean> {
  return store.isNotified(tx, about)
}

/** Marks this person's notifications about these things, now dealt with, as read, so no mail follows. */
export async function settle(tx: Database, userId: string, subjectIds: readonly string[]): Promise<void> {
  if (await store.markReadAbout(tx, { userId }, subjectIds)) await outbox.notifyChanged(tx, [userId])
  await mails.settle(tx, userId, subjectIds)
}

/** Where to begin, by role. */
const firstSteps = {
  student: {
    message: 'Start with your profile. What you type is kept on this device until you press Next.',
    link: '/profile',
  },
  guardian: { message: 'You find what is next, and what colleges cost, on your page.', link: '/family' },
  advisor: { message: 'Your students will be on your dashboard.', link: '/advisor/dashboard' },
  admin: { message: 'The overview leads to everything you manage.', link: '/dashboard' },
} as const satisfies Record<Role, Pick<NewNotification, 'message' | 'link'>>

type InRole = { userId: string; role: Role; now: Date }

/** Sends the welcome notification to a new person. */
export async function welcome(tx: Database, { role, ...person }: InRole): Promise<void> {
  await notify(tx, { ...person, type: 'system', title: 'Welcome to Bearings', ...firstSteps[role] })
}

/** After a change of role: unlinks the old notifications, whose pages are closed now, and says where to begin. */
export async function welcomeInRole(tx: Database, { role, ...person }: InRole): Promise<void> {
  await store.unlinkAll(tx, person.userId)
  const message = `You are now ${roleInWords(role)}. ${firstSteps[role].message}`
  await notify(tx, {
    ...person,
    type: 'system',
    title: 'Your role has changed',
    ...firstSteps[role],
    message,
  })
}

export async function list(
  { db, actor }: SignedInContext,
  query: NotificationsQuery,
): Promise<NotificationsPage> {
  const [found, unread] = await Promise.all([store.page(db, actor, query), store.countUnread(db, actor)])
  const { page, next } = pageOf(found, query.limit, positionOf)
  return { notifications: page, unread, next }
}

export async function markRead(
  { db, actor }: SignedInContext,
  { id }: Pick<Notification, 'id'>,
): Promise<undefined> {
  if (!(await store.markRead(db, actor, id))) throw new Failure('NOT_FOUND')
  await outbox.notifyChanged(db, [actor.userId])
}

export async function markAllRead({ db, actor }: SignedInContext): Promise<undefined> {
  await store.markAllRead(db, actor)
  await outbox.notifyChanged(db, [actor.userId])
}

export async function remove(
  { db, actor }: SignedInContext,
  { id }: Pick<Notification, 'id'>,
): Promise<undefined> {
  if (!(await store.remove(db, actor, id))) throw new Failure('NOT_FOUND')
  await outbox.notifyChanged(db, [actor.userId])
}
