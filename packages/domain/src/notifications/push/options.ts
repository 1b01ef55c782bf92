import type { TextBounds } from '#field-bounds.ts'
import type { NotificationType } from '../options.ts'

/** The services of browsers' makers, which alone deliver to their browsers; a server sends to no other host. */
export const pushHosts: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  'notify.windows.com',
]

/** Addresses of browsers without a push service, on a machine that keeps pushes instead of sending them. */
export const keptAt = 'https://push.invalid/'

export const limits = {
  /** Devices of one person; the one that was added first makes room. */
  devices: 5,
  /** Hours between two pushes to a device. */
  hoursBetween: 20,
  /** Nothing is pushed from this hour to the other, where the person is. */
  quietFrom: 21,
  quietTo: 7,
} as const

export const bounds = {
  endpoint: { min: 1, max: 1000 },
  /** The device's public key, uncompressed: 65 bytes in base64url. */
  p256dh: { min: 86, max: 90 },
  /** 16 bytes in base64url. */
  auth: { min: 22, max: 26 },
} as const satisfies Record<string, TextBounds>

/** Of several types at once, and of those whose kind a locked screen does not say. */
export const otherPushWords = 'There is something new in Bearings'

/** All that a locked screen shows: no name, no college, no date. */
export const pushWords: Record<NotificationType, string> = {
  'application-reminder': 'A deadline is near',
  'task-assigned': 'There is a new task',
  'task-updated': 'A task has changed',
  'essay-feedback': 'There is feedback on an essay',
  message: 'There is a new message',
  'school-suggested': otherPushWords,
  'advisor-request': otherPushWords,
  advisor_request: otherPushWords,
  advisor_request_approved: otherPushWords,
  advisor_request_rejected: otherPushWords,
  'advisor-waiting': otherPushWords,
  letter: otherPushWords,
  'family-week': otherPushWords,
  system: otherPushWords,
}
