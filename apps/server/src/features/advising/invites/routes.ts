import type { invites } from '@bearings/domain/advising/invites/contract'
import type { people } from '@bearings/domain/school/people/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import { inviteNotJoined, listNotJoined } from './not-joined.ts'
import { releaseFromSchool } from './school-release.ts'
import * as service from './service.ts'

export const inviteHandlers = {
  'GET /advising/invites': service.list,
  'POST /advising/invites': service.make,
  'PATCH /advising/invites/{id}': service.change,
  'POST /advising/invites/{id}/revoke': service.revoke,
  'GET /advising/not-joined': listNotJoined,
  'POST /advising/not-joined/{id}/invite': inviteNotJoined,
  'GET /advising/invites/by-code/{code}': service.find,
  'POST /advising/invites/by-code/{code}/join': service.join,
  'POST /school/people/{id}/release': releaseFromSchool,
} satisfies Handlers<typeof invites & Pick<typeof people, 'POST /school/people/{id}/release'>>
