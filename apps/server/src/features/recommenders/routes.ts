import type { recommenders } from '@bearings/domain/recommenders/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import * as service from './service.ts'

export const recommenderHandlers = {
  'GET /recommenders': service.list,
  'POST /recommenders': service.add,
  'PATCH /recommenders/{id}': service.change,
  'PUT /recommenders/{id}/letters/{entryId}': service.setSent,
  'DELETE /recommenders/{id}': service.remove,
} satisfies Handlers<typeof recommenders>
