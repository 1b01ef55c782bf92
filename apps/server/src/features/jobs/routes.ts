import type { jobs } from '@bearings/domain/jobs/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import * as service from './service.ts'

export const jobHandlers = {
  'GET /jobs': service.list,
  'POST /jobs/{name}/run': service.runSoon,
} satisfies Handlers<typeof jobs>
