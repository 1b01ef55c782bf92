import type { Role } from '../actor.ts'

/** What a notification can be about. An advisor's request has two spellings; both mean the same. */
export const notificationTypes = [
  'advisor-request',
  'advisor_request',
  'advisor_request_approved',
  'advisor_request_rejected',
  'application-reminder',
  'essay-feedback',
  'task-assigned',
  'task-updated',
  'system',
] as const

export type NotificationType = (typeof notificationTypes)[number]

/** What nobody can switch off in the product: a request waits for an answer, and what we say ourselves is rare. */
export const alwaysInApp: readonly NotificationType[] = ['advisor-request', 'advisor_request', 'system']

/** What people may choose about: whether they see it in the product, and whether it also comes by mail. */
export const chosenTypes = [
  'application-reminder',
  'task-assigned',
  'task-updated',
  'essay-feedback',
  'advisor-request',
  'advisor_request_approved',
  'advisor_request_rejected',
] as const satisfies readonly NotificationType[]

export type ChosenType = (typeof chosenTypes)[number]

/** What each of them is told of at all. */
export const chosenTypesOf: Record<Role, readonly ChosenType[]> = {
  student: chosenTypes,
  advisor: chosenTypes.filter((type) => type !== 'application-reminder' && type !== 'task-assigned'),
  admin: [],
}

/** What also comes by mail as long as a person has not chosen otherwise. */
export const mailedByDefault: readonly NotificationType[] = [
  'advisor-request',
  'advisor_request',
  'advisor_request_approved',
  'advisor_request_rejected',
  'task-assigned',
  'essay-feedback',
]

/** How many notifications one page holds at most. */
export const largestPage = 50
