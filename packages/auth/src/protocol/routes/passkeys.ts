import * as passkeys from '#flows/passkeys.ts'
import { sessionBody } from '#flows/session.ts'
import { PasskeyAnswer } from '#terms/schema.ts'
import { type AuthRoutes, route } from '../serve.ts'

/** Passkeys are listed and removed as factors. */
export const passkeyRoutes = {
  'POST /passkeys/registration/options': route('user', null, (context) =>
    passkeys.registrationOptions(context),
  ),

  'POST /passkeys/registration/verify': route('user', PasskeyAnswer, (context, { body }) =>
    passkeys.register(context, body),
  ),

  'POST /passkeys/authentication/options': route('open', null, (context) =>
    passkeys.authenticationOptions(context),
  ),

  'POST /passkeys/authentication/verify': route('open', PasskeyAnswer, async (context, { body }) =>
    sessionBody(context, await passkeys.authenticate(context, body)),
  ),
} satisfies AuthRoutes
