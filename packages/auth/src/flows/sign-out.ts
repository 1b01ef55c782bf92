import { AuthFailure } from '#protocol/failure.ts'
import { provedRecently } from '#rules.ts'
import type { UserContext } from '#services.ts'
import * as sessions from '#store/sessions.ts'

export type SignOutScope = 'global' | 'local' | 'others'

/**
 * Ends this session, all others of the person, or (global) all of them. Without the second factor that the account asks
 * for, `global` ends this one alone: whoever has only the password cannot sign its owner out. Whoever ends the others and
 * stays proves who they are; whoever leaves does not have to.
 * @throws {AuthFailure} reauthentication_needed
 */
export async function signOut(context: UserContext, scope: SignOutScope): Promise<void> {
  const { db, caller, now, origin, audit } = context
  const { userId, sessionId, twoFactor, aal, methods } = caller
  if (scope === 'others' && !provedRecently(methods, now())) throw new AuthFailure('reauthentication_needed')
  const which = { global: 'all', local: { only: sessionId }, others: { others: sessionId } } as const
  await db.transaction(async (tx) => {
    await sessions.end(tx, userId, which[twoFactor && aal !== 'aal2' ? 'local' : scope])
    const entry = { at: now(), actorId: userId, sessionId, origin }
    await audit.write(tx, { ...entry, action: 'logout', detail: { scope } })
  })
}
