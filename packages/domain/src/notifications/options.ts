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

/** How many notifications one page holds at most. */
export const largestPage = 50
