import { verifyingKeys } from '#credentials/access-token.ts'
import { keysOf } from '#credentials/keys.ts'
import { takeByPlace } from '#flows/caps.ts'
import { AuthFailure, invalid } from '#terms/failure.ts'
import { type AuthRoutes, route } from '../serve.ts'
import { adminRoutes } from './admin.ts'
import { factorRoutes } from './factors.ts'
import { mailedLinkRoutes } from './mailed-links.ts'
import { passkeyRoutes } from './passkeys.ts'
import { signInRoutes } from './sign-in.ts'
import { signUpRoutes } from './sign-up.ts'
import { userRoutes } from './user.ts'
import { verifyRoutes } from './verify.ts'

const settings = {
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
}

const ownRoutes = {
  'GET /settings': route('open', null, ({ provider }, { reply }) => {
    void reply.header('cache-control', 'no-cache')
    const external = { email: true, phone: false, anonymous_users: false, ...(provider && { school: true }) }
    return {
      external,
      ...settings,
      ...(provider && { school_name: provider.name, school_only: provider.isUsualWay }),
    }
  }),
  'GET /health': route('open', null, ({ appName }, { reply }) => {
    void reply.header('cache-control', 'no-cache')
    return { version: '1.0.0', name: appName.toLowerCase(), description: `The sign-in service of ${appName}` }
  }),
  'GET /.well-known/jwks.json': route('open', null, async (context, { reply }) => {
    await takeByPlace(context, 'read')
    void reply.header('cache-control', 'public, max-age=600')
    const keys = verifyingKeys(await keysOf(context), context.now())
    return { keys: keys.map(({ publicJwk }) => publicJwk) }
  }),
} satisfies AuthRoutes

/** Parts of the protocol that we do not support, with responses that its clients understand. */
export const absent: Record<string, AuthFailure> = {
  '/authorize': invalid('Unsupported provider: no provider is enabled'),
  '/callback': invalid('Unsupported provider: no provider is enabled'),
  '/sso': new AuthFailure('saml_provider_disabled'),
  '/user/identities': new AuthFailure('manual_linking_disabled'),
  '/passkeys': new AuthFailure('passkey_disabled'),
}

/** The whole protocol: each route with who may call it and what it takes. */
export const routes: AuthRoutes = {
  ...ownRoutes,
  ...signUpRoutes,
  ...signInRoutes,
  ...verifyRoutes,
  ...mailedLinkRoutes,
  ...userRoutes,
  ...factorRoutes,
  ...passkeyRoutes,
  ...adminRoutes,
}
