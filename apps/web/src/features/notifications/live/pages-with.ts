import { positionOf } from '@bearings/domain/notifications/rules'
import type { Notification, NotificationsPage } from '@bearings/domain/notifications/schema'

/** The cached pages of a list of notifications; `undefined` before they are loaded. */
export type Pages = { pages: readonly NotificationsPage[] } | undefined

/**
 * Returns whether a list already has this notification: a stream begins with some that the page has loaded
 * itself.
 */
export function isIn(data: Pages, { id }: Notification): boolean {
  return data?.pages.some((page) => page.notifications.some((other) => other.id === id)) ?? false
}

/**
 * Inserts a notification into the menu's pages, in its order. Returns the same pages if it is there already,
 * or belongs to a page that is not loaded.
 */
export function insertIntoPages(
  pages: readonly NotificationsPage[],
  notification: Notification,
): readonly NotificationsPage[] {
  if (isIn({ pages }, notification)) return pages
  const place = pages.findIndex(
    (page) => page.next === null || page.notifications.some((other) => isBefore(other, notification)),
  )
  if (place === -1) return pages
  return pages.map((page, index) => ({
    ...page,
    unread: page.unread + (notification.isRead ? 0 : 1),
    notifications:
      index === place ? [...page.notifications, notification].sort(newestFirst) : page.notifications,
  }))
}

function newestFirst(one: Notification, other: Notification): number {
  return isBefore(one, other) ? 1 : -1
}

function isBefore(one: Notification, other: Notification): boolean {
  const [oneTime, otherTime] = [Date.parse(one.createdAt), Date.parse(other.createdAt)]
  return oneTime === otherTime ? positionOf(one) < positionOf(other) : oneTime < otherTime
}
