import type { advising } from '@bearings/domain/advising/contract'
import type { school } from '@bearings/domain/school/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import * as applications from './applications/service.ts'
import { coverHandlers } from './covers/routes.ts'
import * as criteria from './criteria/service.ts'
import { groupHandlers } from './groups/routes.ts'
import { inviteHandlers } from './invites/routes.ts'
import * as ending from './links/ending.ts'
import { setSchool } from './links/school.ts'
import * as links from './links/service.ts'
import * as sharing from './links/sharing.ts'
import { moveHandlers } from './moves/routes.ts'
import { noteHandlers } from './notes/routes.ts'
import * as requests from './requests/service.ts'
import * as search from './search/service.ts'
import { studentHandlers } from './students/routes.ts'
import * as summaries from './summaries/service.ts'
import { viewHandlers } from './views/routes.ts'

export const advisingHandlers = {
  ...coverHandlers,
  ...groupHandlers,
  ...inviteHandlers,
  ...moveHandlers,
  ...noteHandlers,
  ...studentHandlers,
  ...viewHandlers,
  'GET /advising/applications': applications.list,
  'GET /advising/colleges': criteria.listedColleges,
  'GET /advising/summaries': summaries.list,
  'GET /advising/students/search': search.search,
  'GET /advising/requests': requests.list,
  'POST /advising/requests': requests.ask,
  'POST /advising/requests/to-advisor': requests.askAdvisor,
  'POST /advising/requests/introductions': requests.introduce,
  'POST /advising/requests/{id}/approve': requests.approve,
  'POST /advising/requests/{id}/reject': requests.reject,
  'POST /advising/requests/{id}/withdraw': requests.withdraw,
  'GET /advising/link': links.read,
  'PATCH /advising/link/sharing': sharing.changeSharing,
  'PUT /advising/link/essays/{essayId}': sharing.shareEssay,
  'DELETE /advising/link/essays/{essayId}': sharing.unshareEssay,
  'POST /advising/links/{id}/end': ending.end,
  'PUT /school': setSchool,
} satisfies Handlers<typeof advising & Pick<typeof school, 'PUT /school'>>
