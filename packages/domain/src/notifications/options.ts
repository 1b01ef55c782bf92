import type { Role } from '../actor.ts'

/** What a notification can be about. An advisor's request has two spellings; both mean the same. */
export const notificationTypes = [
  'advisor-request',
  'advisor_request',
  'advisor_request_approved',
  'advisor_request_rejected',
  'advisor-waiting',
  'application-reminder',
  'essay-feedback',
  'task-assigned',
  'task-updated',
  'system',
] as const

export type NotificationType = (typeof notificationTypes)[number]

/**
 * Notifications that cannot be turned off in the app: requests and waiting advisors need an answer, and our own messages
 * are rare.
 */
export const alwaysInApp: readonly NotificationType[] = [
  'advisor-request',
  'advisor_request',
  'advisor-waiting',
  'system',
]

/** Notifications with a setting: whether they appear in the app, and whether they also come by mail. */
export const chosenTypes = [
  'application-reminder',
  'task-assigned',
  'task-updated',
  'essay-feedback',
  'advisor-request',
  'advisor_request_approved',
  'advisor_request_rejected',
  'advisor-waiting',
] as const satisfies readonly NotificationType[]

export type ChosenType = (typeof chosenTypes)[number]

/** The notifications each role can get. */
export const chosenTypesOf: Record<Role, readonly ChosenType[]> = {
  student: chosenTypes.filter((type) => type !== 'advisor-waiting'),
  advisor: chosenTypes.filter(
    (type) => type !== 'application-reminder' && type !== 'task-assigned' && type !== 'advisor-waiting',
  ),
  admin: ['advisor-waiting'],
}

/** Notifications that also come by mail by default. */
export const mailedByDefault: readonly NotificationType[] = [
  'advisor-request',
  'advisor_request',
  'advisor_request_approved',
  'advisor_request_rejected',
  'advisor-waiting',
  'task-assigned',
  'essay-feedback',
]

/** How many notifications one page holds at most. */
export const largestPage = 50
