import type { NotificationType } from '@bearings/domain/notifications/options'

/** A notification before it is stored, and what an email about it says. */
export type NewNotification = {
  /** The recipient. */
  userId: string
  type: NotificationType
  title: string
  message: string
  /** The page of what it is about. */
  link?: `/${string}`
  /** The request, essay, task or school it is about. */
  subjectId?: string
  /** The name of the person who caused it, for the subject of an email. */
  sender?: string
  /** For those who want mail of this: what it says instead, where the message tells too much, and the sender's words. */
  inMail?: { message?: string; quote?: string }
}
