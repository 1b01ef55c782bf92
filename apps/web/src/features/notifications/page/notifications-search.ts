import { type NotificationType, notificationTypes } from '@bearings/domain/notifications/options'

/** The search parameters of `/notifications`, which filter them. */
export type NotificationsSearch = {
  /** Whether only unread ones are shown. */
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
