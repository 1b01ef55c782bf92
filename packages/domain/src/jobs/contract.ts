import { endpoint, type Endpoints, noContent } from '../endpoint.ts'
import { Job, Jobs } from './schema.ts'

export const jobs = {
  'GET /jobs': endpoint(['admin'], {
    summary: 'How the work that comes back by itself is doing, and the mail',
    response: Jobs,
  }),

  'POST /jobs/{name}/run': endpoint(['admin'], {
    summary: 'Have a job run as soon as a process is free, within seconds',
    params: Job.pick({ name: true }),
    response: noContent,
  }),
} satisfies Endpoints
