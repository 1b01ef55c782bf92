import { hasRecentProof } from '#rules.ts'
import type { UserContext } from '#services.ts'
import * as sessions from '#store/sessions.ts'
import { AuthFailure } from '../terms/failure.ts'

export type SignOutScope = 'global' | 'local' | 'others'

/**
 * Ends this session, all others of the person, or (global) all of them. Without the account's second factor,
 * `global` ends only this session, so that someone who has only the password cannot sign the owner out.
 * Ending the other sessions while staying signed in requires verification; leaving does not.
 * @throws {AuthFailure} reauthentication_needed
 */
export async function signOut(context: UserContext, scope: SignOutScope): Promise<void> {
  const { db, caller, now, origin, audit } = context
  const { userId, sessionId, twoFactor, aal, methods } = caller
  if (scope === 'others' && !hasRecentProof(methods, now())) throw new AuthFailure('reauthentication_needed')
  const which = { global: 'all', local: { only: sessionId }, others: { others: sessionId } } as const
  await db.transaction(async (tx) => {
    await sessions.end(tx, userId, which[twoFactor && aal !== 'aal2' ? 'local' : scope])
    const entry = { at: now(), actorId: userId, sessionId, origin }
    await audit.write(tx, { ...entry, action: 'logout', detail: { scope } })
  })
}
