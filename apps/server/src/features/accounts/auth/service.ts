import type { SignInProof } from '@bearings/domain/accounts/schema'
import type { Actor } from '@bearings/domain/actor'
import { Failure } from '@bearings/domain/failure'
import type { FastifyRequest } from 'fastify'
import { AuthFailure } from '../../../platform/auth-failure.ts'
import type { Surroundings } from '../../../platform/surroundings.ts'
import { checkServiceToken, readAccessToken, signAccessToken } from '../access-tokens/service.ts'
import { isOver, openSession } from '../sessions/service.ts'
import * as sessions from '../sessions/store.ts'
import { findUserBody } from '../users/service.ts'

/** Who calls `/auth/v1` with a token of their own, as the database knows them at this moment. */
export type Caller = Actor & {
  sessionId: string
  /** `aal2` once both the session and this very token stand for a second factor. */
  aal: 'aal1' | 'aal2'
  methods: SignInProof[]
  /** Whether the account asks for a second factor. */
  twoFactor: boolean
}

/**
 * The person a bearer token belongs to. The account and the session are looked up each time, so a sign-in that has
 * ended ends here, whatever its token says.
 * @throws {AuthFailure} no_authorization, bad_jwt, user_not_found, session_not_found or user_banned
 */
export async function callerOf(surroundings: Surroundings, request: FastifyRequest): Promise<Caller> {
  const claims = await readAccessToken(surroundings, bearerIn(request))
  const found = await sessions.findBearer(surroundings.db, claims)
  const now = surroundings.now()
  if (!found || found.deletedAt) throw new AuthFailure('user_not_found', { status: 403 })
  if (found.bannedUntil && found.bannedUntil > now) throw new AuthFailure('user_banned', { status: 403 })
  const { createdAt, refreshedAt, methods, bannedUntil } = found
  if (!createdAt || !refreshedAt || !methods || isOver({ createdAt, refreshedAt }, bannedUntil, now))
    throw new AuthFailure('session_not_found')
  return {
    userId: claims.userId,
    sessionId: claims.sessionId,
    role: found.role,
    timeZone: found.timeZone,
    demoId: found.demoId,
    aal: claims.aal === 'aal2' && found.aal === 'aal2' ? 'aal2' : 'aal1',
    methods,
    twoFactor: found.twoFactor,
  }
}

/**
 * The person a request to the product belongs to; `null` when it brings no token.
 * @throws {Failure} UNAUTHORIZED for a token that is no good, FORBIDDEN while the second factor is missing.
 */
export async function actorFor(surroundings: Surroundings, request: FastifyRequest): Promise<Actor | null> {
  if (request.headers.authorization === undefined) return null
  try {
    const { aal, methods: _, twoFactor, ...actor } = await callerOf(surroundings, request)
    if (twoFactor && aal !== 'aal2') throw new Failure('FORBIDDEN')
    return actor
  } catch (error) {
    if (error instanceof AuthFailure) throw new Failure('UNAUTHORIZED')
    throw error
  }
}

/** Lets a machine's key pass, and nobody else. @throws {AuthFailure} no_authorization, bad_jwt or not_admin */
export async function checkService(surroundings: Surroundings, request: FastifyRequest): Promise<void> {
  await checkServiceToken(surroundings, bearerIn(request))
}

function bearerIn({ headers: { authorization = '' } }: FastifyRequest): string {
  const [, token] = /^bearer +([^\s,]+)$/i.exec(authorization) ?? []
  if (token === undefined) throw new AuthFailure('no_authorization')
  return token
}

/** A new session of this person and its access token: what signing in comes to, for tests. */
export async function accessTokenFor(
  surroundings: Pick<Surroundings, 'db' | 'now' | 'config'>,
  userId: string,
): Promise<string> {
  const { db, now } = surroundings
  const origin = { address: '127.0.0.1', userAgent: 'test' }
  const session = await openSession(db, { userId, method: 'password', now: now(), origin })
  const user = await findUserBody(db, userId)
  return (await signAccessToken(surroundings, user!, session)).token
}
