import type { notes } from '@bearings/domain/advising/notes/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import * as service from './service.ts'

export const noteHandlers = {
  'GET /advising/students/{id}/notes': service.list,
  'POST /advising/students/{id}/notes': service.add,
  'PATCH /advising/notes/{id}': service.change,
  'DELETE /advising/notes/{id}': service.remove,
} satisfies Handlers<typeof notes>
