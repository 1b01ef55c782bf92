import { exchange, personOf } from '#credentials/code-challenge.ts'
import { hashPassword, isOutdated, matchesPassword } from '#credentials/password.ts'
import { isBanned } from '#rules.ts'
import type { AuthContext } from '#services.ts'
import type { SessionRow } from '#store/sessions.ts'
import * as users from '#store/users.ts'
import { AuthFailure, invalid } from '../terms/failure.ts'
import type { PasswordGrant, PkceGrant } from '../terms/schema.ts'
import { hashOf } from './caps.ts'
import { both, guessFrom, heldUntil, takeAttempt, wrongPasswords } from './guesses.ts'
import { refuseIfByProviderOnly } from './provider/only-by-provider.ts'
import { beginSession } from './session.ts'

/**
 * Signs in with a password. An unknown address takes the same time and gets the same response as a wrong
 * password.
 */
export async function signInWithPassword(context: AuthContext, grant: PasswordGrant): Promise<SessionRow> {
  const { email, phone, password } = grant
  if (email === undefined && phone !== undefined) throw new AuthFailure('phone_provider_disabled')
  if (!email) throw invalid('An email is required')
  const { db, now, origin, audit, people } = context
  const address = email.toLowerCase()
  const user = await users.findByAddress(db, people, address)
  const typed = user ?? { email: address }
  const guess = both(guessFrom(context, 'sign-in', address), wrongPasswords(context, typed))
  if (!(await matchesPassword(user?.passwordHash, password, guess))) {
    const held = await heldUntil(context, typed)
    const detail = {
      ...(!user && { address: hashOf(address) }),
      ...(held && { heldUntil: held.toISOString() }),
    }
    const entry = { at: now(), targetId: user?.id ?? null, origin, detail }
    await audit.write(db, { ...entry, action: 'login_failed' })
    throw new AuthFailure('invalid_credentials')
  }
  const newHash = isOutdated(user!.passwordHash!) ? await hashPassword(password) : null
  const session = await db.transaction(async (tx) => {
    const locked = await users.lock(tx, people, user!.id)
    if (locked?.passwordHash !== user!.passwordHash) return null
    if (isBanned(locked, now())) throw new AuthFailure('user_banned')
    if (!locked.emailConfirmedAt) throw new AuthFailure('email_not_confirmed')
    await refuseIfByProviderOnly(tx, context, locked)
    if (newHash) await users.change(tx, people, locked.id, { passwordHash: newHash })
    const detail = { method: 'password' }
    return beginSession(tx, context, { userId: locked.id, method: 'password', detail })
  })
  // The account's password changed while this one waited for its turn, so it is compared once more.
  return session ?? signInWithPassword(context, grant)
}

/** Completes a sign-in that began with a code challenge (PKCE). */
export async function signInWithVerifier(
  context: AuthContext,
  { auth_code: code, code_verifier: verifier }: PkceGrant,
): Promise<SessionRow> {
  const { db, now, people } = context
  await takeAttempt(context, 'sign-in', code)
  const outcome = await db.transaction(async (tx) => {
    const userId = await personOf(tx, code)
    // Locked, so that no session begins after a ban has ended all there were.
    const user = userId === undefined ? undefined : await users.lock(tx, people, userId)
    const exchanged = await exchange(tx, { code, verifier, now: now() })
    if ('refused' in exchanged) return exchanged
    if (!user || isBanned(user, now())) return { refused: 'user_banned' as const }
    const { method, aal, providerSession } = exchanged
    return beginSession(tx, context, { userId: user.id, method, aal, providerSession, detail: { method } })
  })
  if ('refused' in outcome) throw new AuthFailure(outcome.refused)
  return outcome
}
