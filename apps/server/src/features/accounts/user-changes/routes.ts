import { UserChanges } from '@bearings/domain/accounts/auth/schema'
import { type AuthRoutes, route } from '../../../platform/auth-serve.ts'
import type { Caller } from '../auth/service.ts'
import { redirectIn } from '../redirects/service.ts'
import * as service from './service.ts'

export const userRoutes = {
  'GET /user': route('user', null, (context) => service.ownUser(context)),

  'PUT /user': route('user', UserChanges, (context, { body, query }) =>
    service.changeUser(context, body, redirectIn(context.config, query.redirect_to)),
  ),

  'GET /reauthenticate': route('user', null, async (context) => {
    await service.mailCode(context)
    return {}
  }),
} satisfies AuthRoutes<Caller>
