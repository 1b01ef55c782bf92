import type { Actor } from '@bearings/domain/actor'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { AuthFailure, invalid } from '../../../platform/auth-failure.ts'
import { type AuthRoutes, route, serveAuth } from '../../../platform/auth-serve.ts'
import type { Surroundings } from '../../../platform/surroundings.ts'
import { adminRoutes } from '../admin/routes.ts'
import { factorRoutes } from '../factors/routes.ts'
import { keysOf } from '../keys/service.ts'
import { takeByNetwork } from '../limits/service.ts'
import { linkRequestRoutes } from '../link-requests/routes.ts'
import { sessionRoutes } from '../sessions/routes.ts'
import { signInRoutes } from '../sign-in/routes.ts'
import { signUpRoutes } from '../sign-up/routes.ts'
import { userRoutes } from '../user-changes/routes.ts'
import { verifyRoutes } from '../verify/routes.ts'
import { actorFor, type Caller, callerOf, checkService } from './service.ts'

/** Accounts with their keys loaded: the sign-in protocol's routes, and who a request belongs to. */
export type Accounts = {
  routes: FastifyPluginAsync
  actorFor: (request: FastifyRequest) => Promise<Actor | null>
}

export async function openAccounts(surroundings: Surroundings): Promise<Accounts> {
  await keysOf(surroundings.db)
  return {
    routes: (app) =>
      serveAuth<Caller>(app, {
        surroundings,
        routes,
        absent,
        identify: (request) => callerOf(surroundings, request),
        checkService: (request) => checkService(surroundings, request),
      }),
    actorFor: (request) => actorFor(surroundings, request),
  }
}

const settings = {
  external: { email: true, phone: false, anonymous_users: false },
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
}

const about = { version: '1.0.0', name: 'bearings', description: 'The sign-in service of Bearings' }

const ownRoutes = {
  'GET /settings': route('open', null, (_, { reply }) => {
    void reply.header('cache-control', 'no-cache')
    return settings
  }),
  'GET /health': route('open', null, (_, { reply }) => {
    void reply.header('cache-control', 'no-cache')
    return about
  }),
  'GET /.well-known/jwks.json': route('open', null, async (context, { reply }) => {
    await takeByNetwork(context, 'read')
    void reply.header('cache-control', 'public, max-age=600')
    return { keys: [(await keysOf(context.db)).signing.publicJwk] }
  }),
} satisfies AuthRoutes<Caller>

/** What the protocol knows and we do not offer, with an answer that its clients understand. */
const absent: Record<string, AuthFailure> = {
  '/authorize': invalid('Unsupported provider: no provider is enabled'),
  '/callback': invalid('Unsupported provider: no provider is enabled'),
  '/sso': new AuthFailure('saml_provider_disabled'),
  '/user/identities': new AuthFailure('manual_linking_disabled'),
  '/passkeys': new AuthFailure('passkey_disabled'),
}

const routes: AuthRoutes<Caller> = {
  ...ownRoutes,
  ...signUpRoutes,
  ...signInRoutes,
  ...verifyRoutes,
  ...linkRequestRoutes,
  ...userRoutes,
  ...sessionRoutes,
  ...factorRoutes,
  ...adminRoutes,
}
