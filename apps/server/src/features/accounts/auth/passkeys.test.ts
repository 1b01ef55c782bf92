import { factors } from '@bearings/auth/store/tables/factors'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { authOf, password } from '#testing/auth.ts'
import { givenUser } from '#testing/given.ts'
import { createPasskeyDevice } from '#testing/passkey-device.ts'
import { useTestApp } from '#testing/test-app.ts'

const origin = 'http://localhost:3000'
const noon = '2026-11-28T12:00:00Z'

const app = useTestApp({ now: noon })
const auth = authOf(app)

async function signedIn() {
  const person = await givenUser(app.db, 'student', { password })
  return { ...person, token: (await auth.signIn(person.email)).body.access_token as string }
}

const optionsFor = async (token: string) =>
  (await auth.call('POST /passkeys/registration/options', { token, body: {} })).body
const add = (token: string, challenge_id: string, credential: object) =>
  auth.call('POST /passkeys/registration/verify', { token, body: { challenge_id, credential } })

async function givenPasskey() {
  const person = await signedIn()
  const device = createPasskeyDevice(origin)
  const { challenge_id, options } = await optionsFor(person.token)
  const { body } = await add(person.token, challenge_id, device.create(options))
  return { ...person, device, passkey: body.id as string }
}

const ask = async () => (await auth.call('POST /passkeys/authentication/options', { body: {} })).body
const enter = (challenge_id: string, credential: object) =>
  auth.call('POST /passkeys/authentication/verify', { body: { challenge_id, credential } })

describe('a passkey', () => {
  test('is added, signs in by itself, and is asked for after the password', async () => {
    const { email, device, passkey } = await givenPasskey()
    expect((await auth.latestTo(email)).subject).toBe('A passkey was added')
    const { challenge_id, options } = await ask()
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(options.allowCredentials ?? []).toEqual([])

    const { status, body } = await enter(challenge_id, device.get(options))

    expect(status).toBe(200)
    expect(claimsIn(body)).toMatchObject({ aal: 'aal2', amr: [{ method: 'webauthn' }] })
    expect(body.user.factors).toMatchObject([
      { id: passkey, factor_type: 'webauthn', status: 'verified', friendly_name: 'Passkey' },
    ])
    const byPassword = (await auth.signIn(email)).body
    expect(claimsIn(byPassword)).toMatchObject({ aal: 'aal1' })
    const get = { method: 'GET', url: '/api/v1/me' } as const
    const bearer = (token: string) => ({ ...get, headers: { authorization: `Bearer ${token}` } })
    expect((await app.app.inject(bearer(byPassword.access_token))).statusCode).toBe(401)
    expect((await app.app.inject(bearer(body.access_token))).statusCode).toBe(200)

    const again = await ask()
    const lifted = await enter(again.challenge_id, device.get(again.options))
    expect(lifted.status).toBe(200)
    // The session that waited for its second step is over.
    expect((await auth.call('GET /user', { token: byPassword.access_token })).body.code).toBe(
      'session_not_found',
    )
  })

  test('brings recovery codes, and is removed like an app', async () => {
    const { device, passkey } = await givenPasskey()
    const { challenge_id, options } = await ask()
    const { access_token: token } = (await enter(challenge_id, device.get(options))).body
    const made = await auth.call('POST /factors/recovery-codes', { token, body: {} })
    expect(made.body.codes).toHaveLength(10)
    expect((await auth.call(`POST /factors/${passkey}/challenge`, { token, body: {} })).body.code).toBe(
      'mfa_factor_not_found',
    )

    expect((await auth.call(`DELETE /factors/${passkey}`, { token })).status).toBe(200)

    const next = await ask()
    expect((await enter(next.challenge_id, device.get(next.options))).body.code).toBe(
      'webauthn_verification_failed',
    )
  })

  test('meets a challenge once, within five minutes, and not one of another kind or session', async () => {
    const { device } = await givenPasskey()
    const { challenge_id, options } = await ask()
    const answer = device.get(options)
    const both = await Promise.all([enter(challenge_id, answer), enter(challenge_id, answer)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])

    const late = await ask()
    app.setNow('2026-11-28T12:05:01Z')
    expect((await enter(late.challenge_id, device.get(late.options))).body.code).toBe(
      'webauthn_challenge_expired',
    )
    app.setNow(noon)
    const other = await optionsFor((await signedIn()).token)
    const mine = createPasskeyDevice(origin)
    const stranger = await signedIn()
    expect((await add(stranger.token, other.challenge_id, mine.create(other.options))).body.code).toBe(
      'webauthn_challenge_expired',
    )
    const forged = `${late.challenge_id.slice(0, -4)}AAAA`
    expect((await enter(forged, device.get({ ...late.options, challenge: forged }))).body.code).toBe(
      'webauthn_challenge_expired',
    )
    const registering = await optionsFor(stranger.token)
    const used = device.get({ challenge: registering.challenge_id, rpId: 'localhost' })
    expect((await enter(registering.challenge_id, used)).body.code).toBe('webauthn_challenge_expired')
  })

  test.each([
    ['of another site', { origin: 'http://localhost.evil.example' }],
    ['for another name', { rpID: 'evil.example' }],
    ['of a device that nobody unlocked', { flags: 0x01 }],
    ['that nobody touched', { flags: 0x04 }],
  ])('%s opens nothing', async (_, lie) => {
    const { device } = await givenPasskey()
    const { challenge_id, options } = await ask()
    expect((await enter(challenge_id, device.get(options, lie))).body.code).toBe(
      'webauthn_verification_failed',
    )
  })

  test('of another person’s device does not open this account, nor is it added twice', async () => {
    const { device } = await givenPasskey()
    const stranger = createPasskeyDevice(origin)
    const { challenge_id, options } = await ask()
    const foreign = { ...stranger.get(options), id: device.get(options).id }
    expect((await enter(challenge_id, foreign)).body.code).toBe('webauthn_verification_failed')

    const thief = await signedIn()
    const begun = await optionsFor(thief.token)
    expect((await add(thief.token, begun.challenge_id, device.create(begun.options))).body.code).toBe(
      'webauthn_credential_exists',
    )
  })

  test('with a certificate is not looked into, and none is added to an account left open', async () => {
    const { token } = await signedIn()
    const { challenge_id, options } = await optionsFor(token)
    const device = createPasskeyDevice(origin)
    const attested = device.create(options, { isCertified: true })
    expect((await add(token, challenge_id, attested)).body.code).toBe('webauthn_verification_failed')

    app.setNow('2026-11-28T12:11:00Z')
    expect((await auth.call('POST /passkeys/registration/options', { token, body: {} })).body.code).toBe(
      'reauthentication_needed',
    )
  })

  test('that answers twice at once never counts backward, which would let a copy of the device in', async () => {
    const { device, passkey } = await givenPasskey()
    const counterOf = async () =>
      (await app.db.select().from(factors).where(eq(factors.id, passkey)))[0]!.lastStep
    for (let round = 1; round <= 5; round++) {
      const [one, other] = [await ask(), await ask()]
      const [earlier, later] = [device.get(one.options), device.get(other.options)]
      const answers = await Promise.all([enter(other.challenge_id, later), enter(one.challenge_id, earlier)])
      expect(answers[0].status).toBe(200)
      expect(await counterOf()).toBe(round * 2)
    }
  })

  test('opens no account that is disabled', async () => {
    const { device, userId } = await givenPasskey()
    const asAdmin = await app.as(await givenUser(app.db, 'admin'))
    await asAdmin('POST /people/{id}/disable', { id: userId, check: 'in-person', note: '' })
    const { challenge_id, options } = await ask()
    expect((await enter(challenge_id, device.get(options))).body.code).toBe('user_banned')
  })
})

function claimsIn(session: { access_token: string }) {
  return JSON.parse(Buffer.from(session.access_token.split('.')[1]!, 'base64url').toString())
}
