import type { accounts } from '@bearings/domain/accounts/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import * as erasure from './erasure.ts'
import { setGraduationYear } from './graduation-year.ts'
import * as service from './service.ts'
import * as sessions from './sessions.ts'
import * as studentIds from './student-id/service.ts'

export const accountHandlers = {
  'GET /me': service.me,
  'PATCH /me': service.changeMe,
  'PUT /me/graduation-year': setGraduationYear,
  'GET /student-id-format': studentIds.read,
  'PUT /student-id-format': studentIds.set,
  'GET /student-id-format/unfitting': studentIds.countUnmatched,
  'POST /me/erasure': erasure.requestErasure,
  'DELETE /me/erasure': erasure.revoke,
  'GET /me/sign-in': sessions.signIn,
  'GET /sessions': sessions.list,
  'POST /sessions/proof': sessions.prove,
  'DELETE /sessions/{id}': sessions.endOne,
} satisfies Handlers<typeof accounts>
