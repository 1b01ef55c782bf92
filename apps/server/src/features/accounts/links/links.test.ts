import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOfNobody, type Auth, authOf, password } from '../../../testing/auth.ts'
import { givenUser } from '../../../testing/given.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const noon = Date.parse('2026-11-01T12:00:00Z')

let app: TestApp
let auth: Auth
beforeAll(async () => {
  app = await createTestApp()
  auth = authOf(app)
})
afterAll(() => app.close())

function after(minutes: number) {
  app.setNow(new Date(noon + minutes * 60_000).toISOString())
}

async function askedFor(kind: 'recover' | 'otp') {
  after(0)
  const { email, userId } = await givenUser(app.db, 'student', { password })
  await auth.call(`POST /${kind}`, { body: { email } })
  return { email, userId, ...(await auth.latestTo(email)) }
}

const verify = (body: object) => auth.call('POST /verify', { body })
const expired = { status: 403, body: { code: 'otp_expired' } }

describe('a link', () => {
  test('signs in once, however many click at the same time', async () => {
    const { hash } = await askedFor('recover')

    const clicks = await Promise.all(
      Array.from({ length: 5 }, () => verify({ type: 'recovery', token_hash: hash })),
    )

    expect(clicks.map(({ status }) => String(status)).toSorted()).toEqual(['200', '403', '403', '403', '403'])
    const claims = clicks.find(({ status }) => status === 200)!.body.access_token.split('.')[1]
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString()).amr).toMatchObject([{ method: 'otp' }])
  })

  test('is good for what it was asked for only', async () => {
    const { hash } = await askedFor('recover')

    for (const type of ['signup', 'magiclink', 'email', 'invite', 'email_change'])
      expect(await verify({ type, token_hash: hash })).toMatchObject(expired)
    expect((await verify({ type: 'recovery', token_hash: hash })).status).toBe(200)
  })

  test('ends after an hour, and when another is asked for', async () => {
    const { hash, email } = await askedFor('recover')
    await auth.call('POST /recover', { body: { email } })
    const { hash: newer } = await auth.latestTo(email)

    expect(await verify({ type: 'recovery', token_hash: hash })).toMatchObject(expired)
    after(60)
    expect(await verify({ type: 'recovery', token_hash: newer })).toMatchObject(expired)
  })
})

describe('a code', () => {
  test('signs in with its address, whatever the case, and takes its link along', async () => {
    const { email, code, hash } = await askedFor('otp')

    expect((await verify({ type: 'email', email: email.toUpperCase(), token: code })).status).toBe(200)
    expect(await verify({ type: 'magiclink', token_hash: hash })).toMatchObject(expired)
  })

  test('is void after five wrong ones, while the link still works', async () => {
    const { email, code, hash } = await askedFor('recover')
    const wrong = code === '000000' ? '111111' : '000000'

    for (let tries = 0; tries < 5; tries++)
      expect(await verify({ type: 'recovery', email, token: wrong })).toMatchObject(expired)
    expect(await verify({ type: 'recovery', email, token: code })).toMatchObject(expired)
    expect((await verify({ type: 'recovery', token_hash: hash })).status).toBe(200)
  })

  test('is void after 15 minutes', async () => {
    const { email, code } = await askedFor('recover')
    after(15)
    expect(await verify({ type: 'recovery', email, token: code })).toMatchObject(expired)
  })
})

test.each([
  { body: { type: 'recovery' }, status: 400, code: 'validation_failed' },
  { body: { type: 'recovery', email: 'kim@example.org' }, status: 400, code: 'validation_failed' },
  {
    body: { type: 'recovery', email: 'kim@example.org', token: '1', token_hash: 'x' },
    status: 400,
    code: 'validation_failed',
  },
  { body: { type: 'constructor', token_hash: 'x' }, status: 400, code: 'validation_failed' },
  { body: { type: 'sms', phone: '1', token: '123456' }, status: 400, code: 'phone_provider_disabled' },
  {
    body: { type: 'recovery', email: 'nobody@example.org', token: '123456' },
    status: 403,
    code: 'otp_expired',
  },
  { body: { type: 'recovery', token_hash: 'unknown' }, status: 403, code: 'otp_expired' },
])('POST /verify with $body is told $code', async ({ body, status, code }) => {
  expect(await verify(body)).toMatchObject({ status, body: { code } })
})

describe('asking for a mail', () => {
  test.each(['POST /recover' as const, 'POST /otp' as const, 'POST /magiclink' as const])(
    '%s answers known and unknown addresses alike',
    async (endpoint) => {
      const { email } = await givenUser(app.db, 'student', { password })
      const nobody = addressOfNobody()

      const known = await auth.call(endpoint, { body: { email, create_user: false } })
      const unknown = await auth.call(endpoint, { body: { email: nobody, create_user: false } })

      expect(known).toMatchObject({ status: 200, body: {} })
      expect(unknown.body).toEqual(known.body)
      expect(await auth.mailsTo(email)).toHaveLength(1)
      expect(await auth.mailsTo(nobody)).toEqual([])
    },
  )

  test('a sign-in link to a new address opens an account without a password', async () => {
    const email = addressOfNobody()
    await auth.call('POST /otp', { body: { email, data: { full_name: 'Kim' } } })
    const { code } = await auth.latestTo(email)

    const { body } = await verify({ type: 'email', email, token: code })

    expect(body.user).toMatchObject({ email, user_metadata: { full_name: 'Kim' } })
    expect((await auth.signIn(email)).body.code).toBe('invalid_credentials')
  })

  test('a confirmation is sent again to those who wait for it, and to nobody else', async () => {
    const { email } = await givenUser(app.db, 'student', { password })

    expect(await auth.call('POST /resend', { body: { type: 'signup', email } })).toMatchObject({
      status: 200,
      body: {},
    })
    expect(await auth.call('POST /resend', { body: { type: 'email_change', email } })).toMatchObject({
      status: 200,
    })
    expect(await auth.call('POST /resend', { body: { type: 'recovery', email } })).toMatchObject({
      status: 400,
    })
    expect(await auth.mailsTo(email)).toEqual([])
  })
})

describe('the classic link', () => {
  const follow = (query: Record<string, string>) =>
    app.app.inject({ url: `/auth/v1/verify?${new URLSearchParams(query).toString()}` })
  const home = 'http://localhost:3000/'

  test('leads to our own page with the tokens in the fragment', async () => {
    const { hash } = await askedFor('recover')
    const target = 'http://localhost:3000/auth/reset?from=mail#old'

    const { statusCode, headers } = await follow({ token: hash, type: 'recovery', redirect_to: target })

    expect(statusCode).toBe(303)
    const url = new URL(headers.location!)
    expect(`${url.origin}${url.pathname}${url.search}`).toBe('http://localhost:3000/auth/reset?from=mail')
    const fields = new URLSearchParams(url.hash.slice(1))
    expect([...fields.keys()].toSorted()).toEqual(
      ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type', 'type'].toSorted(),
    )
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect((await auth.call('GET /user', { token: fields.get('access_token')! })).status).toBe(200)
  })

  test('that is too old leads there with the reason', async () => {
    const { headers } = await follow({ token: 'unknown', type: 'recovery' })

    expect(headers.location).toBe(
      `${home.slice(0, -1)}#error=access_denied&error_code=otp_expired&error_description=This+link+is+invalid+or+too+old`,
    )
  })

  test.each([
    'https://evil.example/',
    'http://localhost:3001/',
    '//evil.example',
    'javascript:alert(1)',
    'http://user@localhost:3000/',
    'http://localhost:3000.evil.example/',
  ])('never leads to %s', async (target) => {
    const { headers } = await follow({ token: 'unknown', type: 'recovery', redirect_to: target })
    expect(headers.location).toMatch(/^http:\/\/localhost:3000#/)
  })

  test('is not followed by a HEAD request, and says what it misses', async () => {
    const { hash } = await askedFor('recover')
    const head = await app.app.inject({ method: 'HEAD', url: `/auth/v1/verify?token=${hash}&type=recovery` })

    expect(head.statusCode).toBe(405)
    expect((await follow({ type: 'recovery' })).statusCode).toBe(400)
    expect((await verify({ type: 'recovery', token_hash: hash })).status).toBe(200)
  })
})

describe('a sign-in with a code challenge', () => {
  const verifier = 'a-verifier-of-at-least-forty-three-characters-1'
  const challenge = createHash('sha256').update(verifier).digest('base64url')

  async function authCode() {
    const { email } = await givenUser(app.db, 'student', { password })
    const body = { email, code_challenge: challenge, code_challenge_method: 's256' }
    await auth.call('POST /otp', { body })
    const { hash } = await auth.latestTo(email)
    const { headers } = await app.app.inject({ url: `/auth/v1/verify?token=${hash}&type=magiclink` })
    expect(headers.location).not.toContain('access_token')
    return new URL(headers.location!).searchParams.get('code')!
  }
  const exchange = (code: string, given: string) =>
    auth.call('POST /token?grant_type=pkce', { body: { auth_code: code, code_verifier: given } })

  test('ends with the verifier, once', async () => {
    after(0)
    const code = await authCode()
    const { status, body } = await exchange(code, verifier)

    expect(status).toBe(200)
    expect(body.user).toHaveProperty('email')
    expect(await exchange(code, verifier)).toMatchObject({
      status: 404,
      body: { code: 'flow_state_not_found' },
    })
  })

  test('ends for good with a wrong verifier, and after five minutes', async () => {
    after(0)
    const code = await authCode()
    expect(await exchange(code, 'wrong')).toMatchObject({ status: 400, body: { code: 'bad_code_verifier' } })
    expect(await exchange(code, verifier)).toMatchObject({ status: 404 })

    const late = await authCode()
    after(6)
    expect(await exchange(late, verifier)).toMatchObject({
      status: 422,
      body: { code: 'flow_state_expired' },
    })
  })

  test('takes a hashed challenge only', async () => {
    const body = { email: addressOfNobody(), code_challenge: verifier, code_challenge_method: 'plain' }
    expect(await auth.call('POST /otp', { body })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    })
  })
})
