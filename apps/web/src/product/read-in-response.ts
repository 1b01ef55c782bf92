import type { ResponseBody } from '@bearings/domain/contract'
import type { Read, Write } from './contract-keys.ts'

/**
 * For each such write, the read whose body is also the write's response, so that it need not be refetched.
 */
export const readInResponse: { [W in Write]?: ReadLike<W> } = {
  'PATCH /me': 'GET /me',
  'PUT /me/graduation-year': 'GET /me',
  'POST /me/erasure': 'GET /me',
  'DELETE /me/erasure': 'GET /me',
  'PUT /essays/{id}/text': 'GET /essays/{id}',
  'POST /essays/{id}/versions/{versionId}/restore': 'GET /essays/{id}',
  'PUT /profile/background': 'GET /profile',
  'PUT /profile/academic': 'GET /profile',
  'PATCH /money/finances': 'GET /money/finances',
  'PATCH /profile/gpa': 'GET /profile',
  'PUT /profile/activities': 'GET /profile',
  'PUT /profile/honors': 'GET /profile',
  'PATCH /profile/public': 'GET /profile/public',
  'PUT /schools/list/target': 'GET /schools/list/target',
  'POST /advising/invites/by-code/{code}/join': 'GET /advising/link',
  'PUT /library/story': 'GET /library/story',
  'POST /library/story/offer': 'GET /library/story',
  'POST /library/story/withdraw': 'GET /library/story',
  'PUT /library/answer-editions/{slug}': 'GET /library/answer-editions/{slug}',
  'POST /library/answer-editions/{slug}/hide': 'GET /library/answer-editions/{slug}',
  'POST /library/answer-editions/{slug}/show': 'GET /library/answer-editions/{slug}',
  'PUT /library/editions/{slug}': 'GET /library/editions/{slug}',
  'POST /library/editions/{slug}/publish': 'GET /library/editions/{slug}',
  'POST /library/editions/{slug}/unpublish': 'GET /library/editions/{slug}',
  'PUT /family/children/{id}/money': 'GET /family/children/{id}/money',
  'POST /deadlines/feed': 'GET /deadlines/feed',
  'PUT /deadlines/reminders': 'GET /deadlines/reminders',
  'PUT /deadlines/timeline': 'GET /deadlines/timeline',
  'PUT /notifications/preferences': 'GET /notifications/preferences',
}

type ReadLike<W extends Write> = {
  [R in Read]: ResponseBody<W> extends ResponseBody<R> ? R : never
}[Read]
