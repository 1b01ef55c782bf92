import { endpoint, type Endpoints } from '../endpoint.ts'
import { Job, Jobs } from './schema.ts'

export const jobs = {
  'GET /jobs': endpoint(['admin'], {
    summary: 'Get the status of recurring jobs and of email',
    response: Jobs,
  }),

  'POST /jobs/{name}/run': endpoint(['admin'], {
    summary: 'Run a job as soon as a process is free, within seconds',
    params: Job.pick({ name: true }),
  }),
} satisfies Endpoints
