import { keysOf } from '#pick.ts'
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

/** Those without settings: the other spelling, and the product's own messages. */
export type ChosenType = Exclude<NotificationType, 'advisor_request' | 'system'>

type Way = {
  /** Who can receive it. */
  to: readonly Role[]
  /** Also by mail, until they choose. */
  isMailed: boolean
  /** Requests and waiting advisors need an answer, so the app always shows them. */
  isAlwaysInApp: boolean
}

/** In the order of the settings. */
const ways: Record<ChosenType, Way> = {
  'application-reminder': { to: ['student'], isMailed: false, isAlwaysInApp: false },
  'task-assigned': { to: ['student'], isMailed: true, isAlwaysInApp: false },
  'task-updated': { to: ['student', 'advisor'], isMailed: false, isAlwaysInApp: false },
  'essay-feedback': { to: ['student', 'advisor'], isMailed: true, isAlwaysInApp: false },
  message: { to: ['student', 'advisor', 'guardian'], isMailed: true, isAlwaysInApp: false },
  'school-suggested': { to: ['student'], isMailed: false, isAlwaysInApp: false },
  letter: { to: ['student'], isMailed: true, isAlwaysInApp: false },
  'advisor-request': { to: ['student', 'advisor'], isMailed: true, isAlwaysInApp: true },
  advisor_request_approved: { to: ['student', 'advisor'], isMailed: true, isAlwaysInApp: false },
  advisor_request_rejected: { to: ['student', 'advisor'], isMailed: true, isAlwaysInApp: false },
  'advisor-waiting': { to: ['admin'], isMailed: true, isAlwaysInApp: true },
  'family-week': { to: ['guardian'], isMailed: true, isAlwaysInApp: false },
}

export const chosenTypes = keysOf(ways)

/** Those that each role can receive. */
export const chosenTypesOf: Record<Role, readonly ChosenType[]> = {
  student: typesTo('student'),
  guardian: typesTo('guardian'),
  advisor: typesTo('advisor'),
  admin: typesTo('admin'),
}

function typesTo(role: Role): ChosenType[] {
  return chosenTypes.filter((type) => ways[type].to.includes(role))
}

/** Those that cannot be turned off in the app; the product's own messages are rare. */
export const alwaysInApp: readonly NotificationType[] = [
  ...chosenTypes.filter((type) => ways[type].isAlwaysInApp),
  'advisor_request',
  'system',
]

export const mailedByDefault: readonly NotificationType[] = [
  ...chosenTypes.filter((type) => ways[type].isMailed),
  'advisor_request',
]

/** The most notifications on one page. */
export const largestPage = 50
