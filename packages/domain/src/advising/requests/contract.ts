import { z } from 'zod'
import { endpoint, type Endpoints } from '#endpoint.ts'
import {
  AdvisorRequest,
  Approval,
  FoundStudent,
  Introduced,
  NewIntroduction,
  NewRequest,
  NewRequestToAdvisor,
  RequestsPage,
  RequestsQuery,
  StudentSearch,
} from './schema.ts'

const id = z.object({ id: z.uuid() })

export const requests = {
  'GET /advising/students/search': endpoint(['advisor'], {
    summary: 'Find up to ten students by part of their student ID',
    query: StudentSearch,
    response: z.array(FoundStudent),
  }),

  'GET /advising/requests': endpoint(['student', 'advisor'], {
    summary: 'List requests that I sent or received, newest first',
    query: RequestsQuery,
    response: RequestsPage,
  }),

  'POST /advising/requests': endpoint(['advisor'], {
    summary: 'Send a request to a student',
    body: NewRequest,
    response: AdvisorRequest,
  }),

  'POST /advising/requests/to-advisor': endpoint(['student'], {
    summary:
      'Send a request to an advisor by email; the response does not reveal whether the address has an account',
    body: NewRequestToAdvisor,
    response: AdvisorRequest,
  }),

  'POST /advising/requests/introductions': endpoint(['advisor'], {
    summary: 'Suggest a colleague to some of my students, each of whom decides',
    body: NewIntroduction,
    response: Introduced,
  }),

  'POST /advising/requests/{id}/approve': endpoint(['student', 'advisor'], {
    summary: 'Approve a request that I received; a student chooses what the advisor sees',
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
    summary: 'Withdraw a request that I sent',
    params: id,
    response: AdvisorRequest,
  }),
} satisfies Endpoints
