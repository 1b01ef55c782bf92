import { endpoint, type Endpoints, nothing } from '../endpoint.ts'
import { Job, Jobs } from './schema.ts'

export const jobs = {
  'GET /jobs': endpoint(['admin'], {
    summary: 'How the work that comes back by itself is doing, and the mail',
    answer: Jobs,
  }),

  'POST /jobs/{name}/run': endpoint(['admin'], {
    summary: 'Have a job run as soon as a process is free, within seconds',
    params: Job.pick({ name: true }),
    answer: nothing,
  }),
} satisfies Endpoints
