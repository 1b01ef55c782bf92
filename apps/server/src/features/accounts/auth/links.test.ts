import { describe, expect, test } from 'vitest'
import { unusedEmail, authOf, password } from '#testing/auth.ts'
import { givenUser } from '#testing/given.ts'
import { counted, createTestApp, useTestApp } from '#testing/test-app.ts'

const noon = Date.parse('2026-11-01T12:00:00Z')

const app = useTestApp()
const auth = authOf(app)

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

  test('outlives a stranger who guesses: their network is stopped, and its owner goes on', async () => {
    const settings = { TRUST_PROXY: '1', DEV_MAILBOX: 'on' }
    const strict = await createTestApp({ limits: counted(), settings })
    const { call, latestTo } = authOf(strict)
    const { email } = await givenUser(strict.db, 'student')
    await call('POST /recover', { body: { email } })
    const { code } = await latestTo(email)
    const from = (address: string, token: string) => {
      const headers = { 'x-forwarded-for': address }
      return call('POST /verify', { headers, body: { type: 'recovery', email, token } })
    }
    const wrong = code === '000000' ? '111111' : '000000'

    for (let tries = 0; tries < 8; tries++) expect(await from('203.0.113.7', wrong)).toMatchObject(expired)
    expect(await from('203.0.113.7', code)).toMatchObject({ status: 429 })
    expect((await from('198.51.100.4', code)).status).toBe(200)
    await strict.close()
  })

  test('is void after 24 wrong ones from everywhere, while the link still works', async () => {
    const { email, code, hash } = await askedFor('recover')
    const wrong = code === '000000' ? '111111' : '000000'

    for (let tries = 0; tries < 24; tries++)
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
      const nobody = unusedEmail()

      const known = await auth.call(endpoint, { body: { email, create_user: false } })
      const unknown = await auth.call(endpoint, { body: { email: nobody, create_user: false } })

      expect(known).toMatchObject({ status: 200, body: {} })
      expect(unknown.body).toEqual(known.body)
      expect(await auth.mailsTo(email)).toHaveLength(1)
      expect(await auth.mailsTo(nobody)).toEqual([])
    },
  )

  test('a sign-in link to a new address opens an account without a password', async () => {
    const email = unusedEmail()
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
