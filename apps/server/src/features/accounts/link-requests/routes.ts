import { Otp, Recover, Resend } from '@bearings/domain/accounts/auth/schema'
import { type AuthContext, type AuthRoutes, route } from '../../../platform/auth-serve.ts'
import type { Caller } from '../auth/service.ts'
import { redirectIn } from '../redirects/service.ts'
import * as service from './service.ts'

const otp = route('open', Otp, async (context: AuthContext, { body, query }) => {
  await service.otp(context, body, redirectIn(context.config, query.redirect_to))
  return {}
})

export const linkRequestRoutes = {
  'POST /recover': route('open', Recover, async (context, { body, query }) => {
    await service.recover(context, body, redirectIn(context.config, query.redirect_to))
    return {}
  }),
  'POST /otp': otp,
  'POST /magiclink': otp,
  'POST /resend': route('open', Resend, async (context, { body, query }) => {
    await service.resend(context, body, redirectIn(context.config, query.redirect_to))
    return {}
  }),
} satisfies AuthRoutes<Caller>
