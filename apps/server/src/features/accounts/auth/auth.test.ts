import { keysOf } from '@bearings/auth/credentials/keys'
import { exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { users } from '#database/tables/users.ts'
import * as secrets from '#platform/config/secrets.ts'
import { unusedEmail, authOf, password } from '#testing/auth.ts'
import { counted, createTestApp, useTestApp } from '#testing/test-app.ts'

const app = useTestApp()
const auth = authOf(app)

const raw = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  app.app.inject({ method: 'POST', url: '/auth/v1/recover', payload, headers })

describe('a body', () => {
  test.each([
    { payload: '{"email":', status: 400, code: 'bad_json' },
    { payload: '["kim@example.org"]', status: 400, code: 'bad_json' },
    { payload: 'null', status: 400, code: 'bad_json' },
    { payload: '', status: 400, code: 'bad_json' },
    { payload: '{"email":7}', status: 400, code: 'validation_failed' },
    { payload: '{"email":"kim\\u0000@example.org"}', status: 400, code: 'validation_failed' },
    { payload: '{"email":"\\ud800@example.org"}', status: 400, code: 'validation_failed' },
    { payload: '{"__proto__":{"email":"kim@example.org"}}', status: 400, code: 'validation_failed' },
    { payload: `{"email":${'['.repeat(40)}${']'.repeat(40)}}`, status: 400, code: 'validation_failed' },
    { payload: `{"email":"${'x'.repeat(70_000)}"}`, status: 413, code: 'request_entity_too_large' },
  ])('$payload is told $code', async ({ payload, status, code }) => {
    const response = await raw(payload)
    expect(response.statusCode).toBe(status)
    expect(response.json().error_code).toBe(code)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'nonsense'])(
    'of the type %s is not looked at',
    async (type) => {
      const response = await raw('{"email":"kim@example.org"}', { 'content-type': type })
      expect(response.statusCode).toBe(415)
      expect(response.json().error_code).toBe('validation_failed')
    },
  )
})

describe('an error', () => {
  test('has the newer shape for clients that ask for it, else the older one', async () => {
    const newer = await auth.call('POST /token?grant_type=none', { body: {} })
    const older = await app.app.inject({ method: 'POST', url: '/auth/v1/token?grant_type=none', payload: {} })

    expect(newer.headers['x-supabase-api-version']).toBe('2024-01-01')
    expect(newer.body).toMatchObject({ code: 'invalid_credentials', message: 'Unsupported grant_type' })
    expect(older.headers).not.toHaveProperty('x-supabase-api-version')
    expect(older.json()).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Unsupported grant_type',
    })
  })

  test.each([
    { endpoint: 'GET /nowhere', status: 404, code: 'not_found' },
    { endpoint: 'GET /signup', status: 405, code: 'method_not_allowed' },
    { endpoint: 'DELETE /token', status: 405, code: 'method_not_allowed' },
    { endpoint: 'GET /authorize?provider=github', status: 400, code: 'validation_failed' },
    { endpoint: 'POST /sso', status: 404, code: 'saml_provider_disabled' },
    { endpoint: 'GET /user/identities/authorize', status: 404, code: 'manual_linking_disabled' },
    { endpoint: 'POST /passkeys/registration/options', status: 401, code: 'no_authorization' },
    { endpoint: 'PATCH /passkeys/1', status: 404, code: 'passkey_disabled' },
    { endpoint: 'GET /user', status: 401, code: 'no_authorization' },
  ] as const)('$endpoint is told $code', async ({ endpoint, status, code }) => {
    expect(await auth.call(endpoint)).toMatchObject({
      status,
      body: { code },
      headers: { 'cache-control': 'no-store' },
    })
  })
})

test('settings and health say what there is', async () => {
  expect((await auth.call('GET /settings')).body).toMatchObject({
    external: { email: true },
    disable_signup: false,
  })
  expect((await auth.call('GET /health')).body).toHaveProperty('version')
})

describe('an access token', () => {
  const claims = async () => {
    const { token } = await auth.newcomer()
    return JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>
  }
  const sign = (payload: Record<string, unknown>, header: object, key: Parameters<SignJWT['sign']>[0]) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'ES256', typ: 'JWT', ...header }).sign(key)

  test('is checked by anybody with the published key, of which only the public half is', async () => {
    const { token, id } = await auth.newcomer()
    const { body, headers } = await auth.call('GET /.well-known/jwks.json')

    expect(headers['cache-control']).toBe('public, max-age=600')
    const [key] = body.keys as [JWK]
    expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'])
    const options = { audience: 'authenticated', currentDate: new Date('2026-11-01T12:00:00Z') }
    const { payload, protectedHeader } = await jwtVerify(token, await importJWK(key, 'ES256'), options)
    expect(payload.sub).toBe(id)
    expect(protectedHeader).toEqual({ alg: 'ES256', kid: key.kid, typ: 'JWT' })
  })

  test('that is not ours, changed, old, or of another kind is refused', async () => {
    const { signing } = await keysOf({ db: app.db, secrets })
    const { kid, privateKey } = signing
    const good = await claims()
    const stranger = await generateKeyPair('ES256', { extractable: true })
    const jwk = await exportJWK(stranger.publicKey)
    const symmetric = new TextEncoder().encode(JSON.stringify(signing.publicJwk))
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const own = await sign(good, { kid }, privateKey)

    const refused = [
      await sign(good, { kid }, stranger.privateKey),
      await sign(good, { kid: 'another' }, privateKey),
      await sign(good, {}, privateKey),
      await sign(good, { kid: 'embedded', jwk }, stranger.privateKey),
      await sign({ ...good, aud: 'service' }, { kid }, privateKey),
      await sign({ ...good, iss: 'https://evil.example/auth/v1' }, { kid }, privateKey),
      await sign({ ...good, exp: (good.iat as number) - 6 }, { kid }, privateKey),
      await sign({ ...good, role: 'service_role' }, { kid }, privateKey),
      await sign({ ...good, session_id: 'x' }, { kid }, privateKey),
      await new SignJWT(good).setProtectedHeader({ alg: 'HS256', kid }).sign(symmetric),
      `${part({ alg: 'none', kid })}.${part(good)}.`,
      `${own.slice(0, -4)}AAAA`,
      'nonsense',
    ]
    for (const token of refused)
      expect(await auth.call('GET /user', { token })).toMatchObject({
        status: 403,
        body: { code: 'bad_jwt' },
      })
    expect((await auth.call('GET /user', { token: own })).status).toBe(200)
  })

  test('of somebody else’s session belongs to nobody', async () => {
    const { kid, privateKey } = (await keysOf({ db: app.db, secrets })).signing
    const [one, two] = [await claims(), await claims()]
    const mixed = await sign({ ...one, session_id: two.session_id }, { kid }, privateKey)

    expect(await auth.call('GET /user', { token: mixed })).toMatchObject({
      status: 403,
      body: { code: 'session_not_found' },
    })
  })

  test('is one word after Bearer, in any case', async () => {
    const { token } = await auth.newcomer()
    const asked = async (authorization: string) =>
      (await auth.call('GET /user', { headers: { authorization } })).status

    expect(await asked(`bearer ${token}`)).toBe(200)
    for (const header of [
      token,
      `Basic ${token}`,
      `Bearer ${token} ${token}`,
      `Bearer ${token}, Bearer ${token}`,
      'Bearer ',
    ])
      expect(await asked(header)).toBe(401)
  })

  test('ends with its session within the minute for which it is remembered', async () => {
    const { token } = await auth.newcomer()
    const me = () => app.app.inject({ url: '/api/v1/me', headers: { authorization: `Bearer ${token}` } })
    expect((await me()).statusCode).toBe(200)
    await auth.call('POST /logout', { token })

    expect((await me()).json().error.code).toBe('UNAUTHORIZED')
  })
})

test('a class can sign up in one lesson, and more sign-ups from one network have to wait, wherever they come from within it', async () => {
  const strict = await createTestApp({ limits: counted(), settings: { TRUST_PROXY: '1' } })
  const { call } = authOf(strict)
  const from = (address: string) =>
    call('POST /signup', {
      body: { email: unusedEmail(), password },
      headers: { 'x-forwarded-for': address },
    })

  for (let wave = 0; wave < 2; wave++) {
    const answers = await Promise.all(Array.from({ length: 40 }, () => from('198.51.100.7')))
    for (const { status } of answers) expect(status).toBe(200)
  }
  const refused = await from('6.6.6.6, 198.51.100.7')
  expect(refused).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await from('198.51.100.8')).status).toBe(200)
  await strict.close()
})

test('where mail is really sent, an address gets one a minute, known or not', async () => {
  const strict = await createTestApp({ limits: counted(), settings: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  const { call } = authOf(strict)
  const known = 'kim@example.org'
  await strict.db
    .insert(users)
    .values({ email: known, role: 'student', fullName: 'Kim', emailConfirmedAt: new Date() })

  for (const email of [known, unusedEmail()]) {
    expect((await call('POST /recover', { body: { email } })).status).toBe(200)
    expect(await call('POST /otp', { body: { email, create_user: false } })).toMatchObject({
      status: 429,
      body: { code: 'over_email_send_rate_limit' },
    })
  }
  expect((await strict.app.inject({ url: '/dev/mailbox.json' })).statusCode).toBe(404)
  await strict.close()
})

test('a stranger who keeps asking for an address leaves its owner an email, and there is an end to them in all', async () => {
  const settings = { SMTP_URL: 'smtp://127.0.0.1:9', TRUST_PROXY: '1' }
  const strict = await createTestApp({ limits: counted(), settings })
  const { call } = authOf(strict)
  const email = unusedEmail()
  const askedFrom = async (network: number) => {
    const headers = { 'x-forwarded-for': `198.51.100.${network}` }
    return (await call('POST /recover', { body: { email }, headers })).body.code ?? 'sent'
  }
  const refused = 'over_email_send_rate_limit'

  const stranger: string[] = []
  for (let tries = 0; tries < 12; tries++) stranger.push(await askedFrom(1))
  expect(stranger).toEqual(['sent', ...Array(11).fill(refused)])
  expect(await askedFrom(2)).toBe('sent')

  for (let network = 3; network <= 10; network++) expect(await askedFrom(network)).toBe('sent')
  expect(await askedFrom(11)).toBe(refused)
  await strict.close()
})

test('too many refreshes are told to come back, in the one way that does not sign people out', async () => {
  const strict = await createTestApp({ limits: counted() })
  const { newcomer, refresh } = authOf(strict)
  const { session } = await newcomer()
  let token = session.refresh_token
  for (let count = 0; count < 60; count++) token = (await refresh(token)).body.refresh_token

  const refused = await refresh(token)
  expect(refused.status).toBe(503)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await strict.close()
})
