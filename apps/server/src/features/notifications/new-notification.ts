import type { NotificationType } from '@bearings/domain/notifications/options'

/** A notification before it is stored, and what an email about it says. */
export type NewNotification = {
  /** The recipient. */
  userId: string
  type: NotificationType
  title: string
  message: string
  /** The page to open from it. */
  link?: `/${string}`
  /** The request, essay, task or school it is about. */
  subjectId?: string
  /** The name of the person who caused it, for the subject of an email. */
  sender?: string
  /** When a mail about it leaves, where the type does not say so. */
  mailAt?: Date
  /** For mail only: what to say instead of a message that tells too much, and the sender's own words. */
  inMail?: { message?: string; quote?: string }
}
