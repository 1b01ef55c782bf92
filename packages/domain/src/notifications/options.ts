import type { Role } from '../actor.ts'

/** The types of notifications. An advisor's request has two spellings with the same meaning. */
export const notificationTypes = [
  'advisor-request',
  'advisor_request',
  'advisor_request_approved',
  'advisor_request_rejected',
  'advisor-waiting',
  'application-reminder',
  'essay-feedback',
  'message',
  'school-suggested',
  'family-week',
  'letter',
  'task-assigned',
  'task-updated',
  'system',
] as const

export type NotificationType = (typeof notificationTypes)[number]

/**
 * Notifications that cannot be turned off in the app: requests and waiting advisors need an answer, and the
 * product's own messages are rare.
 */
export const alwaysInApp: readonly NotificationType[] = [
  'advisor-request',
  'advisor_request',
  'advisor-waiting',
  'system',
]

/** Notifications with settings: whether they appear in the app, and whether they are also mailed. */
export const chosenTypes = [
  'application-reminder',
  'task-assigned',
  'task-updated',
  'essay-feedback',
  'message',
  'school-suggested',
  'letter',
  'advisor-request',
  'advisor_request_approved',
  'advisor_request_rejected',
  'advisor-waiting',
  'family-week',
] as const satisfies readonly NotificationType[]

export type ChosenType = (typeof chosenTypes)[number]

/** What only students are told of. */
const ofStudents: readonly ChosenType[] = [
  'application-reminder',
  'task-assigned',
  'school-suggested',
  'letter',
]

/** What only admins and families are told of. */
const ofOthers: readonly ChosenType[] = ['advisor-waiting', 'family-week']

/** The notifications that each role can receive. */
export const chosenTypesOf: Record<Role, readonly ChosenType[]> = {
  student: chosenTypes.filter((type) => !ofOthers.includes(type)),
  guardian: ['family-week', 'message'],
  advisor: chosenTypes.filter((type) => !ofStudents.includes(type) && !ofOthers.includes(type)),
  admin: ['advisor-waiting'],
}

export const mailedByDefault: readonly NotificationType[] = [
  'advisor-request',
  'advisor_request',
  'advisor_request_approved',
  'advisor_request_rejected',
  'advisor-waiting',
  'task-assigned',
  'essay-feedback',
  'message',
  'family-week',
  'letter',
]

/** The most notifications on one page. */
export const largestPage = 50
