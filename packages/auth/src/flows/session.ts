import { signAccessToken } from '#credentials/access-token.ts'
import { keysOf, tokenLifetime } from '#credentials/keys.ts'
import { refreshTokenOf } from '#credentials/refresh-token.ts'
import type { AuthContext, AuthServices, Database } from '#services.ts'
import * as sessions from '#store/sessions.ts'
import type { SessionRow } from '#store/sessions.ts'
import type { SignInMethod } from '#store/sign-in-proof.ts'
import * as users from '#store/users.ts'
import type { AuthAuditDetails } from '../terms/actions.ts'
import { AuthFailure } from '../terms/failure.ts'
import { findUserBody } from './user-body.ts'

/** Returns the session as the protocol sends it, with tokens and account. Never call it in a transaction. */
export async function sessionBody(services: AuthServices, session: SessionRow) {
  const { db, people } = services
  const user = await findUserBody(db, people, session.userId)
  if (!user) throw new AuthFailure('user_not_found', { status: 403 })
  const { token, expiresAt } = await signAccessToken(services, user, session)
  const { refresh } = await keysOf(services)
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: tokenLifetime,
    expires_at: expiresAt,
    refresh_token: refreshTokenOf(refresh, session),
    user,
  }
}

export type SessionBody = Awaited<ReturnType<typeof sessionBody>>

type Begun = {
  userId: string
  method: SignInMethod
  aal?: 'aal1' | 'aal2'
  providerSession?: string | null
  detail: AuthAuditDetails['login']
}

/** Creates the session and the audit entry of a verified sign-in. */
export async function beginSession(
  tx: Database,
  { people, audit, now, origin }: AuthContext,
  { detail, ...proved }: Begun,
): Promise<SessionRow> {
  const at = now()
  const { userId } = proved
  const session = await sessions.insert(tx, { ...proved, now: at, origin })
  await users.change(tx, people, userId, { lastSignInAt: at })
  await audit.write(tx, { at, action: 'login', actorId: userId, sessionId: session.id, origin, detail })
  return session
}
