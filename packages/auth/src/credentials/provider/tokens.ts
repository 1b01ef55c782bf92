import { errors, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose'
import type { Provider } from '#services.ts'
import { sessionIn } from './claims.ts'
import { type Connection, connectionTo, renewKeys } from './connection.ts'

const algorithms = ['RS256', 'PS256', 'ES256', 'RS384', 'PS384', 'ES384', 'RS512', 'PS512', 'ES512', 'EdDSA']

/**
 * Verifies that the provider has signed a token for us. Its keys are read again for one that came from the provider
 * itself: whoever else sends tokens could make us ask for keys without end.
 */
export async function verifySigned(
  provider: Provider,
  token: string,
  { fromProvider, ...options }: JWTVerifyOptions & { fromProvider: boolean },
): Promise<JWTPayload> {
  const verify = async ({ config, keys }: Connection) => {
    const { issuer } = config.serverMetadata()
    const checks = { issuer, audience: provider.clientId, algorithms, clockTolerance: 30, ...options }
    return (await jwtVerify(token, keys, checks)).payload
  }
  try {
    return await verify(await connectionTo(provider))
  } catch (error) {
    const isReplaced =
      error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWSSignatureVerificationFailed
    if (!fromProvider || !isReplaced) throw error
    return verify(await renewKeys(provider))
  }
}

const logout = 'http://schemas.openid.net/event/backchannel-logout'

/**
 * Returns whose sessions the provider ends: all of a subject, those that began with one at the provider, or both.
 * @throws if it is no logout token of this provider
 */
export async function endedByLogout(
  provider: Provider,
  token: string,
): Promise<{ subject: string | null; session: string | null }> {
  const claims = await verifySigned(provider, token, {
    fromProvider: false,
    requiredClaims: ['iat', 'jti'],
    maxTokenAge: '5 minutes',
  })
  const events = claims.events as Record<string, unknown> | undefined
  if (typeof events?.[logout] !== 'object' || 'nonce' in claims)
    throw new errors.JWTClaimValidationFailed('It is no logout token', claims)
  const { sub: subject = null } = claims
  const session = sessionIn(claims, provider)
  if (subject === null && session === null)
    throw new errors.JWTClaimValidationFailed('It names neither a person nor a session', claims)
  return { subject, session }
}
