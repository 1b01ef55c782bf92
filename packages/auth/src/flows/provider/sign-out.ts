import { errors } from 'jose'
import { ProviderDown } from '#credentials/provider/failures.ts'
import { subjectOfLogout } from '#credentials/provider/tokens.ts'
import * as identities from '#store/identities.ts'
import * as sessions from '#store/sessions.ts'
import * as users from '#store/users.ts'
import { AuthFailure, invalid } from '#terms/failure.ts'
import { takeByPlace } from '../caps.ts'
import type { ProviderContext } from './sign-in.ts'

/** Ends all sessions of a person whom the provider has signed out (OpenID Connect Back-Channel Logout). */
export async function signOutByProvider(context: ProviderContext, token: string): Promise<void> {
  await takeByPlace(context, 'read')
  const { db, people, provider, audit, now, origin } = context
  const subject = await subjectOfLogout(provider, token).catch((error: unknown) => {
    if (error instanceof ProviderDown) throw new AuthFailure('request_timeout')
    if (error instanceof errors.JOSEError) throw invalid('The logout token was refused')
    throw error
  })
  await db.transaction(async (tx) => {
    const linked = await identities.find(tx, { issuer: provider.issuer, subject })
    if (!linked || !(await users.lock(tx, people, linked.userId))) return
    await sessions.end(tx, linked.userId, 'all')
    const entry = { at: now(), targetId: linked.userId, origin, detail: { by: 'provider' as const } }
    await audit.write(tx, { ...entry, action: 'logout' })
  })
}
