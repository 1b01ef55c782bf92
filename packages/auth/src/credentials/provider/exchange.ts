import type { Provider } from '#services.ts'
import type { Attempt } from './attempt.ts'
import { addressIn, type Claims, sessionIn, showsSecondFactor, subjectIn } from './claims.ts'
import { connectionTo } from './connection.ts'
import { isDown, ProviderDown, ProviderRefused } from './failures.ts'
import { verifySigned } from './tokens.ts'

/** What the provider has said about a person. */
export type Proven = {
  subject: string
  email: ReturnType<typeof addressIn>
  secondFactor: boolean
  /** A hash of its name for the session at the provider, if it has one. */
  session: string | null
}

/** Returns the address at the provider where the person signs in. @throws {ProviderDown} */
export async function authorizationUrl(
  provider: Provider,
  redirectUri: string,
  { state, nonce, verifier }: Attempt,
): Promise<URL> {
  return reaching(async () => {
    const { openid, config } = await connectionTo(provider)
    const { domains } = provider
    return openid.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      // Google then offers only accounts of the school; others ignore it.
      ...(domains.length === 1 && { hd: domains[0]! }),
    })
  })
}

/**
 * Exchanges the code that the provider has sent back.
 * @throws {ProviderDown} when it does not answer, {ProviderRefused} when anything does not fit.
 */
export async function exchangeCode(provider: Provider, url: URL, attempt: Attempt): Promise<Proven> {
  return reaching(async () => {
    const { openid, config } = await connectionTo(provider)
    const tokens = await openid.authorizationCodeGrant(config, url, {
      pkceCodeVerifier: attempt.verifier,
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    })
    const idToken = (await verifySigned(provider, tokens.id_token!, { fromProvider: true })) as Claims
    const claims = await withEmail(idToken, () =>
      openid.fetchUserInfo(config, tokens.access_token, idToken.sub),
    )
    return {
      subject: subjectIn(claims, provider),
      email: addressIn(claims, provider),
      secondFactor: showsSecondFactor(idToken),
      session: sessionIn(idToken, provider),
    }
  })
}

/** Some providers put the address into the ID token, others only where the access token leads. */
async function withEmail(claims: Claims, fetchInfo: () => Promise<object>): Promise<Claims> {
  if ('email' in claims) return claims
  const info = (await fetchInfo().catch((error: unknown) => {
    if (isDown(error)) throw error
    return {}
  })) as Record<string, unknown>
  return { ...claims, email: info.email, email_verified: info.email_verified }
}

async function reaching<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isDown(error)) throw new ProviderDown({ cause: error })
    throw new ProviderRefused({ cause: error })
  }
}
