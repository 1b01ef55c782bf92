import { z } from 'zod'
import { requireSecondFactor } from '#flows/caller.ts'
import { refresh } from '#flows/refresh.ts'
import { sessionBody } from '#flows/session.ts'
import { signInWithPassword, signInWithVerifier } from '#flows/sign-in.ts'
import { type SignOutScope, signOut } from '#flows/sign-out.ts'
import type { AuthContext } from '#services.ts'
import type { SessionRow } from '#store/sessions.ts'
import { AuthFailure, type AuthFailureCode, invalid } from '#terms/failure.ts'
import { PasswordGrant, PkceGrant, RefreshGrant } from '#terms/schema.ts'
import { type AuthRoutes, checked, route } from '../serve.ts'

/** The grant is in the query and decides what the body must be. */
const grants: Record<string, (context: AuthContext, body: unknown) => Promise<SessionRow>> = {
  password: (context, body) => signInWithPassword(context, checked(PasswordGrant, body)),
  refresh_token: (context, body) => refresh(context, checked(RefreshGrant, body).refresh_token),
  pkce: (context, body) => signInWithVerifier(context, checked(PkceGrant, body)),
}

const unsupported: Record<string, AuthFailureCode> = {
  id_token: 'provider_disabled',
  web3: 'web3_provider_disabled',
}

const scopes: readonly string[] = ['global', 'local', 'others'] satisfies SignOutScope[]

export const signInRoutes = {
  'POST /token': route(
    'open',
    z.looseObject({}),
    async (context, { body, query: { grant_type: grant = '' } }) => {
      const sign = Object.hasOwn(grants, grant) && grants[grant]
      if (sign) return sessionBody(context, await sign(context, body))
      const known = Object.hasOwn(unsupported, grant) && unsupported[grant]
      throw new AuthFailure(
        known || 'invalid_credentials',
        known ? {} : { message: 'Unsupported grant_type' },
      )
    },
  ),

  'POST /logout': route('user', null, async (context, { query: { scope = 'global' } }) => {
    if (!scopes.includes(scope)) throw invalid('scope can be global, local or others')
    // 422, because the client treats 401 and 403 as a session that has already ended.
    if (scope === 'others') requireSecondFactor(context.caller, 422)
    await signOut(context, scope as SignOutScope)
  }),
} satisfies AuthRoutes
