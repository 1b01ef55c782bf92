import { PasswordGrant, PkceGrant, RefreshGrant } from '@bearings/domain/accounts/auth/schema'
import { z } from 'zod'
import { AuthFailure, type AuthFailureCode } from '../../../platform/auth-failure.ts'
import { type AuthContext, type AuthRoutes, checked, route } from '../../../platform/auth-serve.ts'
import type { Caller } from '../auth/service.ts'
import { sessionBody } from '../sessions/service.ts'
import type { SessionRow } from '../sessions/store.ts'
import * as service from './service.ts'

/** The grant is in the query and decides what the body must be. */
const grants: Record<string, (context: AuthContext, body: unknown) => Promise<SessionRow>> = {
  password: (context, body) => service.withPassword(context, checked(PasswordGrant, body)),
  refresh_token: (context, body) =>
    service.withRefreshToken(context, checked(RefreshGrant, body).refresh_token),
  pkce: (context, body) => service.withVerifier(context, checked(PkceGrant, body)),
}

const unsupported: Record<string, AuthFailureCode> = {
  id_token: 'provider_disabled',
  web3: 'web3_provider_disabled',
}

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
} satisfies AuthRoutes<Caller>
