import type { PasswordGrant, PkceGrant } from '@bearings/domain/accounts/auth/schema'
import type { SignInMethod } from '@bearings/domain/accounts/schema'
import type { Database } from '../../../database/open.ts'
import { audit } from '../../../platform/audit.ts'
import { AuthFailure, type AuthFailureCode, invalid } from '../../../platform/auth-failure.ts'
import type { AuthContext } from '../../../platform/auth-serve.ts'
import { queueMail } from '../../../platform/mailer.ts'
import { exchange } from '../flows/service.ts'
import { keysOf } from '../keys/service.ts'
import { hashOf, takeByNetwork, takeRefresh, wrongPasswords } from '../limits/service.ts'
import { notice } from '../mail.ts'
import { hashPassword, isOutdated, matchesPassword } from '../passwords/service.ts'
import { isOver, openSession, readRefreshToken } from '../sessions/service.ts'
import * as sessions from '../sessions/store.ts'
import type { SessionRow } from '../sessions/store.ts'
import * as users from '../users/store.ts'
import type { UserRow } from '../users/store.ts'

/** How long an older refresh token is taken for one whose answer was lost, in milliseconds. */
const reuseInterval = 10_000

/** Signs in with a password. An unknown address takes as long, and is answered like a wrong password. */
export async function withPassword(context: AuthContext, { email, phone, password }: PasswordGrant) {
  if (email === undefined && phone !== undefined) throw new AuthFailure('phone_provider_disabled')
  if (!email) throw invalid('An email is required')
  const { db, now, origin } = context
  const address = email.toLowerCase()
  await takeByNetwork(context, 'sign-in')

  const user = await users.findByAddress(db, address)
  if (!(await matchesPassword(user?.passwordHash, password, wrongPasswords(context, address)))) {
    const detail = user ? {} : { address: hashOf(address) }
    await audit(db, { at: now(), action: 'login_failed', targetId: user?.id ?? null, origin, detail })
    throw new AuthFailure('invalid_credentials')
  }
  if (isBanned(user!, now())) throw new AuthFailure('user_banned')
  if (!user!.emailConfirmedAt) throw new AuthFailure('email_not_confirmed')

  const newHash = isOutdated(user!.passwordHash!) ? await hashPassword(password) : null
  return db.transaction(async (tx) => {
    if (newHash) await users.change(tx, user!.id, { passwordHash: newHash })
    return signIn(tx, context, user!.id, 'password')
  })
}

/** Ends a sign-in that was begun with a code challenge. */
export async function withVerifier(
  context: AuthContext,
  { auth_code: code, code_verifier: verifier }: PkceGrant,
) {
  const { db, now } = context
  await takeByNetwork(context, 'sign-in')
  const outcome = await db.transaction(async (tx) => {
    const exchanged = await exchange(tx, { code, verifier, now: now() })
    if ('refused' in exchanged) return exchanged
    const user = await users.findById(tx, exchanged.userId)
    if (!user || isBanned(user, now())) return { refused: 'user_banned' as const }
    return signIn(tx, context, user.id, 'otp')
  })
  if ('refused' in outcome) throw new AuthFailure(outcome.refused)
  return outcome
}

async function signIn(tx: Database, { now, origin }: AuthContext, userId: string, method: SignInMethod) {
  const at = now()
  const session = await openSession(tx, { userId, method, now: at, origin })
  await users.change(tx, userId, { lastSignInAt: at })
  await audit(tx, { at, action: 'login', actorId: userId, sessionId: session.id, origin, detail: { method } })
  return session
}

/**
 * Trades a refresh token for the next one. The one before is taken again, with the same answer: its answer may have
 * been lost, or two tabs asked at once. An older one means that somebody else has a copy, and ends the session.
 */
export async function withRefreshToken(context: AuthContext, given: unknown): Promise<SessionRow> {
  const { db } = context
  await takeRefresh(context, null)
  const token = readRefreshToken(given)
  const salt = token && (await sessions.findSalt(db, token.sessionId))
  const { refresh } = await keysOf(db)
  if (!token || !salt || !token.isOurs(refresh, salt)) throw new AuthFailure('refresh_token_not_found')
  await takeRefresh(context, token.sessionId)

  // Ending a session must outlast the refusal, so that is carried out of the transaction and thrown after it.
  const outcome = await db.transaction(async (tx) => {
    const session = await sessions.lock(tx, token.sessionId)
    const user = session && (await users.findById(tx, session.userId))
    if (!session || !user || user.deletedAt) return { refused: 'refresh_token_not_found' as const }
    return rotate(tx, context, session, user, token.counter)
  })
  if ('refused' in outcome) throw new AuthFailure(outcome.refused)
  return outcome
}

async function rotate(
  tx: Database,
  context: AuthContext,
  session: SessionRow,
  user: UserRow,
  counter: number,
): Promise<SessionRow | { refused: AuthFailureCode }> {
  const { now, origin } = context
  const at = now()
  if (isBanned(user, at)) return { refused: 'user_banned' }
  const idle = at.getTime() - session.refreshedAt.getTime()
  if (isOver(session, user.bannedUntil, at)) {
    await sessions.end(tx, user.id, { only: session.id })
    return { refused: 'session_expired' }
  }

  const behind = session.refreshCounter - counter
  if (counter < session.refreshMinCounter) return { refused: 'refresh_token_not_found' }
  if (behind < 0) {
    context.log.error(
      { session: session.id },
      'A refresh token is ahead of its session: forged, or the database is an older copy',
    )
    return { refused: 'refresh_token_not_found' }
  }
  if (behind >= 2 && idle > reuseInterval) {
    await endAfterReuse(tx, context, session, user)
    return { refused: 'refresh_token_already_used' }
  }
  const entry = { at, actorId: user.id, sessionId: session.id, origin }
  if (behind === 0) await audit(tx, { ...entry, action: 'token_refreshed' })
  return sessions.change(tx, session.id, {
    refreshedAt: at,
    ...(behind === 0 && { refreshCounter: session.refreshCounter + 1 }),
    ...origin,
  })
}

async function endAfterReuse(
  tx: Database,
  { now, origin, config }: AuthContext,
  session: SessionRow,
  user: UserRow,
) {
  const at = now()
  await sessions.end(tx, user.id, { only: session.id })
  await audit(tx, { at, action: 'token_reuse_detected', targetId: user.id, sessionId: session.id, origin })
  if (!user.demoId) await queueMail(tx, { ...notice(config, 'token-reuse'), to: user.email, now: at })
}

export function isBanned({ bannedUntil }: Pick<UserRow, 'bannedUntil'>, now: Date): boolean {
  return bannedUntil !== null && bannedUntil > now
}
