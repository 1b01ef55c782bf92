import { redirectIn, withFragment, withQuery } from '#credentials/redirects.ts'
import { sessionBody } from '#flows/session.ts'
import { kindsFor, type Verified, verify, verifyFollowed } from '#flows/verify.ts'
import type { AuthContext } from '#services.ts'
import { AuthFailure, invalid } from '#terms/failure.ts'
import { Verify } from '#terms/schema.ts'
import { type AuthRoutes, route } from '../serve.ts'

const halfDone = 'One of two confirmations received, please open the link in the other email too'

export const verifyRoutes = {
  'POST /verify': route('open', Verify, async (context, { body }) => {
    const verified = await verify(context, body)
    return 'session' in verified ? sessionBody(context, verified.session) : { msg: halfDone, code: '200' }
  }),

  'GET /verify': route(
    'open',
    null,
    async (context, { query: { token, type, redirect_to: wanted }, reply }) => {
      if (!token || !type) throw invalid('Verify requires a token and a type')
      const kinds = kindsFor(type)
      const target = redirectIn(context, wanted) ?? context.publicUrl
      const location = await verifyFollowed(context, token, kinds).then(
        (verified) => locationAfter(context, target, type, verified),
        (error: unknown) => locationOf(target, error),
      )
      return reply.redirect(location, 303)
    },
  ),
} satisfies AuthRoutes

async function locationAfter(context: AuthContext, target: string, type: string, verified: Verified) {
  if ('authCode' in verified) return withQuery(target, { code: verified.authCode })
  if ('half' in verified) return withFragment(target, { message: halfDone })
  const { user: _, ...tokens } = await sessionBody(context, verified.session)
  return withFragment(target, { ...tokens, type })
}

const errors: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
}

function locationOf(target: string, error: unknown): string {
  if (!(error instanceof AuthFailure)) throw error
  return withFragment(target, {
    error: errors[error.status] ?? 'server_error',
    error_code: error.code,
    error_description: error.code === 'otp_expired' ? 'This link is invalid or has expired' : error.message,
  })
}
