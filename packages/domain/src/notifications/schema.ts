import { z } from 'zod'
import { WholeNumberInQuery } from '../fields.ts'
import { alwaysInApp, chosenTypes, largestPage, notificationTypes } from './options.ts'

/** A message from the product to one person. */
export const Notification = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
  /** Usually a `NotificationType`. An unknown type is shown with a plain icon. */
  type: z.string(),
  title: z.string(),
  message: z.string(),
  /** The path of a page within the product. */
  link: z.string().nullable(),
  /** The request, essay, task or school it is about; the type says which. */
  subjectId: z.uuid().nullable(),
})
export type Notification = z.infer<typeof Notification>

/**
 * The end of a page: the time (milliseconds since 1970) and id of its last notification. It is a position,
 * not a row, so it stays valid when that notification is deleted.
 */
export const Position = z.string().regex(/^\d{1,14}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

export const NotificationsQuery = z.object({
  /** The `next` of the previous page. */
  after: Position.optional(),
  /** `true` omits read notifications. */
  unread: z.stringbool().optional(),
  /** Only notifications of this type. Both spellings of an advisor's request count as one. */
  type: z.enum(notificationTypes).optional(),
  limit: WholeNumberInQuery({ min: 1, max: largestPage }).default(largestPage),
})
export type NotificationsQuery = z.infer<typeof NotificationsQuery>

export const NotificationsPage = z.object({
  /** Newest first. */
  notifications: z.array(Notification),
  /** The number of unread notifications in all, not only on this page. */
  unread: z.number().int(),
  /** Where the next page starts; `null` on the last one. */
  next: Position.nullable(),
})
export type NotificationsPage = z.infer<typeof NotificationsPage>

/** How one type of notification reaches a person. */
export const Preference = z
  .object({
    type: z.enum(chosenTypes),
    inApp: z.boolean(),
    byMail: z.boolean(),
  })
  .refine(({ type, inApp }) => inApp || !alwaysInApp.includes(type), {
    path: ['inApp'],
    message: 'This cannot be turned off',
  })
export type Preference = z.infer<typeof Preference>

/** The preferences to change together. */
export const Preferences = z.object({ preferences: z.array(Preference).min(1).max(chosenTypes.length) })
export type Preferences = z.infer<typeof Preferences>

/** The stream's events, by name. An event's id is the position of its notification. */
export type LiveEvents = {
  notification: Notification
  /** Something was read or deleted elsewhere, or too many events came to send each: refetch the list. */
  changed: null
  /** The person has too many streams, and this one is the oldest: do not reconnect automatically. */
  replaced: null
}
