import { SignUp } from '@bearings/domain/accounts/auth/schema'
import { type AuthRoutes, route } from '../../../platform/auth-serve.ts'
import type { Caller } from '../auth/service.ts'
import { redirectIn } from '../redirects/service.ts'
import { signUp } from './service.ts'

export const signUpRoutes = {
  'POST /signup': route('open', SignUp, (context, { body, query }) =>
    signUp(context, body, redirectIn(context.config, query.redirect_to)),
  ),
} satisfies AuthRoutes<Caller>
