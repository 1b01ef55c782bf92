import type { groups } from '@bearings/domain/advising/groups/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import * as service from './service.ts'

export const groupHandlers = {
  'GET /advising/groups': service.list,
  'POST /advising/groups': service.add,
  'PATCH /advising/groups/{id}': service.rename,
  'DELETE /advising/groups/{id}': service.remove,
  'PATCH /advising/groups/{id}/students': service.changeStudents,
} satisfies Handlers<typeof groups>
