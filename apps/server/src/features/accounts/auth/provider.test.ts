import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { exportJWK, generateKeyPair } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '#database/tables/audit-log.ts'
import { users } from '#database/tables/users.ts'
import { atSchool } from '#testing/at-school.ts'
import { authOf, password } from '#testing/auth.ts'
import { givenUser } from '#testing/given.ts'
import { openSchoolProvider, type Pupil, type SchoolProvider } from '#testing/school-provider.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

const publicUrl = 'http://localhost:3000'
/** The addresses that the school has listed, with the name there. */
const listed = new Map<string, string>()
const joined: { userId: string; address: string }[] = []

let provider: SchoolProvider
let app: TestApp
beforeAll(async () => {
  provider = await openSchoolProvider({
    publicUrl,
    people: [],
    deliver: (url, options) => deliver(url, options),
  })
  app = await open()
})
afterAll(async () => {
  await app.close()
  await provider.close()
})
beforeEach(() => {
  Object.assign(provider.faults, {
    status: 200,
    isSilent: false,
    isStalling: false,
    tamper: (token: string) => token,
  })
})

function open(settings: Record<string, string> = {}) {
  return createTestApp({
    logger: false,
    settings: { DEV_MAILBOX: 'on', OIDC_TIMEOUT_SECONDS: '2', ...provider.settings, ...settings },
    peopleOfSchool: {
      expected: async (_, address) => {
        const fullName = listed.get(address)
        return fullName === undefined
          ? null
          : { userId: null, profile: { role: 'student', fullName, studentId: null } }
      },
      onJoined: async (_, { userId, address }) => void joined.push({ userId, address }),
    },
  })
}

/** Delivers the provider's requests to the app, which listens on no port. */
async function deliver(
  url: string,
  { headers, body }: { headers: Headers | Record<string, string>; body: URLSearchParams },
) {
  const { statusCode } = await app.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: Object.fromEntries(new Headers(headers)),
    payload: body.toString(),
  })
  return new Response('{}', { status: statusCode })
}

function givenPupil(claims: Partial<Pupil> = {}, isListed = true): Pupil {
  const sub = randomUUID()
  const pupil = { sub, email: `${sub}@lincoln.example`, email_verified: true, ...claims }
  provider.people.push(pupil)
  if (isListed) listed.set(pupil.email, 'Pia Pupil')
  return pupil
}

async function refusal() {
  const [latest] = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'identity_refused'))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return latest?.detail.reason
}

const asked = (token: string) => app.withToken(token)('GET /me')

describe('a student whom the school has listed', () => {
  test('has an account as soon as the school has said who it is, under the school’s name, and is in it again the next time', async () => {
    const { sub, email } = givenPupil()
    const first = await atSchool(app, provider).signIn(sub)
    const again = await atSchool(app, provider).signIn(sub)

    expect(first.user).toMatchObject({ email, email_confirmed_at: expect.any(String) })
    expect(again.user.id).toBe(first.user.id)
    const seen = { userId: first.user.id, address: email }
    expect(joined.filter(({ address }) => address === email)).toEqual([seen, seen])
    expect(await asked(again.access_token)).toMatchObject({ fullName: 'Pia Pupil', role: 'student' })
    expect(await app.withToken(again.access_token)('GET /me/sign-in')).toEqual({
      hasPassword: false,
      school: { name: 'Lincoln High', email },
      isOfSchool: false,
    })
  })

  test('is one person who comes twice at the same moment', async () => {
    const { sub } = givenPupil()
    const two = await Promise.all([1, 2].map(() => atSchool(app, provider).signIn(sub)))

    expect(two[0].user.id).toBe(two[1].user.id)
  })

  test('stays the same person when the school changes the address', async () => {
    const pupil = givenPupil()
    const { user } = await atSchool(app, provider).signIn(pupil.sub)
    pupil.email = `${randomUUID()}@lincoln.example`
    const renamed = await atSchool(app, provider).signIn(pupil.sub)

    expect(renamed.user).toMatchObject({ id: user.id, email: user.email })
    expect((await app.withToken(renamed.access_token)('GET /me/sign-in')).school?.email).toBeNull()
  })

  test('takes over nothing that somebody else has typed for their address and never confirmed', async () => {
    const { sub, email } = givenPupil()
    await authOf(app).signUp(email, { full_name: 'Mallory', role: 'advisor' })
    const { user, access_token: token } = await atSchool(app, provider).signIn(sub)

    expect(await asked(token)).toMatchObject({ fullName: 'Pia Pupil', role: 'student' })
    expect((await authOf(app).signIn(user.email)).status).toBe(400)
  })
})

test('a school that knows the product by a key needs no shared secret', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const named = { kid: 'ours', alg: 'ES256' }
  const clientKeys = [{ ...(await exportJWK(publicKey)), ...named, use: 'sig' }]
  const other = await openSchoolProvider({ publicUrl, people: provider.people, clientKeys })
  const own = await open({
    ...other.settings,
    OIDC_CLIENT_SECRET: '',
    OIDC_PRIVATE_KEY: JSON.stringify({ ...(await exportJWK(privateKey)), ...named }),
  })
  const { sub, email } = givenPupil()

  expect((await atSchool(own, other).signIn(sub)).user.email).toBe(email)
  await own.close()
  await other.close()
})

describe('nobody else gets an account', () => {
  test.each([
    ['whom the school has not listed', {}, 'unexpected'],
    ['whose address the provider has not confirmed', { email_verified: false }, 'unverified'],
    ['whose address is of another domain', { email: `${randomUUID()}@elsewhere.example` }, 'domain'],
    ['whose domain only ends like the school’s', { email: `${randomUUID()}@notlincoln.example` }, 'domain'],
  ])('a person %s', async (_, claims, reason) => {
    const { sub, email } = givenPupil(claims, reason !== 'unexpected')
    const { outcome } = await atSchool(app, provider).reach(sub)

    expect(outcome).toEqual({ refused: 'unexpected' })
    expect(await refusal()).toBe(reason)
    expect(await app.db.select().from(users).where(eq(users.email, email))).toEqual([])
  })

  test('and a disabled account stays closed', async () => {
    const { sub } = givenPupil()
    const { user } = await atSchool(app, provider).signIn(sub)
    await app.db
      .update(users)
      .set({ bannedUntil: new Date('2027-01-01') })
      .where(eq(users.id, user.id))

    expect((await atSchool(app, provider).reach(sub)).outcome).toEqual({ refused: 'disabled' })
  })

  test('and one that was disabled and enabled while its person came back from the school is not opened', async () => {
    const { sub } = givenPupil()
    const { user } = await atSchool(app, provider).signIn(sub)
    const { outcome, verifier } = await atSchool(app, provider).reach(sub)
    const admin = await app.as(await givenUser(app.db, 'admin'))
    await admin('POST /people/{id}/disable', { id: user.id, check: 'in-person' })
    await admin('POST /people/{id}/enable', { id: user.id })

    expect((await atSchool(app, provider).exchange(outcome.code, verifier)).status).toBe(404)
  })
})

describe('an account that was there before', () => {
  test('is opened by its address at the school only once its password was given', async () => {
    const { sub, email } = givenPupil()
    const owner = await givenUser(app.db, 'student', { email, password })
    const { outcome, verifier } = await atSchool(app, provider).reach(sub)
    const body = { auth_code: outcome.link, code_verifier: verifier }

    expect(outcome).toEqual({ link: expect.any(String), address: email })
    expect((await atSchool(app, provider).exchange(outcome.link, verifier)).status).toBe(404)
    expect((await authOf(app).call('POST /identities/link', { body })).status).toBe(401)

    const { body: session } = await authOf(app).signIn(email)
    const linked = await authOf(app).call('POST /identities/link', { body, token: session.access_token })
    expect(linked.status).toBe(200)
    expect((await authOf(app).latestTo(email)).subject).toBe('Your school can now sign you in to Bearings')
    expect((await atSchool(app, provider).signIn(sub)).user.id).toBe(owner.userId)
  })

  test('or a code that was mailed there', async () => {
    const { sub, email } = givenPupil()
    const owner = await givenUser(app.db, 'student', { email })
    const { outcome, verifier } = await atSchool(app, provider).reach(sub)
    await authOf(app).call('POST /otp', { body: { email, create_user: false } })
    const { code } = await authOf(app).latestTo(email)
    const { body: session } = await authOf(app).call('POST /verify', {
      body: { type: 'email', email, token: code },
    })
    const body = { auth_code: outcome.link, code_verifier: verifier }
    await authOf(app).call('POST /identities/link', { body, token: session.access_token })

    expect((await atSchool(app, provider).signIn(sub)).user.id).toBe(owner.userId)
  })

  test('is never linked to from another account, nor without what the browser kept', async () => {
    const { sub, email } = givenPupil()
    await givenUser(app.db, 'student', { email, password })
    const other = await givenUser(app.db, 'student', { password })
    const link = async (address: string, change = (verifier: string) => verifier) => {
      const { outcome, verifier } = await atSchool(app, provider).reach(sub)
      const { body: session } = await authOf(app).signIn(address)
      const body = { auth_code: outcome.link, code_verifier: change(verifier) }
      return (await authOf(app).call('POST /identities/link', { body, token: session.access_token })).status
    }

    expect(await link(other.email)).toBe(404)
    expect(await link(email, () => 'x'.repeat(43))).toBe(400)
    expect((await atSchool(app, provider).reach(sub)).outcome).toHaveProperty('link')
  })

  test('a new person at the school with the address of one who joined is asked, and gets nothing', async () => {
    const { sub, email } = givenPupil()
    const { user } = await atSchool(app, provider).signIn(sub)
    const { outcome } = await atSchool(app, provider).reach(givenPupil({ email }).sub)

    expect(outcome).toEqual({ link: expect.any(String), address: email })
    expect((await atSchool(app, provider).signIn(sub)).user.id).toBe(user.id)
  })
})

describe('an answer that does not fit is refused', () => {
  test('a code that was used', async () => {
    const { sub } = givenPupil()
    const { back, cookie } = await atSchool(app, provider).reach(sub)

    expect(await atSchool(app, provider).comeBack(back, cookie)).toEqual({ refused: 'failed' })
  })

  test('another state, or none', async () => {
    const { sub } = givenPupil()
    const { reach } = atSchool(app, provider)
    const other = await reach(sub, (url) => url.replace(/state=[^&]+/, 'state=another'))
    const none = await reach(sub, (url) => url.replace(/&?state=[^&]+/, ''))

    expect([other.outcome, none.outcome]).toEqual([{ refused: 'failed' }, { refused: 'failed' }])
  })

  test('a browser that did not leave for the provider', async () => {
    const { sub } = givenPupil()
    const { leave, comeBack } = atSchool(app, provider)
    const back = await provider.visit((await leave()).location, sub)

    expect(await comeBack(back, '')).toEqual({ refused: 'failed' })
    expect(await comeBack(back, (await leave()).cookie)).toEqual({ refused: 'failed' })
  })

  test('another nonce', async () => {
    const { sub } = givenPupil()
    const { leave, comeBack } = atSchool(app, provider)
    const { location, cookie } = await leave()
    const back = await provider.visit(location.replace(/nonce=[^&]+/, 'nonce=another'), sub)

    expect(await comeBack(back, cookie)).toEqual({ refused: 'failed' })
  })

  test.each([
    [
      'is signed by nobody',
      (head: object, claims: object) => `${encoded({ ...head, alg: 'none' })}.${encoded(claims)}.`,
    ],
    [
      'was changed',
      (head: object, claims: object, signed: string) =>
        `${encoded(head)}.${encoded({ ...claims, sub: 'x' })}.${signed}`,
    ],
    [
      'is of another issuer',
      (head: object, claims: object, signed: string) =>
        `${encoded(head)}.${encoded({ ...claims, iss: 'https://other.example' })}.${signed}`,
    ],
    [
      'is for another product',
      (head: object, claims: object, signed: string) =>
        `${encoded(head)}.${encoded({ ...claims, aud: 'other' })}.${signed}`,
    ],
  ])('a token that %s', async (_, change) => {
    const { sub } = givenPupil()
    provider.faults.tamper = (token) => {
      const [head, claims, signed] = token.split('.') as [string, string, string]
      return change(decoded(head), decoded(claims), signed)
    }

    expect((await atSchool(app, provider).reach(sub)).outcome).toEqual({ refused: 'failed' })
  })

  test('a code of ours that another page would exchange', async () => {
    const { outcome } = await atSchool(app, provider).reach(givenPupil().sub)

    expect((await atSchool(app, provider).exchange(outcome.code, 'x'.repeat(43))).status).toBe(400)
  })
})

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decoded = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString()) as object

describe('the provider', () => {
  const signOut = async (claims: object) =>
    (
      await app.app.inject({
        method: 'POST',
        url: '/auth/v1/backchannel-logout',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `logout_token=${await provider.logoutToken({ ...claims })}`,
      })
    ).statusCode

  test('may replace its keys at any moment', async () => {
    const { sub } = givenPupil()
    const { user } = await atSchool(app, provider).signIn(sub)
    await provider.rotateKeys()

    expect((await atSchool(app, provider).signIn(sub)).user.id).toBe(user.id)
  })

  test('signs a person out everywhere', async () => {
    const { sub } = givenPupil()
    const other = await atSchool(app, provider).signIn(givenPupil().sub)
    const sessions = [await atSchool(app, provider).signIn(sub), await atSchool(app, provider).signIn(sub)]
    await provider.signOut(sub)

    for (const { access_token: token } of sessions) await expect(asked(token)).toBeRefused('UNAUTHORIZED')
    expect(await asked(other.access_token)).toMatchObject({ userId: other.user.id })
  })

  test('ends a sign-in that is still under way, by the person or by the session alone', async () => {
    const { sub } = givenPupil()
    await atSchool(app, provider).signIn(sub)
    let session = ''
    provider.faults.tamper = (token) => {
      session = (decoded(token.split('.')[1]!) as { sid: string }).sid
      return token
    }
    const ended = await atSchool(app, provider).reach(sub)
    const endedSession = session
    const other = await atSchool(app, provider).reach(sub)
    expect(await signOut({ sid: endedSession })).toBe(200)
    const exchange = async ({ outcome, verifier }: typeof ended) =>
      (await atSchool(app, provider).exchange(outcome.code, verifier)).status
    expect(await exchange(ended)).toBe(404)
    expect(await exchange(other)).toBe(200)

    const late = await atSchool(app, provider).reach(sub)
    await provider.signOut(sub)
    expect(await exchange(late)).toBe(404)
  })

  test('ends the sessions that began with one at the school, by its name alone', async () => {
    const { sub } = givenPupil()
    const seen: string[] = []
    provider.faults.tamper = (token) => {
      seen.push((decoded(token.split('.')[1]!) as { sid: string }).sid)
      return token
    }
    const [one, other] = [
      await atSchool(app, provider).signIn(sub),
      await atSchool(app, provider).signIn(sub),
    ]
    expect(await signOut({})).toBe(400)
    expect(await signOut({ sid: 'of nobody' })).toBe(200)
    expect(await signOut({ sid: seen[0], sub: 'another name of the person' })).toBe(200)

    await expect(asked(one.access_token)).toBeRefused('UNAUTHORIZED')
    expect(await asked(other.access_token)).toMatchObject({ userId: other.user.id })
  })

  test('and nobody else does, with a token of any other kind', async () => {
    const { sub } = givenPupil()
    let idToken = ''
    provider.faults.tamper = (token) => (idToken = token)
    const session = await atSchool(app, provider).signIn(sub)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const send = (token: string) =>
      app.app.inject({
        method: 'POST',
        url: '/auth/v1/backchannel-logout',
        headers,
        payload: `logout_token=${token}`,
      })

    const [head, claims] = idToken.split('.')
    for (const token of [idToken, `${head}.${claims}.`, 'x', ''])
      expect((await send(token)).statusCode).toBe(400)
    expect(await asked(session.access_token)).toMatchObject({ userId: session.user.id })
  })

  test('takes forms nowhere else', async () => {
    const { statusCode } = await app.app.inject({
      method: 'POST',
      url: '/auth/v1/otp',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=kim%40example.org',
    })
    expect(statusCode).toBe(415)
  })
})

describe('a second factor', () => {
  const trusted = { REQUIRE_TWO_FACTOR: 'student', OIDC_TRUST_MFA: 'on' }

  test('that the school has asked for counts, where the school is trusted with it', async () => {
    const own = await open(trusted)
    const { access_token: token } = await atSchool(own, provider).signIn(
      givenPupil({ amr: ['pwd', 'mfa'] }).sub,
    )

    expect(await own.withToken(token)('GET /me')).toMatchObject({ needsTwoFactor: false })
    expect(await own.withToken(token)('GET /schools/find')).toBeDefined()
    await own.close()
  })

  test.each([
    ['that the school has not asked for', trusted, ['pwd']],
    ['of a school that is not trusted with it', { REQUIRE_TWO_FACTOR: 'student' }, ['pwd', 'mfa']],
  ])('%s is asked for here', async (_, settings, amr) => {
    const own = await open(settings)
    const { access_token: token } = await atSchool(own, provider).signIn(givenPupil({ amr }).sub)

    expect(await own.withToken(token)('GET /me')).toMatchObject({ needsTwoFactor: true })
    await own.close()
  })
})

describe('where people of the school have no passwords', () => {
  let own: TestApp
  beforeAll(async () => {
    own = await open({ PASSWORDS: 'off' })
  })
  afterAll(() => own.close())

  /** Signs in by password, after the account was linked to the school's sign-in. */
  async function byPassword(role: 'student' | 'admin', isLinked = true) {
    const { sub, email } = givenPupil()
    await givenUser(own.db, role, { email, password })
    const { outcome, verifier } = await atSchool(own, provider).reach(sub)
    const { body: session } = await authOf(own).signIn(email)
    const body = { auth_code: outcome.link, code_verifier: verifier }
    if (isLinked) await authOf(own).call('POST /identities/link', { body, token: session.access_token })
    return { email, ...(await authOf(own).signIn(email)) }
  }

  test('a student signs in at the school, and neither a password nor a mailed link opens the account', async () => {
    const { status, body, email } = await byPassword('student')
    expect([status, body.code]).toEqual([422, 'email_provider_disabled'])

    await authOf(own).call('POST /recover', { body: { email } })
    const { hash } = await authOf(own).latestTo(email)
    const reset = await authOf(own).call('POST /verify', { body: { type: 'recovery', token_hash: hash } })
    expect([reset.status, reset.body.code]).toEqual([422, 'email_provider_disabled'])
  })

  test('an admin comes in with a password, and so does who is not of the school', async () => {
    expect((await byPassword('admin')).status).toBe(200)
    expect((await byPassword('student', false)).status).toBe(200)
  })
})

describe('while the provider is down', () => {
  test('one that begins to answer and never ends keeps nobody waiting, and others sign in by password meanwhile', async () => {
    const own = await open({ OIDC_TIMEOUT_SECONDS: '0.2' })
    const { sub } = givenPupil()
    const { email } = await givenUser(own.db, 'admin', { password })
    const { leave, comeBack, signIn } = atSchool(own, provider)
    provider.faults.isStalling = true
    const [left, session] = await Promise.all([leave(), authOf(own).signIn(email)])
    expect([left.location, session.status]).toEqual([`${publicUrl}/auth/school#refused=unavailable`, 200])
    provider.faults.isStalling = false

    const { location, cookie } = await leave()
    const back = await provider.visit(location, sub)
    provider.faults.isStalling = true
    expect(await comeBack(back, cookie)).toEqual({ refused: 'unavailable' })
    provider.faults.isStalling = false
    expect((await signIn(sub)).user.id).toEqual(expect.any(String))
    await own.close()
  })

  test('people read that, whether it fails or is silent, and sign in again as soon as it is back', async () => {
    const own = await open({ OIDC_TIMEOUT_SECONDS: '0.2' })
    const { sub } = givenPupil()
    const { leave, comeBack, signIn } = atSchool(own, provider)
    provider.faults.status = 500
    expect((await leave()).location).toBe(`${publicUrl}/auth/school#refused=unavailable`)
    provider.faults.status = 200
    provider.faults.isSilent = true
    expect((await leave()).location).toBe(`${publicUrl}/auth/school#refused=unavailable`)
    provider.faults.isSilent = false

    const { location, cookie } = await leave()
    const back = await provider.visit(location, sub)
    provider.faults.status = 503
    expect(await comeBack(back, cookie)).toEqual({ refused: 'unavailable' })
    provider.faults.status = 200
    expect((await signIn(sub)).user.id).toEqual(expect.any(String))
    await own.close()
  })
})
