import { sessions } from '@bearings/auth/store/tables/sessions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '#database/tables/audit-log.ts'
import { users } from '#database/tables/users.ts'
import { accessTokenFor } from '#testing/access-token.ts'
import { unusedEmail, authOf, password } from '#testing/auth.ts'
import { givenUser } from '#testing/given.ts'
import { counted, createTestApp, type TestApp, useTestApp } from '#testing/test-app.ts'

/** The hash of `password` with weaker parameters than today's, which a sign-in replaces. */
const outdated =
  '$argon2id$v=19$m=4096,t=1,p=1$BWaKjP++Zn9qU5FbGFQbJA$+KLvVkUCr4Vv5H12R1hh4crktMscY2nh+LYTh1qLako'

const noon = Date.parse('2026-11-01T12:00:00Z')

const app = useTestApp()
const auth = authOf(app)

/** Sets the clock to this many seconds after noon. */
function after(seconds: number) {
  app.setNow(new Date(noon + seconds * 1000).toISOString())
}

async function signedIn() {
  after(0)
  const { email, userId } = await givenUser(app.db, 'student', { password })
  const { body } = await auth.signIn(email)
  return { email, userId, session: body }
}

describe('with a password', () => {
  test('a person gets a session, and it is written down', async () => {
    const { session, userId } = await signedIn()

    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { id: userId } })
    expect(session.expires_at).toBe(noon / 1000 + 3600)
    const claims = JSON.parse(Buffer.from(session.access_token.split('.')[1], 'base64url').toString())
    expect(claims).toMatchObject({
      iss: 'http://localhost:3000/auth/v1',
      aud: 'authenticated',
      role: 'authenticated',
      sub: userId,
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: noon / 1000 }],
    })
    const [entry] = await app.db.select().from(auditLog).where(eq(auditLog.actorId, userId))
    expect(entry).toMatchObject({ action: 'login', sessionId: claims.session_id })
  })

  test('a wrong password is written down, and of an unknown address its hash alone', async () => {
    const { email, userId } = await givenUser(app.db, 'student', { password })
    const nobodys = unusedEmail()

    await auth.signIn(email, 'not the password')
    await auth.signIn(nobodys, 'not the password')

    const failed = await app.db.select().from(auditLog).where(eq(auditLog.action, 'login_failed'))
    expect(failed.filter(({ targetId }) => targetId === userId)).toMatchObject([{ detail: {} }])
    expect(failed.some(({ targetId, detail }) => targetId === null && 'address' in (detail as object))).toBe(
      true,
    )
    expect(JSON.stringify(failed)).not.toContain(nobodys)
  })

  test('a wrong password and an unknown address are answered alike', async () => {
    const { email } = await givenUser(app.db, 'student', { password })

    const wrong = await auth.signIn(email, 'not the password')
    const unknown = await auth.signIn(unusedEmail(), 'not the password')
    const withoutPassword = await auth.signIn((await givenUser(app.db, 'student')).email)

    expect(wrong).toMatchObject({
      status: 400,
      body: { code: 'invalid_credentials', message: 'Invalid login credentials' },
    })
    expect(unknown.body).toEqual(wrong.body)
    expect(withoutPassword.body).toEqual(wrong.body)
  })

  test('a disabled account says so only to a person who knows the password', async () => {
    const banned = { password, bannedUntil: new Date(noon + 86_400_000) }
    const { email } = await givenUser(app.db, 'student', banned)

    expect((await auth.signIn(email)).body.code).toBe('user_banned')
    expect((await auth.signIn(email, 'not the password')).body.code).toBe('invalid_credentials')
  })

  describe('that still waits for its turn', () => {
    let whileWaiting = async () => {}
    const take = async ({ name }: { name: string }) => {
      if (name === 'auth-sign-in') await whileWaiting()
    }
    let busy: TestApp
    beforeAll(async () => {
      busy = await createTestApp({ limits: { take, check: async () => {} } })
    })
    afterAll(() => busy.close())

    test('nobody is let in once its owner has chosen another, which stays', async () => {
      const { email, userId } = await givenUser(busy.db, 'student', { password })
      const owner = await accessTokenFor(busy, userId)
      await busy.db.update(users).set({ passwordHash: outdated }).where(eq(users.id, userId))
      const { call, signIn } = authOf(busy)
      whileWaiting = async () => {
        whileWaiting = async () => {}
        const body = { password: 'the moon moves the tides' }
        expect((await call('PUT /user', { token: owner, body })).status).toBe(200)
      }

      expect((await signIn(email)).body.code).toBe('invalid_credentials')

      expect(await busy.db.$count(sessions, eq(sessions.userId, userId))).toBe(1)
      expect((await signIn(email, 'the moon moves the tides')).status).toBe(200)
    })

    test('opens no account that was disabled meanwhile', async () => {
      const { email, userId } = await givenUser(busy.db, 'student', { password })
      const asAdmin = await busy.as(await givenUser(busy.db, 'admin'))
      whileWaiting = async () => {
        await asAdmin('POST /people/{id}/disable', { id: userId, check: 'in-person', note: '' })
      }

      expect((await authOf(busy).signIn(email)).body.code).toBe('user_banned')
    })
  })

  test.each([
    { grant: 'password', body: {}, code: 'validation_failed' },
    { grant: 'password', body: { phone: '123', password }, code: 'phone_provider_disabled' },
    { grant: 'magic', body: {}, code: 'invalid_credentials' },
    { grant: 'id_token', body: {}, code: 'provider_disabled' },
    { grant: 'constructor', body: {}, code: 'invalid_credentials' },
  ])('the grant $grant with $body is told $code', async ({ grant, body, code }) => {
    const answer = await auth.call(`POST /token?grant_type=${grant}`, { body })
    expect(answer).toMatchObject({ status: 400, body: { code } })
  })
})

describe('with a refresh token', () => {
  test('a person gets the next one, of 50 characters, in the same session', async () => {
    const { session } = await signedIn()
    after(3500)

    const { status, body } = await auth.refresh(session.refresh_token)

    expect(status).toBe(200)
    expect(body.refresh_token).toHaveLength(50)
    expect(body.refresh_token).not.toBe(session.refresh_token)
    expect(sessionIdIn(body)).toBe(sessionIdIn(session))
    expect((await auth.call('GET /user', { token: body.access_token })).status).toBe(200)
  })

  test('an answer that got lost is given again, however late, and two tabs get the same', async () => {
    const { session } = await signedIn()
    const [first, second] = await Promise.all([
      auth.refresh(session.refresh_token),
      auth.refresh(session.refresh_token),
    ])
    after(600)
    const late = await auth.refresh(session.refresh_token)

    expect(first.body.refresh_token).toBe(second.body.refresh_token)
    expect(late.body.refresh_token).toBe(first.body.refresh_token)
    expect((await auth.refresh(first.body.refresh_token)).status).toBe(200)
  })

  test('a copy that somebody else renews is found out the next time that its owner comes', async () => {
    const { session } = await signedIn()
    const thiefs = (await auth.refresh(session.refresh_token)).body
    after(601)

    expect((await auth.refresh(session.refresh_token)).body.code).toBe('refresh_token_already_used')
    expect((await auth.refresh(thiefs.refresh_token)).body.code).toBe('refresh_token_not_found')
  })

  test('after 90 days the session is over, however often it was used', async () => {
    const { session } = await signedIn()
    let { refresh_token: token } = session
    for (const day of [29, 58, 87]) {
      after(day * 86_400)
      token = (await auth.refresh(token)).body.refresh_token
    }
    after(90 * 86_400 + 1)

    expect((await auth.refresh(token)).body.code).toBe('session_expired')
  })

  test('an older one is forgiven for ten seconds; after that somebody has a copy, and the session ends', async () => {
    const { session, email, userId } = await signedIn()
    const next = (await auth.refresh(session.refresh_token)).body
    const newest = (await auth.refresh(next.refresh_token)).body
    after(10)
    expect((await auth.refresh(session.refresh_token)).body.refresh_token).toBe(newest.refresh_token)

    after(30)
    const reused = await auth.refresh(session.refresh_token)

    expect(reused).toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } })
    expect((await auth.refresh(newest.refresh_token)).body.code).toBe('refresh_token_not_found')
    expect(await auth.call('GET /user', { token: newest.access_token })).toMatchObject({
      status: 403,
      body: { code: 'session_not_found' },
    })
    expect((await auth.latestTo(email)).subject).toBe('A Bearings sign-in was ended')
    const entries = await app.db.select().from(auditLog).where(eq(auditLog.targetId, userId))
    expect(entries.map(({ action }) => action)).toEqual(['token_reuse_detected'])
  })

  test('one that was made up or changed is unknown', async () => {
    const { session } = await signedIn()
    const token: string = session.refresh_token
    const changed = `${token.slice(0, 40)}${token[40] === 'A' ? 'B' : 'A'}${token.slice(41)}`

    for (const given of [changed, 'x'.repeat(50), '', 7, null, token.toUpperCase()])
      expect(await auth.refresh(given)).toMatchObject({
        status: 400,
        body: { code: 'refresh_token_not_found' },
      })
    expect((await auth.refresh(token)).status).toBe(200)
  })

  test('after 30 days without use the session is over, for both tokens', async () => {
    const { session, userId } = await signedIn()
    after(30 * 86_400 + 1)

    expect(await auth.refresh(session.refresh_token)).toMatchObject({
      status: 400,
      body: { code: 'session_expired' },
    })
    expect(await app.db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([])
  })
})

describe('when many have tried', () => {
  test('ten wrong passwords close the account for this network, and for no other', async () => {
    const strict = await createTestApp({ limits: counted(), settings: { TRUST_PROXY: '1' } })
    const { call } = authOf(strict)
    const { email } = await givenUser(strict.db, 'student', { password })
    const from = (address: string, chosen: string) =>
      call('POST /token?grant_type=password', {
        body: { email, password: chosen },
        headers: { 'x-forwarded-for': `198.51.100.1, ${address}` },
      })

    for (let tries = 0; tries < 10; tries++)
      expect((await from('2001:db8:1:2::1', 'wrong password')).status).toBe(400)
    const refused = await from('2001:db8:1:2:ffff::9', password)
    expect(refused).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.body.message).toMatch(/^Too many requests\. Try again in \d\d minutes$/)
    expect((await from('2001:db8:1:3::1', password)).status).toBe(200)
    await strict.close()
  })
})

function sessionIdIn({ access_token: token }: { access_token: string }): string {
  return JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).session_id
}
