import { createRemoteJWKSet, importJWK, type JWTVerifyGetKey, type CryptoKey } from 'jose'
import type { ClientAuth, Configuration } from 'openid-client'
import type { Provider } from '#services.ts'
import { ProviderDown } from './failures.ts'

/** In milliseconds, for the provider's addresses and for its keys. */
const goodFor = 10 * 60_000

export type Connection = {
  openid: typeof import('openid-client')
  config: Configuration
  keys: JWTVerifyGetKey
}

const connections = new WeakMap<Provider, { connection: Promise<Connection>; until: number }>()

/** Returns what the provider says of itself, no older than ten minutes. */
export function connectionTo(provider: Provider): Promise<Connection> {
  const known = connections.get(provider)
  if (known && performance.now() < known.until) return known.connection
  const connection = connect(provider).catch((cause: unknown) => {
    throw new ProviderDown({ cause })
  })
  connections.set(provider, { connection, until: performance.now() + goodFor })
  connection.catch(() => connections.delete(provider))
  return connection
}

/** Reads the provider's keys anew: it may have replaced them a moment ago. */
export async function renewKeys(provider: Provider): Promise<Connection> {
  const connection = await connectionTo(provider)
  return Object.assign(connection, { keys: keysAt(provider, connection.config) })
}

async function connect(provider: Provider): Promise<Connection> {
  const { issuer, clientId, timeoutSeconds } = provider
  // Servers without a provider never load it.
  const openid = await import('openid-client')
  const authenticate = await clientAuthOf(openid, provider)
  const url = new URL(issuer)
  const options = {
    timeout: timeoutSeconds,
    // The settings allow this on the own machine only.
    ...(url.protocol === 'http:' && { execute: [openid.allowInsecureRequests] }),
  }
  const config = await openid.discovery(url, clientId, undefined, authenticate, options)
  config.timeout = timeoutSeconds
  return { openid, config, keys: keysAt(provider, config) }
}

async function clientAuthOf(openid: Connection['openid'], { credential }: Provider): Promise<ClientAuth> {
  if ('secret' in credential) {
    const post = openid.ClientSecretPost(credential.secret)
    const basic = openid.ClientSecretBasic(credential.secret)
    return (as, ...request) => {
      const supported = as.token_endpoint_auth_methods_supported
      return (supported?.includes('client_secret_post') ? post : basic)(as, ...request)
    }
  }
  const { privateKey: jwk } = credential
  const key = (await importJWK(jwk, jwk.alg ?? 'RS256')) as CryptoKey
  return openid.PrivateKeyJwt(jwk.kid === undefined ? key : { key, kid: jwk.kid })
}

function keysAt({ timeoutSeconds }: Provider, config: Configuration): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(config.serverMetadata().jwks_uri!), {
    cacheMaxAge: goodFor,
    timeoutDuration: timeoutSeconds * 1000,
  })
}
