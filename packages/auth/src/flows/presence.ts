import { keysOf } from '#credentials/keys.ts'
import { consumeCode } from '#credentials/mailed-token.ts'
import { matchesPassword } from '#credentials/password.ts'
import { hasRecentProof } from '#rules.ts'
import type { AuthContext } from '#services.ts'
import * as sessions from '#store/sessions.ts'
import * as users from '#store/users.ts'
import { takeCode, wrongPasswords } from './guesses.ts'

export type Presence = 'proved' | 'password-wrong' | 'code-wrong' | 'password-needed'

type PresenceProof = {
  userId: string
  sessionId: string
  password?: string | undefined
  /** A code that `GET /reauthenticate` has mailed. */
  code?: string | undefined
}

/**
 * Whether the request comes from the person and not from someone who found their screen unlocked: verified by
 * their password, by a mailed code (not everyone has a password), or by a recent verification of the session.
 */
export async function presenceOf(
  context: AuthContext,
  { userId, sessionId, password, code }: PresenceProof,
): Promise<Presence> {
  if (password === undefined && code === undefined) {
    const session = await sessions.findBearer(context, { userId, sessionId })
    return hasRecentProof(session?.methods ?? [], context.now()) ? 'proved' : 'password-needed'
  }
  const user = await users.findById(context.db, context.people, userId)
  if (password !== undefined) {
    const matches =
      user && (await matchesPassword(user.passwordHash, password, wrongPasswords(context, user)))
    return matches ? 'proved' : 'password-wrong'
  }
  return user && (await isMailed(context, user.email, code!)) ? 'proved' : 'code-wrong'
}

/** As `presenceOf`, but also records the proof in the session, so that it holds for some minutes. */
export async function prove(context: AuthContext, proof: PresenceProof): Promise<Presence> {
  const presence = await presenceOf(context, proof)
  const method = proof.password === undefined ? 'otp' : 'password'
  if (presence === 'proved' && (proof.password ?? proof.code) !== undefined)
    await context.db.transaction((tx) => sessions.addProof(tx, proof.sessionId, method, context.now()))
  return presence
}

async function isMailed(context: AuthContext, address: string, code: string): Promise<boolean> {
  await takeCode(context, address)
  const keys = await keysOf(context)
  const mailed = { address, code, now: context.now(), kinds: ['reauthentication' as const] }
  // A wrong code stays counted.
  return (await context.db.transaction((tx) => consumeCode(tx, { ...context, keys }, mailed))) !== undefined
}
