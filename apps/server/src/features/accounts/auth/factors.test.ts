import { recoveryCodes } from '@bearings/auth/store/tables/recovery-codes'
import { eq } from 'drizzle-orm'
import { generate, generateSecret } from 'otplib'
import { describe, expect, test } from 'vitest'
import { users } from '#database/tables/users.ts'
import { authOf, password, unusedEmail } from '#testing/auth.ts'
import { givenFactor } from '#testing/given-factor.ts'
import { givenUser } from '#testing/given.ts'
import { counted, createTestApp, useTestApp } from '#testing/test-app.ts'

const noon = Date.parse('2026-11-01T12:00:00Z')
/** The rounds of a race. */
const rounds = Number(process.env.AT_ONCE_ROUNDS ?? 3)

const app = useTestApp()
const auth = authOf(app)
let now = noon / 1000

function after(seconds: number) {
  now = noon / 1000 + seconds
  app.setNow(new Date(now * 1000).toISOString())
}

async function signedIn() {
  after(0)
  const actor = await givenUser(app.db, 'student', { password })
  return { ...actor, token: (await auth.signIn(actor.email)).body.access_token as string }
}

const enroll = (token: string, body: object = {}) =>
  auth.call('POST /factors', { token, body: { factor_type: 'totp', friendly_name: 'phone', ...body } })
const challenge = (token: string, factor: string) =>
  auth.call(`POST /factors/${factor}/challenge`, { token, body: { factorId: factor } })
const codeOf = (secret: string, at = now) => generate({ secret, epoch: at })

async function answer(token: string, factor: string, code: string) {
  const { body } = await challenge(token, factor)
  return auth.call(`POST /factors/${factor}/verify`, { token, body: { challenge_id: body.id, code } })
}

/** A person with a second factor. `session` is the session that was raised to `aal2` with it. */
async function protectedAccount() {
  const person = await signedIn()
  const { body: factor } = await enroll(person.token)
  const { body: session } = await answer(person.token, factor.id, await codeOf(factor.totp.secret))
  return { ...person, factor: factor.id as string, secret: factor.totp.secret as string, session }
}

describe('adding an authenticator', () => {
  test('shows a picture and a secret, and counts with the first code', async () => {
    const { token, email } = await signedIn()
    const { session: older } = { session: (await auth.signIn(email)).body }
    const { status, body } = await enroll(token)

    expect(status).toBe(200)
    expect(body.totp.qr_code).toMatch(/^<svg [^#%]+<\/svg>$/)
    expect(body.totp.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(new URL(body.totp.uri).searchParams.get('secret')).toBe(body.totp.secret)
    const asked = await challenge(token, body.id)
    expect(asked.body).toEqual({ id: expect.any(String), type: 'totp', expires_at: now + 300 })

    const lifted = await answer(token, body.id, await codeOf(body.totp.secret))

    expect(lifted.body.user.factors).toMatchObject([
      { id: body.id, status: 'verified', friendly_name: 'phone' },
    ])
    expect(claimsIn(lifted.body)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'totp' }, { method: 'password' }],
    })
    expect((await auth.call('GET /user', { token: older.access_token })).body.code).toBe('session_not_found')
    expect((await auth.latestTo(email)).subject).toBe('Two-factor sign-in is on')
  })

  test('takes a name of its own, ten at most, and one kind', async () => {
    const { token } = await signedIn()
    for (let count = 0; count < 10; count++) await enroll(token, { friendly_name: `phone ${count}` })

    expect((await enroll(token, { friendly_name: 'phone 3' })).body.code).toBe('mfa_factor_name_conflict')
    expect((await enroll(token, { friendly_name: 'one more' })).body.code).toBe(
      'too_many_enrolled_mfa_factors',
    )
    expect((await enroll(token, { factor_type: 'phone' })).body.code).toBe('mfa_phone_enroll_not_enabled')
    expect((await enroll(token, { factor_type: 'webauthn' })).body.code).toBe(
      'mfa_webauthn_enroll_not_enabled',
    )
    expect((await enroll(token, { factor_type: 'smoke' })).body.code).toBe('validation_failed')
  })

  test('takes a sign-in of just now, or the password anew', async () => {
    const { token } = await signedIn()
    after(601)

    expect(await enroll(token)).toMatchObject({ status: 400, body: { code: 'reauthentication_needed' } })
    await app.withToken(token)('POST /sessions/proof', { password })
    expect((await enroll(token)).status).toBe(200)
  })
})

describe('with a second factor on', () => {
  test('two devices that enter codes of two apps at once get one session, and no error', async () => {
    for (let round = 0; round < rounds; round++) {
      const { userId, email } = await signedIn()
      const secrets = [generateSecret(), generateSecret()]
      const entries = await Promise.all(
        secrets.map(async (secret, index) => {
          const name = `phone ${index}`
          const factor = await givenFactor(app.db, { userId, name, secret, status: 'verified' })
          const token = (await auth.signIn(email)).body.access_token as string
          const { body } = await challenge(token, factor)
          return { factor, token, body: { challenge_id: body.id, code: await codeOf(secret) } }
        }),
      )

      const answers = await Promise.all(
        entries.map(({ factor, token, body }) =>
          auth.call(`POST /factors/${factor}/verify`, { token, body }),
        ),
      )

      // The first one ends the other session, which has no second factor yet.
      const outcomes = answers.map(({ body }) => String(body.code ?? 'signed in'))
      expect(outcomes.toSorted()).toEqual(['session_not_found', 'signed in'])
    }
  })

  test('a password alone opens neither the product nor the account', async () => {
    const { email, factor } = await protectedAccount()
    const { access_token: token } = (await auth.signIn(email)).body
    const me = await app.app.inject({ url: '/api/v1/me', headers: { authorization: `Bearer ${token}` } })

    expect(me.json().error.code).toBe('UNAUTHORIZED')
    expect(
      await auth.call('PUT /user', { token, body: { password: 'a captain trusts the chart' } }),
    ).toMatchObject({
      status: 401,
      body: { code: 'insufficient_aal' },
    })
    expect(await enroll(token, { friendly_name: 'mine' })).toMatchObject({
      status: 403,
      body: { code: 'insufficient_aal' },
    })
    expect(await auth.call(`DELETE /factors/${factor}`, { token })).toMatchObject({
      status: 422,
      body: { code: 'insufficient_aal' },
    })
  })

  test('a password alone changes nothing and ends no session but its own', async () => {
    const { email, session } = await protectedAccount()
    const owners = session.access_token as string
    const { body: weak } = await auth.signIn(email)
    const refused = { body: { code: 'insufficient_aal' } }

    const renamed = await auth.call('PUT /user', {
      token: weak.access_token,
      body: { data: { full_name: 'Mallory' } },
    })
    expect(renamed).toMatchObject({ status: 401, ...refused })
    const others = await auth.call('POST /logout?scope=others', { token: weak.access_token })
    expect(others).toMatchObject({ status: 422, ...refused })
    expect((await auth.call('POST /logout?scope=global', { token: weak.access_token })).status).toBe(204)

    expect((await auth.call('GET /user', { token: owners })).status).toBe(200)
    expect((await auth.call('GET /user', { token: weak.access_token })).body.code).toBe('session_not_found')
  })

  test('the way to the code is open however much an account says of itself', async () => {
    const { email, factor, secret, userId } = await protectedAccount()
    after(60)
    const junk = { junk: 'ü'.repeat(8000) }
    await app.db.update(users).set({ userMetadata: junk }).where(eq(users.id, userId))

    const { body: weak } = await auth.signIn(email)
    expect(weak.access_token.length).toBeLessThan(4096)
    const lifted = await answer(weak.access_token, factor, await codeOf(secret))

    expect(lifted.status).toBe(200)
    expect(lifted.body.access_token.length).toBeLessThan(4096)
    const more = await auth.call('PUT /user', { token: lifted.body.access_token, body: { data: { a: 1 } } })
    expect(more).toMatchObject({ status: 400, body: { message: 'The metadata takes more than 2 KB' } })
  })

  test('the link of a forgotten password changes the password alone, and opens nothing', async () => {
    const { email } = await protectedAccount()
    await auth.call('POST /recover', { body: { email } })
    const { hash } = await auth.latestTo(email)
    const { body } = await auth.call('POST /verify', { body: { type: 'recovery', token_hash: hash } })

    const token = body.access_token as string
    for (const changes of [{ data: { a: 1 } }, { email: unusedEmail() }])
      expect(await auth.call('PUT /user', { token, body: changes })).toMatchObject({
        status: 401,
        body: { code: 'insufficient_aal' },
      })
    const changed = await auth.call('PUT /user', { token, body: { password: 'a captain trusts the chart' } })
    expect(changed.status).toBe(200)
    await expect(app.withToken(token)('GET /me')).toBeRefused('UNAUTHORIZED')
  })

  test('a code to prove oneself with is mailed only to a session that could use it', async () => {
    const { email } = await protectedAccount()
    const { body: weak } = await auth.signIn(email)
    const before = (await auth.mailsTo(email)).length

    expect(await auth.call('GET /reauthenticate', { token: weak.access_token })).toMatchObject({
      status: 401,
      body: { code: 'insufficient_aal' },
    })
    expect(await auth.mailsTo(email)).toHaveLength(before)
  })

  test('a code lifts the session: the product opens, and older refresh tokens are over', async () => {
    const { email, factor, secret } = await protectedAccount()
    after(60)
    const { body: weak } = await auth.signIn(email)
    const { body: strong } = await answer(weak.access_token, factor, await codeOf(secret))

    const me = await app.app.inject({
      url: '/api/v1/me',
      headers: { authorization: `Bearer ${strong.access_token}` },
    })
    expect(me.json()).toMatchObject({ email, twoFactor: true })
    expect((await auth.refresh(weak.refresh_token)).body.code).toBe('refresh_token_not_found')
    expect(claimsIn((await auth.refresh(strong.refresh_token)).body).aal).toBe('aal2')
    const before = await app.app.inject({
      url: '/api/v1/me',
      headers: { authorization: `Bearer ${weak.access_token}` },
    })
    // As 403 it would be final, and another window would say that the person may not do that.
    expect(before.statusCode).toBe(401)
  })

  test('no code counts twice, but the next one does', async () => {
    const { email, factor, secret } = await protectedAccount()
    const { access_token: token } = (await auth.signIn(email)).body

    expect(await answer(token, factor, await codeOf(secret))).toMatchObject({
      status: 422,
      body: { code: 'mfa_verification_failed' },
    })
    expect((await answer(token, factor, await codeOf(secret, now + 30))).status).toBe(200)
  })

  test('codes of too long ago or too far ahead are wrong', async () => {
    const { email, factor, secret } = await protectedAccount()
    after(300)
    const { access_token: token } = (await auth.signIn(email)).body

    for (const at of [now - 60, now + 60])
      expect((await answer(token, factor, await codeOf(secret, at))).body.code).toBe(
        'mfa_verification_failed',
      )
    expect((await answer(token, factor, await codeOf(secret, now - 30))).status).toBe(200)
  })

  test('guessing ends a challenge after five tries', async () => {
    const { email, factor, secret } = await protectedAccount()
    after(300)
    const { access_token: token } = (await auth.signIn(email)).body
    const { body: first } = await challenge(token, factor)
    const guess = (id: string, code = '12345x') =>
      auth.call(`POST /factors/${factor}/verify`, { token, body: { challenge_id: id, code } })

    for (let tries = 0; tries < 5; tries++)
      expect((await guess(first.id)).body.code).toBe('mfa_verification_failed')
    expect((await guess(first.id, await codeOf(secret))).body.code).toBe('mfa_challenge_expired')
    expect((await answer(token, factor, await codeOf(secret))).status).toBe(200)
  })

  test('a challenge belongs to its session, its factor and five minutes', async () => {
    const { email, factor, secret } = await protectedAccount()
    const [one, two] = [
      (await auth.signIn(email)).body.access_token,
      (await auth.signIn(email)).body.access_token,
    ]
    const { body: ofOne } = await challenge(one, factor)
    const verify = (token: string, id: string, code: string) =>
      auth.call(`POST /factors/${factor}/verify`, { token, body: { challenge_id: id, code } })

    expect((await verify(two, ofOne.id, '123456')).status).toBe(422)
    expect((await verify(one, 'unknown', '123456')).body.code).toBe('mfa_factor_not_found')
    after(301)
    expect((await verify(one, ofOne.id, await codeOf(secret))).body.code).toBe('mfa_challenge_expired')
  })

  test('removing it takes the password or a code anew', async () => {
    const { factor, secret, session } = await protectedAccount()
    const { access_token: token } = session
    after(601)

    const refused = await auth.call(`DELETE /factors/${factor}`, { token })
    expect(refused).toMatchObject({ status: 400, body: { code: 'reauthentication_needed' } })
    const { body } = await answer(token, factor, await codeOf(secret))
    const removed = await auth.call(`DELETE /factors/${factor}`, { token: body.access_token })
    expect(removed.status).toBe(200)
  })

  test('removing it takes the session back to one factor', async () => {
    const { factor, session, email } = await protectedAccount()

    const removed = await auth.call(`DELETE /factors/${factor}`, { token: session.access_token })

    expect(removed).toMatchObject({ status: 200, body: { id: factor } })
    const { body } = await auth.refresh(session.refresh_token)
    expect(claimsIn(body)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
    expect(body.user).not.toHaveProperty('factors')
    expect((await auth.latestTo(email)).subject).toBe('An authenticator app was removed')
  })
})

describe('recovery codes', () => {
  const codesFor = (token: string, path = '') => auth.call(`POST /factors/recovery-codes${path}`, { token })
  const use = (token: string, code: string) =>
    auth.call('POST /factors/recovery-codes/verify', { token, body: { code } })
  const left = async (token: string) => (await auth.call('GET /factors/recovery-codes', { token })).body

  /** A person with a second factor and a set of recovery codes. */
  async function prepared() {
    const person = await protectedAccount()
    const token = person.session.access_token as string
    const { body } = await codesFor(token)
    return { ...person, owners: token, codes: body.codes as string[] }
  }

  test('are ten, shown once, of which no two are alike', async () => {
    const { owners, codes } = await prepared()

    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([a-hj-km-np-z2-9]{4}-){2}[a-hj-km-np-z2-9]{4}$/)
    expect(await left(owners)).toMatchObject({ type: 'recovery_code', total: 10, remaining: 10 })
    expect((await codesFor(owners)).body.code).toBe('mfa_verified_factor_exists')
    const kept = JSON.stringify(await app.db.select().from(recoveryCodes))
    for (const code of codes) expect(kept).not.toContain(code.replaceAll('-', ''))
  })

  test('open the account to a person who has lost the app, each of them once, however it is written', async () => {
    const { email, codes } = await prepared()
    const [first, second] = codes as [string, string]
    const { body: weak } = await auth.signIn(email)

    const { status, body } = await use(weak.access_token, ` ${first.toUpperCase().replaceAll('-', ' ')} `)

    expect(status).toBe(200)
    expect(claimsIn(body)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
    })
    expect((await app.withToken(body.access_token)('GET /me')).email).toBe(email)
    expect((await auth.latestTo(email)).subject).toBe('A recovery code was used to sign in to Bearings')
    expect((await auth.refresh(weak.refresh_token)).body.code).toBe('refresh_token_not_found')
    expect(await left(body.access_token)).toMatchObject({ total: 10, remaining: 9 })

    const { body: again } = await auth.signIn(email)
    expect(await use(again.access_token, first)).toMatchObject({
      status: 422,
      body: { code: 'mfa_verification_failed' },
    })
    expect((await use(again.access_token, second)).status).toBe(200)
  })

  test('one code opens one session, however many send it at once', async () => {
    const { email, codes } = await prepared()
    const weak = [(await auth.signIn(email)).body, (await auth.signIn(email)).body]

    const answers = await Promise.all(weak.map(({ access_token: token }) => use(token, codes[0]!)))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('of a new set make those of before void', async () => {
    const { email, owners, codes } = await prepared()
    const { body } = await codesFor(owners, '/regenerate')
    expect((await auth.latestTo(email)).subject).toBe('You have new Bearings recovery codes')

    const { access_token: token } = (await auth.signIn(email)).body
    expect((await use(token, codes[0]!)).status).toBe(422)
    expect((await use(token, body.codes[0])).status).toBe(200)
  })

  test('are made by nobody with a password alone, nor at a screen that was left unlocked, nor without an app', async () => {
    const { email, owners } = await prepared()
    const { access_token: weak } = (await auth.signIn(email)).body
    for (const path of ['', '/regenerate'])
      expect(await codesFor(weak, path)).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } })
    expect((await auth.call('GET /factors/recovery-codes', { token: weak })).body.code).toBe(
      'insufficient_aal',
    )
    expect((await auth.call('DELETE /factors/recovery-codes', { token: weak })).status).toBe(403)

    after(601)
    expect((await codesFor(owners, '/regenerate')).body.code).toBe('reauthentication_needed')
    const { token: without } = await signedIn()
    expect((await codesFor(without)).body.code).toBe('mfa_factor_not_found')
    expect((await use(without, 'abcd-efgh-jkmn')).body.code).toBe('mfa_factor_not_found')
  })

  test('of one account open no other', async () => {
    const { codes } = await prepared()
    const { email } = await prepared()
    const { access_token: token } = (await auth.signIn(email)).body

    expect((await use(token, codes[0]!)).status).toBe(422)
  })

  test('go with the last app, and so does what they have opened', async () => {
    const { email, factor, codes, userId } = await prepared()
    const { access_token: weak } = (await auth.signIn(email)).body
    const { body: opened } = await use(weak, codes[0]!)

    // What a person does who has lost their phone.
    const removed = await auth.call(`DELETE /factors/${factor}`, { token: opened.access_token })

    expect(removed.status).toBe(200)
    expect(await app.db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))).toBe(0)
    expect(claimsIn((await auth.refresh(opened.refresh_token)).body)).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'password' }],
    })
  })

  test('cannot be guessed: ten tries in a quarter of an hour', async () => {
    const strict = await createTestApp({ limits: counted() })
    const strictAuth = authOf(strict)
    const { email } = await givenUser(strict.db, 'student', { password })
    const sign = async () => (await strictAuth.signIn(email)).body.access_token as string
    const token = await sign()
    const { body: added } = await strictAuth.call('POST /factors', { token, body: { factor_type: 'totp' } })
    const { body: asked } = await strictAuth.call(`POST /factors/${added.id}/challenge`, { token, body: {} })
    const code = await codeOf(added.totp.secret, strict.now().getTime() / 1000)
    const lifted = await strictAuth.call(`POST /factors/${added.id}/verify`, {
      token,
      body: { challenge_id: asked.id, code },
    })
    const { body } = await strictAuth.call('POST /factors/recovery-codes', {
      token: lifted.body.access_token,
    })
    const weak = await sign()
    const tried = (guess: string) =>
      strictAuth.call('POST /factors/recovery-codes/verify', { token: weak, body: { code: guess } })

    for (let tries = 0; tries < 10; tries++) expect((await tried('abcd-efgh-jkmn')).status).toBe(422)
    expect((await tried(body.codes[0])).status).toBe(429)
    await strict.close()
  })
})

test('somebody else’s factor does not exist', async () => {
  const { factor } = await protectedAccount()
  const { token } = await signedIn()

  for (const endpoint of [
    `POST /factors/${factor}/challenge`,
    `DELETE /factors/${factor}`,
    'DELETE /factors/1',
  ] as const)
    expect(await auth.call(endpoint, { token })).toMatchObject({
      status: 404,
      body: { code: 'mfa_factor_not_found' },
    })
})

function claimsIn({ access_token: token }: { access_token: string }) {
  return JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
}
