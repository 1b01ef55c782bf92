import { type NotificationType, notificationTypes } from '@bearings/domain/notifications/options'

/** The search parameters of `/notifications`: which of them are shown. */
export type NotificationsSearch = {
  /** Without those that have been read. */
  unread?: true | undefined
  type?: NotificationType | undefined
}

/** Parses the search parameters of the URL, which anyone may have written, and drops unknown values. */
export function notificationsSearch({ unread, type }: Record<string, unknown>): NotificationsSearch {
  return { ...(unread === true && { unread }), ...(isType(type) && { type }) }
}

function isType(given: unknown): given is NotificationType {
  return notificationTypes.some((type) => type === given)
}
