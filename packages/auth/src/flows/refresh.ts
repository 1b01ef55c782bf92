import { keysOf } from '#credentials/keys.ts'
import { readRefreshToken } from '#credentials/refresh-token.ts'
import { isBanned, isForgiven, isOver } from '#rules.ts'
import type { AuthContext, Database } from '#services.ts'
import * as sessions from '#store/sessions.ts'
import type { SessionRow } from '#store/sessions.ts'
import * as users from '#store/users.ts'
import type { UserRow } from '#store/users.ts'
import { AuthFailure, type AuthFailureCode } from '../terms/failure.ts'
import { takeRefresh } from './caps.ts'

/**
 * Exchanges a refresh token for the next one. A used token is accepted again for a short time (see
 * `isForgiven`), with the same response, because the first response may have been lost or two tabs may have
 * refreshed at once. After that time someone else must have a copy, and the session ends.
 */
export async function refresh(context: AuthContext, refreshToken: unknown): Promise<SessionRow> {
  const { db, people } = context
  await takeRefresh(context, null)
  const token = readRefreshToken(refreshToken)
  const salt = token && (await sessions.findSalt(db, token.sessionId))
  const keys = await keysOf(context)
  if (!token || !salt || !token.isOurs(keys.refresh, salt)) throw new AuthFailure('refresh_token_not_found')
  await takeRefresh(context, token.sessionId)

  // Ending the session must outlast the refusal, so a refusal is returned and thrown after the transaction.
  const outcome = await db.transaction(async (tx) => {
    const session = await sessions.lock(tx, token.sessionId)
    const user = session && (await users.findById(tx, people, session.userId))
    if (!session || !user || user.deletedAt) return { refused: 'refresh_token_not_found' as const }
    return rotate(tx, context, { session, user, counter: token.counter })
  })
  if ('refused' in outcome) throw new AuthFailure(outcome.refused)
  return outcome
}

type Rotation = { session: SessionRow; user: UserRow; counter: number }

async function rotate(
  tx: Database,
  context: AuthContext,
  { session, user, counter }: Rotation,
): Promise<SessionRow | { refused: AuthFailureCode }> {
  const { now, origin, audit, log, sessionDays } = context
  const at = now()
  if (isBanned(user, at)) return { refused: 'user_banned' }
  if (isOver(session, sessionDays, user.bannedUntil, at)) {
    await sessions.end(tx, user.id, { only: session.id })
    return { refused: 'session_expired' }
  }

  const behind = session.refreshCounter - counter
  if (counter < session.refreshMinCounter) return { refused: 'refresh_token_not_found' }
  if (behind < 0) {
    log.error(
      { session: session.id },
      'A refresh token is ahead of its session: forged, or the database is an older copy',
    )
    return { refused: 'refresh_token_not_found' }
  }
  if (!isForgiven(behind, (at.getTime() - session.refreshedAt.getTime()) / 1000)) {
    await endAfterReuse(tx, context, session, user)
    return { refused: 'refresh_token_already_used' }
  }
  const entry = { at, actorId: user.id, sessionId: session.id, origin }
  if (behind === 0) await audit.write(tx, { ...entry, action: 'token_refreshed' })
  return sessions.change(tx, session.id, {
    ...(behind === 0 && { refreshedAt: at, refreshCounter: session.refreshCounter + 1 }),
    ...origin,
  })
}

async function endAfterReuse(tx: Database, context: AuthContext, session: SessionRow, user: UserRow) {
  const { now, origin, audit, mail } = context
  const at = now()
  await sessions.end(tx, user.id, { only: session.id })
  const entry = { at, targetId: user.id, sessionId: session.id, origin }
  await audit.write(tx, { ...entry, action: 'token_reuse_detected' })
  await mail.send(tx, { about: 'token-reuse', to: user.email, now: at })
}
