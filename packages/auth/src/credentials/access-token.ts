import { errors, jwtVerify, type JWTVerifyOptions, SignJWT } from 'jose'
import type { AuthServices, Database } from '#services.ts'
import type { SignInProof } from '#store/sign-in-proof.ts'
import { AuthFailure } from '../terms/failure.ts'
import { isUuid } from '../terms/uuid.ts'
import { type Keys, keysOf, tokenLifetime } from './keys.ts'

const serviceTokenLifetime = 3600

/** The claims of a verified access token. Its session must still be looked up, because it may have ended. */
export type Claims = { userId: string; sessionId: string; aal: 'aal1' | 'aal2' }

type Signing = Pick<AuthServices, 'db' | 'now' | 'publicUrl' | 'secrets'>
type Subject = {
  id: string
  email: string
  app_metadata: Record<string, unknown>
  user_metadata: Record<string, unknown>
}
type Session = { id: string; aal: 'aal1' | 'aal2'; methods: SignInProof[] }

export async function signAccessToken(services: Signing, user: Subject, session: Session) {
  const { now } = services
  const { signing } = await keysOf(services)
  const issuedAt = Math.floor(now().getTime() / 1000)
  const expiresAt = issuedAt + tokenLifetime
  const token = await new SignJWT({
    email: user.email,
    phone: '',
    role: 'authenticated',
    session_id: session.id,
    aal: session.aal,
    amr: session.methods,
    ...metadataOf(user),
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: 'ES256', kid: signing.kid, typ: 'JWT' })
    .setIssuer(issuerOf(services))
    .setSubject(user.id)
    .setAudience('authenticated')
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(signing.privateKey)
  return { token, expiresAt }
}

/** The metadata bytes that fit: the whole token stays below 4 KB, which every server accepts in a header. */
const room = 2048

/** Returns the metadata that fits into the token. `GET /user` returns all of it. */
function metadataOf({
  app_metadata,
  user_metadata,
}: Subject): Pick<Subject, 'app_metadata' | 'user_metadata'> {
  const size = (data: object) => Buffer.byteLength(JSON.stringify(data))
  if (size(app_metadata) > room) return { app_metadata: {}, user_metadata: {} }
  const fits = size(app_metadata) + size(user_metadata) <= room
  return { app_metadata, user_metadata: fits ? user_metadata : {} }
}

/** Signs a service key, valid for an hour. Its audience keeps it apart from people's tokens. */
export async function signServiceToken(services: Signing): Promise<string> {
  const { now } = services
  const { signing } = await keysOf(services)
  const issuedAt = Math.floor(now().getTime() / 1000)
  return new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'ES256', kid: signing.kid, typ: 'JWT' })
    .setIssuer(issuerOf(services))
    .setAudience('service')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + serviceTokenLifetime)
    .sign(signing.privateKey)
}

const remembered = 10_000
const memory = new WeakMap<Database, Map<string, { claims: Claims; until: number }>>()

/**
 * The claims of a person's access token. A verified signature is cached for a minute, because verifying one
 * costs as much as the rest of a request.
 * @throws {AuthFailure} bad_jwt
 */
export async function readAccessToken(services: Signing, token: string): Promise<Claims> {
  const checked = memory.get(services.db) ?? new Map<string, { claims: Claims; until: number }>()
  memory.set(services.db, checked)
  const now = services.now().getTime()
  const known = checked.get(token)
  if (known && now < known.until) return known.claims

  const required = ['exp', 'sub', 'session_id', 'role']
  const issuer = issuerOf(services)
  const payload = await verify(services, token, {
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
 * Accepts only a service key.
 * @throws {AuthFailure} not_admin for a person's token, bad_jwt for any other.
 */
export async function checkServiceToken(services: Signing, token: string): Promise<void> {
  const payload = await verify(services, token, {
    audience: ['service', 'authenticated'],
    requiredClaims: ['exp', 'role'],
  })
  if (payload.aud !== 'service' || payload.role !== 'service_role') throw new AuthFailure('not_admin')
}

async function verify(services: Signing, token: string, options: JWTVerifyOptions) {
  const now = services.now()
  try {
    const { payload } = await jwtVerify(token, ({ kid }) => keyFor(services, kid, now), {
      algorithms: ['ES256'],
      clockTolerance: 5,
      currentDate: now,
      ...options,
    })
    return payload
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error
    throw new AuthFailure('bad_jwt')
  }
}

async function keyFor(services: Signing, kid: string | undefined, now: Date) {
  const known = verifyingKeys(await keysOf(services), now).find((key) => key.kid === kid)
  // Another process may have made the key a moment ago.
  const key = known ?? verifyingKeys(await keysOf(services, 1000), now).find((key) => key.kid === kid)
  if (!key) throw new errors.JWKSNoMatchingKey()
  return key.publicKey
}

/** Returns the signing key, and the retired keys whose last tokens have not expired. */
export function verifyingKeys({ signing, retired }: Keys, now: Date) {
  return [signing, ...retired.filter(({ expiresAt }) => expiresAt > now)]
}

function issuerOf({ publicUrl }: Pick<AuthServices, 'publicUrl'>): string {
  return `${publicUrl}/auth/v1`
}
