import { challengeIn } from '#credentials/code-challenge.ts'
import { newSeed } from '#credentials/provider/attempt.ts'
import { withFragment } from '#credentials/redirects.ts'
import { linkIdentity } from '#flows/provider/link.ts'
import {
  beginAtProvider,
  type ProviderContext,
  type Returned,
  returnFromProvider,
} from '#flows/provider/sign-in.ts'
import { signOutByProvider } from '#flows/provider/sign-out.ts'
import type { AuthContext } from '#services.ts'
import { invalid } from '#terms/failure.ts'
import { PkceGrant, ProviderLogout } from '#terms/schema.ts'
import { attemptCookie, readAttempt } from '../attempt-cookie.ts'
import { type AuthRoutes, route } from '../serve.ts'

/** Served only where there is a provider: see `open.ts`. */
export const providerRoutes = {
  'GET /authorize': route('open', null, async (context, { query, reply }) => {
    if (query.provider !== 'school') throw invalid('Unsupported provider: it can be school')
    const challenge = challengeIn(query)
    if (challenge === null) throw invalid('code_challenge is required')
    const seed = newSeed()
    const begun = await beginAtProvider(withProvider(context), seed)
    if (!(begun instanceof URL)) return reply.redirect(pageFor(context, begun), 303)
    void reply.header('set-cookie', attemptCookie(context, { seed, challenge }))
    return reply.redirect(begun.href, 303)
  }),

  'GET /callback': route('open', null, async (context, { query, cookies, reply }) => {
    const { seed, challenge = '' } = readAttempt(cookies) ?? {}
    const search = new URLSearchParams(query).toString()
    // Each attempt ends once, however it ends.
    void reply.header('set-cookie', attemptCookie(context, null))
    const returned = await returnFromProvider(withProvider(context), { seed, challenge, search })
    return reply.redirect(pageFor(context, returned), 303)
  }),

  'POST /identities/link': route('user', PkceGrant, async (context, { body }) => {
    await linkIdentity(withProvider(context), body)
    return {}
  }),

  'POST /backchannel-logout': {
    ...route('open', ProviderLogout, async (context, { body, reply }) => {
      await signOutByProvider(withProvider(context), body.logout_token)
      void reply.code(200)
      return {}
    }),
    takesForm: true,
  },
} satisfies AuthRoutes

function withProvider<Context extends AuthContext>(context: Context): Context & ProviderContext {
  return context as Context & ProviderContext
}

/** The page gets the outcome in its fragment, which neither logs nor other sites see. */
function pageFor({ publicUrl, pages }: AuthContext, returned: Returned): string {
  return withFragment(`${publicUrl}${pages.provider ?? pages.home}`, returned)
}
