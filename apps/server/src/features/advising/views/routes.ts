import type { views } from '@bearings/domain/advising/views/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import * as service from './service.ts'

export const viewHandlers = {
  'GET /advising/views': service.list,
  'POST /advising/views': service.add,
  'PATCH /advising/views/{id}': service.change,
  'DELETE /advising/views/{id}': service.remove,
  'PUT /advising/columns': service.setUsual,
} satisfies Handlers<typeof views>
