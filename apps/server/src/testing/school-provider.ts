import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import escapeHtml from 'escape-html'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import Provider from 'oidc-provider'

/** A person at the school: the claims that its provider makes about them. */
export type Pupil = {
  sub: string
  email: string
  email_verified?: boolean
  amr?: string[]
  [claim: string]: unknown
}

type Options = {
  /** Where this product is served, to which people return. */
  publicUrl: string
  people: Pupil[]
  port?: number
  /** Public keys with which the product identifies itself, instead of a secret. */
  clientKeys?: JWK[]
  /** Delivers what the provider sends to the product; over the network unless a test says otherwise. */
  deliver?: Deliver
}

type Deliver = (
  url: string,
  options: { headers: Headers | Record<string, string>; body: URLSearchParams },
) => Promise<Response>

const clientId = 'bearings'
const secret = 'kept between the school and Bearings'

/** Starts a school's sign-in on this machine: a real provider, at which a person is picked from a list. */
export async function openSchoolProvider({ publicUrl, people, port = 0, clientKeys, deliver }: Options) {
  const faults = { status: 200, isSilent: false, isStalling: false, tamper: (idToken: string) => idToken }
  let provider: Provider
  let signingKey: Awaited<ReturnType<typeof generateKeyPair>>['privateKey']
  const server = createServer((request, response) => {
    if (faults.isSilent) return
    if (faults.isStalling)
      return void response.writeHead(200, { 'content-type': 'application/json' }).write('{"issuer":')
    if (faults.status !== 200) return void response.writeHead(faults.status).end()
    if (request.url?.startsWith('/choose/')) return void choose(request, response)
    provider.callback()(request, response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await rotateKeys()

  /** The sign-in page: who is it? */
  async function choose(request: IncomingMessage, response: ServerResponse) {
    const accountId = new URL(request.url!, issuer).searchParams.get('as')
    const person = people.find(({ sub }) => sub === accountId)
    if (person) {
      const login = { accountId: person.sub, ...(person.amr && { amr: person.amr }) }
      return provider.interactionFinished(request, response, { login })
    }
    const links = people.map(
      ({ sub, email }) => `<li><a href="?as=${encodeURIComponent(sub)}">${escapeHtml(email)}</a></li>`,
    )
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><title>School</title><h1>Who are you?</h1><ul>${links.join('')}</ul>`)
  }

  async function rotateKeys() {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    signingKey = privateKey
    const key = { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: 'RS256', use: 'sig' }
    provider = new Provider(issuer, configuration(key))
    provider.use(async (context, next) => {
      await next()
      const { id_token: idToken } = (context.path === '/token' && context.body) || {}
      if (typeof idToken === 'string') context.body.id_token = faults.tamper(idToken)
    })
  }

  function configuration(key: JWK) {
    const client = {
      client_id: clientId,
      redirect_uris: [`${publicUrl}/auth/v1/callback`],
      backchannel_logout_session_required: true,
      backchannel_logout_uri: `${publicUrl}/auth/v1/backchannel-logout`,
      ...(clientKeys
        ? { token_endpoint_auth_method: 'private_key_jwt', jwks: { keys: clientKeys } }
        : { token_endpoint_auth_method: 'client_secret_post', client_secret: secret }),
    }
    return {
      clients: [client],
      jwks: { keys: [key] },
      cookies: { keys: ['for tests'] },
      claims: { openid: ['sub', 'acr', 'amr', 'hd'], email: ['email', 'email_verified'], profile: ['name'] },
      findAccount: (_: unknown, accountId: string) => ({
        accountId,
        claims: () => people.find(({ sub }) => sub === accountId) ?? { sub: accountId },
      }),
      features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
      interactions: { url: (_: unknown, { uid }: { uid: string }) => `/choose/${uid}` },
      // The school agrees for its people.
      loadExistingGrant: async ({ oidc }: { oidc: any }) => {
        const grant = new provider.Grant({
          clientId: oidc.client.clientId,
          accountId: oidc.session.accountId,
        })
        grant.addOIDCScope('openid email profile')
        await grant.save()
        return grant
      },
      ...(deliver && { fetch: deliver }),
    }
  }

  return {
    issuer,
    people,
    faults,
    rotateKeys,
    /** The settings with which the product uses this provider. */
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: secret,
      OIDC_NAME: 'Lincoln High',
      OIDC_DOMAINS: 'lincoln.example',
    },
    /** Follows the provider's pages as a browser does, as this person; returns the address that leads back. */
    visit: (location: string, sub: string) => visit(location, sub, publicUrl),
    signOut: async (sub: string) => (await provider.Client.find(clientId)).backchannelLogout(sub, 'session'),
    /** A logout token with these claims, as other providers send it. */
    logoutToken: (claims: Record<string, unknown>) =>
      new SignJWT({ events: { 'http://schemas.openid.net/event/backchannel-logout': {} }, ...claims })
        .setProtectedHeader({ alg: 'RS256', typ: 'logout+jwt' })
        .setIssuer(issuer)
        .setAudience(clientId)
        .setJti(crypto.randomUUID())
        .setIssuedAt()
        .sign(signingKey),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

export type SchoolProvider = Awaited<ReturnType<typeof openSchoolProvider>>

async function visit(start: string, sub: string, publicUrl: string): Promise<string> {
  const cookies = new Map<string, string>()
  let at = start
  for (let steps = 0; steps < 10; steps++) {
    const url = new URL(at)
    if (url.pathname.startsWith('/choose/')) url.searchParams.set('as', sub)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!
      cookies.set(name!, value!)
    }
    const location = response.headers.get('location')
    if (location === null)
      throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
    at = new URL(location, url).href
    if (at.startsWith(publicUrl)) return at
  }
  throw new Error('The provider leads in circles')
}
