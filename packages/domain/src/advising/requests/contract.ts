import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import {
  AdvisorRequest,
  Approval,
  FoundStudent,
  NewRequest,
  NewRequestToAdvisor,
  RequestsPage,
  RequestsQuery,
  StudentSearch,
} from './schema.ts'

const id = z.object({ id: z.uuid() })

export const requests = {
  'GET /advising/students/search': endpoint(['advisor'], {
    summary: 'Up to ten students whose student ID contains this, and who may be found',
    query: StudentSearch,
    response: z.array(FoundStudent),
  }),

  'GET /advising/requests': endpoint(['student', 'advisor'], {
    summary: 'Requests that I sent or received, the newest first',
    query: RequestsQuery,
    response: RequestsPage,
  }),

  'POST /advising/requests': endpoint(['advisor'], {
    summary: 'Ask a student who may be found',
    body: NewRequest,
    response: AdvisorRequest,
  }),

  'POST /advising/requests/to-advisor': endpoint(['student'], {
    summary: 'Ask an advisor by email; the answer does not tell whether the address has an account',
    body: NewRequestToAdvisor,
    response: AdvisorRequest,
  }),

  'POST /advising/requests/{id}/approve': endpoint(['student', 'advisor'], {
    summary: 'Agree to a request that I received; a student says what the advisor sees',
    params: id,
    body: Approval,
    response: AdvisorRequest,
  }),

  'POST /advising/requests/{id}/reject': endpoint(['student', 'advisor'], {
    summary: 'Decline a request that I received',
    params: id,
    response: AdvisorRequest,
  }),

  'POST /advising/requests/{id}/withdraw': endpoint(['student', 'advisor'], {
    summary: 'Take back a request that I sent',
    params: id,
    response: AdvisorRequest,
  }),
} satisfies Endpoints
