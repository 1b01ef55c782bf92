import type { FastifyRequest } from 'fastify'
import { checkServiceToken, readAccessToken } from '#credentials/access-token.ts'
import { isBanned, isOver } from '#rules.ts'
import type { AuthServices, Caller, SessionCache } from '#services.ts'
import { findBearer } from '#store/sessions.ts'
import { AuthFailure } from '../terms/failure.ts'

/**
 * Returns the person a bearer token belongs to. The account and the session are looked up, so an ended
 * session is rejected whatever its token says.
 * @param cacheSession A cache of sessions; without it the database is queried each time.
 * @throws {AuthFailure} no_authorization, bad_jwt, user_not_found, session_not_found or user_banned
 */
export async function callerOf(
  services: AuthServices,
  request: FastifyRequest,
  cacheSession: SessionCache = (_, find) => find(),
): Promise<Caller> {
  const claims = await readAccessToken(services, bearerIn(request))
  const found = await cacheSession(claims, () => findBearer(services, claims))
  const now = services.now()
  if (!found || found.deletedAt) throw new AuthFailure('user_not_found', { status: 403 })
  if (isBanned(found, now)) throw new AuthFailure('user_banned', { status: 403 })
  const { createdAt, refreshedAt, methods, bannedUntil, person, isReal, twoFactor } = found
  const session = createdAt && refreshedAt && { createdAt, refreshedAt }
  if (!session || !methods || isOver(session, services.sessionDays, bannedUntil, now))
    throw new AuthFailure('session_not_found')
  const aal = claims.aal === 'aal2' && found.aal === 'aal2' ? 'aal2' : 'aal1'
  return { ...claims, aal, methods, twoFactor, isReal, person }
}

/**
 * Requires `aal2` for an account with a second factor, which a password alone must not be able to change.
 * @throws {AuthFailure} insufficient_aal
 */
export function requireSecondFactor({ twoFactor, aal }: Caller, status = 401): void {
  if (twoFactor && aal !== 'aal2') throw new AuthFailure('insufficient_aal', { status })
}

/** Accepts only a machine's service key. @throws {AuthFailure} no_authorization, bad_jwt or not_admin */
export async function checkService(services: AuthServices, request: FastifyRequest): Promise<void> {
  await checkServiceToken(services, bearerIn(request))
}

function bearerIn({ headers: { authorization = '' } }: FastifyRequest): string {
  const [, token] = /^bearer +([^\s,]+)$/i.exec(authorization) ?? []
  if (token === undefined) throw new AuthFailure('no_authorization')
  return token
}
