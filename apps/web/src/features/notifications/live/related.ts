import type { Key } from '@bearings/domain/contract'
import type { NotificationType } from '@bearings/domain/notifications/options'

type Reading = Extract<Key, `GET ${string}`>

const requests: readonly Reading[] = ['GET /advising/requests', 'GET /advising/link', 'GET /advising/summary']
const tasks: readonly Reading[] = ['GET /tasks', 'GET /advising/summary', 'GET /deadlines']

/** What an open page has read that a notification of each type makes old. */
const related: Record<NotificationType, readonly Reading[]> = {
  'advisor-request': requests,
  advisor_request: requests,
  advisor_request_approved: [...requests, 'GET /advising/students'],
  advisor_request_rejected: requests,
  'application-reminder': ['GET /deadlines'],
  'essay-feedback': ['GET /essays', 'GET /essays/{id}/comments'],
  'task-assigned': tasks,
  'task-updated': tasks,
  // The end of a link is one.
  system: [...requests, 'GET /advising/students'],
}

/** The keys of the queries to be asked again; none for a type that this version does not know. */
export function relatedTo(type: string): readonly Reading[] {
  return Object.hasOwn(related, type) ? related[type as NotificationType] : []
}
