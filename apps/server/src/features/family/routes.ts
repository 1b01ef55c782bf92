import type { family } from '@bearings/domain/family/contract'
import type { Handlers } from '#platform/requests/serve.ts'
import * as changing from './changing.ts'
import * as children from './children.ts'
import * as invitations from './invitations/service.ts'
import * as service from './service.ts'

export const familyHandlers = {
  'GET /family': service.mine,
  'POST /family/invitations': invitations.invite,
  'DELETE /family/invitations/{id}': invitations.takeBack,
  'PATCH /family/guardians/{id}': changing.change,
  'POST /family/guardians/{id}/end': changing.end,
  'GET /family/guardians/{id}/prices': service.pricesBy,
  'GET /family/invitations/by-code/{code}': invitations.welcome,
  'POST /family/invitations/by-code/{code}/accept': invitations.accept,
  'GET /family/children': children.children,
  'GET /family/children/{id}': children.overview,
  'GET /family/children/{id}/colleges': children.colleges,
  'GET /family/children/{id}/aid': children.aid,
  'GET /family/children/{id}/money': children.money,
  'PUT /family/children/{id}/money': children.fill,
} satisfies Handlers<typeof family>
