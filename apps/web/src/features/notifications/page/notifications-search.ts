import { type NotificationType, notificationTypes } from '@bearings/domain/notifications/options'

/** What the address of `/notifications` keeps: which of them are shown. */
export type NotificationsSearch = {
  /** Without those that have been read. */
  unread?: true | undefined
  type?: NotificationType | undefined
}

/** Reads it from an address that anybody may have written; what is not known is left out. */
export function notificationsSearch({ unread, type }: Record<string, unknown>): NotificationsSearch {
  return { ...(unread === true && { unread }), ...(isType(type) && { type }) }
}

function isType(given: unknown): given is NotificationType {
  return notificationTypes.some((type) => type === given)
}
