import { z } from 'zod'
import { WholeNumberInQuery } from '../fields.ts'
import { alwaysInApp, chosenTypes, largestPage, notificationTypes } from './options.ts'

/** A message from the product to one person. */
export const Notification = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
  /** Mostly a `NotificationType`; one that is not known is shown with a plain icon. */
  type: z.string(),
  title: z.string(),
  message: z.string(),
  /** A path within the product: the page of what it is about. */
  link: z.string().nullable(),
  /** The request, essay, task or school it is about; the type says which. */
  subjectId: z.uuid().nullable(),
})
export type Notification = z.infer<typeof Notification>

/**
 * Where a page ended: the time (milliseconds since 1970) and id of its last notification.
 * A position, not a row: it stays good when that notification is deleted.
 */
export const Position = z.string().regex(/^\d{1,14}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

export const NotificationsQuery = z.object({
  /** The `next` of the page before. */
  after: Position.optional(),
  /** `true` leaves out what has been read. */
  unread: z.stringbool().optional(),
  /** Only of this type; both spellings of an advisor's request count as one. */
  type: z.enum(notificationTypes).optional(),
  limit: WholeNumberInQuery({ min: 1, max: largestPage }).default(largestPage),
})
export type NotificationsQuery = z.infer<typeof NotificationsQuery>

export const NotificationsPage = z.object({
  /** Newest first. */
  notifications: z.array(Notification),
  /** How many are unread in all, not only on this page. */
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

/** Some of the preferences, to be changed together. */
export const Preferences = z.object({ preferences: z.array(Preference).min(1).max(chosenTypes.length) })
export type Preferences = z.infer<typeof Preferences>

/** The stream's events, by name. An event's id is the position of its notification. */
export type LiveEvents = {
  notification: Notification
  /** Something was read or deleted elsewhere, or there were too many events to send: refetch the list. */
  changed: null
  /** This person has too many streams, and this one was the oldest: do not come back by yourself. */
  replaced: null
}
