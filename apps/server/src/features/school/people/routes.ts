import type { people } from '@bearings/domain/school/people/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import { invite } from './invitations.ts'
import * as service from './service.ts'

export const peopleHandlers = {
  'GET /school/people': service.list,
  'GET /school/people/summary': service.summary,
  'POST /school/people/invitations': (context, input) => invite(context, input),
} satisfies Omit<Handlers<typeof people>, 'PUT /school/people/counselor' | 'POST /school/people/{id}/release'>
