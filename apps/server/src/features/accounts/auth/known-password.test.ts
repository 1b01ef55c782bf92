import { generateSecret } from 'otplib'
import { describe, expect, test } from 'vitest'
import { authOf, password } from '#testing/auth.ts'
import { codeOf } from '#testing/authenticator.ts'
import { givenFactor } from '#testing/given-factor.ts'
import { givenUser } from '#testing/given.ts'
import { counted, useTestApp } from '#testing/test-app.ts'

/** What somebody else can do who knows the password of a person with a second factor, and what its owner can. */

const thiefs = '203.0.113.66'
const home = '192.0.2.9'
const noon = Date.parse('2026-11-01T12:00:00Z') / 1000
const next = 'a louder desk by the road'

const app = useTestApp({ limits: counted(), settings: { TRUST_PROXY: '1', DEV_MAILBOX: 'on' } })

async function givenOwner() {
  const owner = await givenUser(app.db, 'student', { password })
  const secret = generateSecret()
  const id = await givenFactor(app.db, { userId: owner.userId, status: 'verified', secret })
  const codeAt = (minutes: number) => codeOf(secret, noon + minutes * 60)
  return { ...owner, factor: id, codeAt }
}
type Owner = Awaited<ReturnType<typeof givenOwner>>

function after(minutes: number) {
  app.setNow(new Date((noon + minutes * 60) * 1000).toISOString())
}

/** Signs in with the password from an address, and returns what that session can try. */
async function signedIn({ email, factor }: Owner, address: string, chosen = password) {
  const headers = { 'x-forwarded-for': address }
  const { call } = authOf(app)
  const body = { email, password: chosen }
  const token: string = (await call('POST /token?grant_type=password', { body, headers })).body.access_token
  return of(token, factor, headers)
}

function of(token: string, factor: string, headers: Record<string, string>) {
  const { call } = authOf(app)
  return {
    token,
    answer: async (code: string) => {
      const { body } = await call(`POST /factors/${factor}/challenge`, { token, headers })
      const sent = { challenge_id: body.id, code }
      return call(`POST /factors/${factor}/verify`, { token, headers, body: sent })
    },
    recover: (code: string) =>
      call('POST /factors/recovery-codes/verify', { token, headers, body: { code } }),
    change: (changes: object) => call('PUT /user', { token, headers, body: changes }),
    user: () => call('GET /user', { token, headers }),
    me: () =>
      app.app.inject({ url: '/api/v1/me', headers: { ...headers, authorization: `Bearer ${token}` } }),
  }
}

/** Tries until it is refused, and then once more, with codes of both kinds. */
async function attack({ answer, recover }: Awaited<ReturnType<typeof signedIn>>) {
  for (let tries = 0; tries < 11; tries++) await answer('000000')
  for (let tries = 0; tries < 11; tries++) await recover('abcd-efgh-jkmn')
  expect((await answer('000000')).status).toBe(429)
  expect((await recover('abcd-efgh-jkmn')).status).toBe(429)
}

/** Opens the mailed link to reset the password. */
async function openReset({ email, factor }: Owner, address: string) {
  const headers = { 'x-forwarded-for': address }
  const { call, latestTo } = authOf(app)
  await call('POST /recover', { body: { email }, headers })
  const { hash } = await latestTo(email)
  const { body } = await call('POST /verify', { body: { type: 'recovery', token_hash: hash }, headers })
  return of(body.access_token, factor, headers)
}

test('the owner of a second factor gets in, whatever somebody who knows the password tries elsewhere', async () => {
  after(0)
  const owner = await givenOwner()
  await attack(await signedIn(owner, thiefs))

  const owners = await signedIn(owner, home)
  const answered = await owners.answer(await owner.codeAt(0))

  expect(answered.status).toBe(200)
})

describe('with the mailed link to reset the password', () => {
  test('the owner takes the account back, also at the network of who attacks it', async () => {
    after(0)
    const owner = await givenOwner()
    const thief = await signedIn(owner, thiefs)
    await attack(thief)
    expect((await (await signedIn(owner, thiefs)).answer(await owner.codeAt(0))).status).toBe(429)

    const reset = await openReset(owner, thiefs)
    expect((await reset.change({ password: next })).status).toBe(200)

    expect((await thief.user()).body.code).toBe('session_not_found')
    expect((await signedIn(owner, thiefs)).token).toBeUndefined()
    expect((await reset.answer(await owner.codeAt(0))).status).toBe(200)
  })

  test('a new password opens no data before the second factor, and ends no session that has it', async () => {
    after(0)
    const owner = await givenOwner()
    const laptop = await signedIn(owner, home)
    const { body } = await laptop.answer(await owner.codeAt(0))
    const strong = of(body.access_token, owner.factor, {})

    const reset = await openReset(owner, thiefs)
    expect((await reset.change({ password: next })).status).toBe(200)

    expect((await reset.me()).statusCode).toBe(401)
    expect((await reset.change({ email: 'thief@example.org' })).body.code).toBe('insufficient_aal')
    expect((await reset.change({ password, data: { full_name: 'Thief' } })).body.code).toBe(
      'insufficient_aal',
    )
    expect((await strong.me()).statusCode).toBe(200)
  })

  test('a session that began with the password alone sets none', async () => {
    after(0)
    const owner = await givenOwner()
    const thief = await signedIn(owner, thiefs)

    expect((await thief.change({ password: next })).body.code).toBe('insufficient_aal')
  })
})
