import { errors } from 'jose'
import { ProviderDown } from '#credentials/provider/failures.ts'
import { endedByLogout } from '#credentials/provider/tokens.ts'
import * as flows from '#store/flows.ts'
import * as identities from '#store/identities.ts'
import * as sessions from '#store/sessions.ts'
import * as users from '#store/users.ts'
import { AuthFailure, invalid } from '#terms/failure.ts'
import { takeByPlace } from '../caps.ts'
import type { ProviderContext } from './sign-in.ts'

/**
 * Ends what the provider has ended (OpenID Connect Back-Channel Logout): all sessions of a person whom it names, and those
 * that began with a session there, also if they are still to begin. Microsoft names people otherwise in these tokens, and the session as before.
 */
export async function signOutByProvider(context: ProviderContext, token: string): Promise<void> {
  await takeByPlace(context, 'read')
  const { db, people, provider, audit, now, origin } = context
  const { subject, session } = await endedByLogout(provider, token).catch((error: unknown) => {
    if (error instanceof ProviderDown) throw new AuthFailure('request_timeout')
    if (error instanceof errors.JOSEError) throw invalid('The logout token was refused')
    throw error
  })
  await db.transaction(async (tx) => {
    const { issuer } = provider
    const linked = subject === null ? undefined : await identities.find(tx, { issuer, subject })
    await flows.endByProvider(tx, { userId: linked?.userId, session })
    const others = session === null ? [] : await sessions.peopleOfProvider(tx, session)
    for (const userId of [...new Set([...(linked ? [linked.userId] : []), ...others])].toSorted()) {
      if (!(await users.lock(tx, people, userId))) continue
      await sessions.end(tx, userId, userId === linked?.userId ? 'all' : { ofProvider: session! })
      const entry = { at: now(), targetId: userId, origin, detail: { by: 'provider' as const } }
      await audit.write(tx, { ...entry, action: 'logout' })
    }
  })
}
