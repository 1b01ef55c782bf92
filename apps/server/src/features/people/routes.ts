import type { people } from '@bearings/domain/people/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import { personPage } from './person/service.ts'
import { refusals } from './refusals.ts'
import * as service from './service.ts'

export const peopleHandlers = {
  'GET /people': service.list,
  'GET /people/summary': service.summary,
  'GET /people/refusals': refusals,
  'GET /people/{id}': personPage,
  'PUT /people/{id}/role': service.setRole,
  'POST /people/{id}/approve': service.approve,
  'POST /people/{id}/disable': service.disable,
  'POST /people/{id}/enable': service.enable,
  'POST /people/{id}/sign-out': service.signOut,
} satisfies Handlers<typeof people>
