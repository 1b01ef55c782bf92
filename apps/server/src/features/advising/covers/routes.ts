import type { covers } from '@bearings/domain/advising/covers/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import * as service from './service.ts'

export const coverHandlers = {
  'GET /advising/covers/{id}': service.read,
  'POST /advising/covers/{id}': service.arrange,
  'POST /advising/covers/{id}/end': service.end,
} satisfies Handlers<typeof covers>
