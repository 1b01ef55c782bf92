import { FactorAnswer, NewFactor } from '@bearings/domain/accounts/auth/schema'
import { type AuthRoutes, route } from '../../../platform/auth-serve.ts'
import type { Caller } from '../auth/service.ts'
import { answer } from '../factor-answers/service.ts'
import { sessionBody } from '../sessions/service.ts'
import * as service from './service.ts'

export const factorRoutes = {
  'POST /factors': route('user', NewFactor, (context, { body }) => service.enroll(context, body)),

  'POST /factors/{id}/challenge': route('user', null, (context, { params }) =>
    service.challenge(context, params.id!),
  ),

  'POST /factors/{id}/verify': route('user', FactorAnswer, async (context, { params, body }) =>
    sessionBody(context, await answer(context, params.id!, body)),
  ),

  'DELETE /factors/{id}': route('user', null, (context, { params }) => service.unenroll(context, params.id!)),
} satisfies AuthRoutes<Caller>
