import type { NotificationType } from '@bearings/domain/notifications/options'
import type { Read, Write } from '#product/contract-keys.ts'
import { children, letters, school } from '#product/stale-reads.ts'
import { stale } from '#product/stale.ts'

const requestWrites: readonly Write[] = [
  'POST /advising/requests',
  'POST /advising/requests/to-advisor',
  'POST /advising/requests/{id}/withdraw',
]

/** The writes by other people that each type of notification reports. */
export const causes: Record<NotificationType, readonly Write[]> = {
  'advisor-request': requestWrites,
  advisor_request: requestWrites,
  advisor_request_approved: [
    'POST /advising/requests/{id}/approve',
    'POST /advising/invites/by-code/{code}/join',
  ],
  advisor_request_rejected: ['POST /advising/requests/{id}/reject'],
  // A person who signs up writes through sign-in, which is outside the contract.
  'advisor-waiting': [],
  // No person wrote: a new day brought a deadline closer, or a college's date came to a list.
  'application-reminder': [],
  // A new week began.
  'family-week': [],
  'essay-feedback': [
    'POST /essays/{id}/comments',
    'PUT /advising/link/essays/{essayId}',
    'PUT /essays/{id}/asks',
    'POST /essays/{id}/nothing-to-say',
  ],
  message: ['PUT /messages/{id}', 'PUT /messages/broadcasts/{id}', 'POST /messages/{id}/withdraw'],
  // Recommenders write without an account, in browsers that keep no reads.
  letter: [],
  'school-suggested': ['POST /schools/suggested'],
  'task-assigned': ['POST /tasks', 'POST /tasks/templates/{id}/assign'],
  'task-updated': [
    'PATCH /tasks/{id}',
    'POST /tasks/{id}/status',
    'DELETE /tasks/{id}',
    'POST /tasks/deletions/{id}/undo',
    'PATCH /tasks/assignments/{id}',
    'DELETE /tasks/assignments/{id}',
    'POST /tasks/assignments/undo',
  ],
  system: [
    'PATCH /family/guardians/{id}',
    'POST /family/guardians/{id}/end',
    'POST /family/invitations/by-code/{code}/accept',
    'PUT /family/children/{id}/money',
    'PUT /messages/readers/{linkId}',
    'POST /advising/links/{id}/end',
    'POST /library/stories/{id}/approve',
    'POST /library/stories/{id}/decline',
  ],
}

/** The reads that any event may have made stale. */
export const allRelated: ReadonlySet<Read> = new Set(Object.keys(causes).flatMap(relatedTo))

/**
 * Returns the reads that an event of this type makes stale; none for a type that this version does not know.
 */
export function relatedTo(type: string): readonly Read[] {
  if (type === 'application-reminder') return school
  if (type === 'family-week') return children
  if (type === 'letter') return letters
  if (type === 'advisor-waiting') return ['GET /people', 'GET /people/summary']
  if (!Object.hasOwn(causes, type)) return []
  const reads = causes[type as NotificationType].flatMap((write) => stale[write])
  // An admin may have changed the person's role.
  return [...new Set(type === 'system' ? [...reads, 'GET /me' as const] : reads)]
}
