import type { SignInProof } from '@bearings/domain/accounts/schema'
import { errors, jwtVerify, type JWTVerifyOptions, SignJWT } from 'jose'
import { AuthFailure } from '../../../platform/auth-failure.ts'
import type { Surroundings } from '../../../platform/surroundings.ts'
import { isUuid } from '../../../platform/uuid.ts'
import { type Keys, keysOf } from '../keys/service.ts'

/** Seconds an access token is good for; the browser's client renews it two minutes before. */
export const tokenLifetime = 3600
const serviceTokenLifetime = 3600

/** What a verified access token says. Its session must still be looked up: it may have ended. */
export type Claims = { userId: string; sessionId: string; aal: 'aal1' | 'aal2' }

type Signing = Pick<Surroundings, 'db' | 'now' | 'config'>
type Subject = {
  id: string
  email: string
  app_metadata: Record<string, unknown>
  user_metadata: Record<string, unknown>
}
type Session = { id: string; aal: 'aal1' | 'aal2'; methods: SignInProof[] }

export async function signAccessToken({ db, now, config }: Signing, user: Subject, session: Session) {
  const { signing } = await keysOf(db)
  const issuedAt = Math.floor(now().getTime() / 1000)
  const expiresAt = issuedAt + tokenLifetime
  const token = await new SignJWT({
    email: user.email,
    phone: '',
    role: 'authenticated',
    session_id: session.id,
    aal: session.aal,
    amr: session.methods,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: 'ES256', kid: signing.kid, typ: 'JWT' })
    .setIssuer(issuerOf(config))
    .setSubject(user.id)
    .setAudience('authenticated')
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(signing.privateKey)
  return { token, expiresAt }
}

/** A machine's key to `/auth/v1/admin`, for an hour. Its audience keeps it apart from people's tokens. */
export async function signServiceToken({ db, now, config }: Signing): Promise<string> {
  const { signing } = await keysOf(db)
  const issuedAt = Math.floor(now().getTime() / 1000)
  return new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'ES256', kid: signing.kid, typ: 'JWT' })
    .setIssuer(issuerOf(config))
    .setAudience('service')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + serviceTokenLifetime)
    .sign(signing.privateKey)
}

const remembered = 10_000
const memory = new WeakMap<Surroundings['db'], Map<string, { claims: Claims; until: number }>>()

/**
 * What a person's access token says. A signature that was checked is remembered for a minute, since checking one
 * costs as much as all the rest of a request.
 * @throws {AuthFailure} bad_jwt
 */
export async function readAccessToken(surroundings: Signing, token: string): Promise<Claims> {
  const checked = memory.get(surroundings.db) ?? new Map<string, { claims: Claims; until: number }>()
  memory.set(surroundings.db, checked)
  const now = surroundings.now().getTime()
  const known = checked.get(token)
  if (known && now < known.until) return known.claims

  const required = ['exp', 'sub', 'session_id', 'role']
  const issuer = issuerOf(surroundings.config)
  const payload = await verify(surroundings, token, {
    audience: 'authenticated',
    issuer,
    requiredClaims: required,
  })
  const { sub, session_id: sessionId, aal, exp, role } = payload
  if (!isUuid(sub) || !isUuid(sessionId) || role !== 'authenticated') throw new AuthFailure('bad_jwt')

  const claims = { userId: sub, sessionId, aal: aal === 'aal2' ? 'aal2' : 'aal1' } as const
  checked.delete(token)
  checked.set(token, { claims, until: Math.min(exp! * 1000, now + 60_000) })
  // A Map keeps the order in which keys came, so its first one is the oldest.
  if (checked.size > remembered) checked.delete(checked.keys().next().value!)
  return claims
}

/**
 * Lets a machine's key pass.
 * @throws {AuthFailure} not_admin for a person's token, bad_jwt for any other.
 */
export async function checkServiceToken(surroundings: Signing, token: string): Promise<void> {
  const payload = await verify(surroundings, token, {
    audience: ['service', 'authenticated'],
    requiredClaims: ['exp', 'role'],
  })
  if (payload.aud !== 'service' || payload.role !== 'service_role') throw new AuthFailure('not_admin')
}

async function verify({ db, now }: Signing, token: string, options: JWTVerifyOptions) {
  const { signing } = await keysOf(db)
  try {
    const { payload } = await jwtVerify(token, (header) => keyFor(signing, header.kid), {
      algorithms: ['ES256'],
      clockTolerance: 5,
      currentDate: now(),
      ...options,
    })
    return payload
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error
    throw new AuthFailure('bad_jwt')
  }
}

function keyFor({ kid, publicKey }: Keys['signing'], asked: string | undefined) {
  if (asked !== kid) throw new errors.JWKSNoMatchingKey()
  return publicKey
}

function issuerOf(config: Surroundings['config']): string {
  return `${config.publicUrl}/auth/v1`
}
