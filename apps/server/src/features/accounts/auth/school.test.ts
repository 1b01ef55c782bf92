import { beforeAll, expect, test } from 'vitest'
import { authOf, password, unusedEmail } from '#testing/auth.ts'
import { givenUser } from '#testing/given.ts'
import { counted, type TestApp, useTestApp } from '#testing/test-app.ts'

const school = '203.0.113.7'
const listed = '198.51.100.7'
const home = '192.0.2.9'

const limits = counted()
const settings = { TRUST_PROXY: '1', DEV_MAILBOX: 'on', SCHOOL_NETWORKS: '198.51.100.0/24' }
const app = useTestApp({ limits, settings })
let admin: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  admin = await app.as(await givenUser(app.db, 'admin'))
})

/** Sends requests from an address, with a browser's cookie if there is one. */
function from(address: string, cookie?: string) {
  const headers = { 'x-forwarded-for': address, ...(cookie !== undefined && { cookie }) }
  const { call } = authOf(app)
  return {
    signUp: (email: string, chosen = password) =>
      call('POST /signup', { body: { email, password: chosen }, headers }),
    confirm: (hash: string) => call('POST /verify', { body: { type: 'signup', token_hash: hash }, headers }),
    enterCode: (email: string, token: string) =>
      call('POST /verify', { body: { type: 'signup', email, token }, headers }),
    signIn: (email: string, chosen = password) =>
      call('POST /token?grant_type=password', { body: { email, password: chosen }, headers }),
  }
}

/** Uses up a limit, as that many requests would that each take a hash. */
const used = (name: string, points: number, key: string) =>
  times(points, () => limits.take({ name, points, seconds: 900 }, key))

const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0]!

const times = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

test('a class at one address confirms its addresses within a minute, and nobody who has the link is refused', async () => {
  const { signUp, confirm } = from('203.0.113.1')
  const emails = Array.from({ length: 40 }, unusedEmail)
  await times(40, (at) => signUp(emails[at]!))
  const mails = await times(40, (at) => authOf(app).latestTo(emails[at]!))

  const confirmed = await times(40, (at) => confirm(mails[at]!.hash))

  expect(new Set(confirmed.map(({ status }) => status))).toEqual(new Set([200]))
})

test('a typing error in a password costs no other student of the class their sign-up', async () => {
  const { signUp } = from('203.0.113.2')
  for (const { status } of await times(90, () => signUp(unusedEmail(), 'short'))) expect(status).toBe(422)

  expect((await signUp(unusedEmail())).status).toBe(200)
})

test('people who know their passwords sign in at one address, however many', async () => {
  const { email } = await givenUser(app.db, 'student', { password })

  for (let wave = 0; wave < 2; wave++)
    for (const { status } of await times(51, () => from('203.0.113.3').signIn(email)))
      expect(status).toBe(200)
})

test('who guesses through many accounts is stopped at that network, and the admin reads whom that locks out', async () => {
  const { signIn } = from(school)
  const people = await times(5, () => givenUser(app.db, 'student', { password }))
  for (let guesses = 0; guesses < 100; guesses += 50)
    for (const { status } of await times(50, () => signIn(unusedEmail(), 'a guess'))) expect(status).toBe(400)

  for (const { email } of [...people, ...people]) {
    const refused = await signIn(email)
    expect(refused).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await from(home).signIn(people[0]!.email)).status).toBe(200)

  expect(await admin('GET /people/refusals')).toEqual({
    networks: [{ network: school, people: 5 }],
    setting: '198.51.100.0/24,203.0.113.7',
  })
  expect(JSON.stringify(await admin('GET /audit-log', { action: 'sign_in_refused' }))).not.toContain(
    people[0]!.email,
  )
})

test('attempts that were refused do not count against the others of the network', async () => {
  const { signIn } = from('203.0.113.4')
  const { email } = await givenUser(app.db, 'student', { password })
  const neighbor = await givenUser(app.db, 'student', { password })
  for (let guesses = 0; guesses < 110; guesses++) await signIn(email, 'a guess')

  expect((await signIn(email)).status).toBe(429)
  expect((await signIn(neighbor.email)).status).toBe(200)
})

test('who guesses codes of many addresses is stopped, and a link still confirms', async () => {
  const { enterCode, confirm } = from('203.0.113.5')
  const email = unusedEmail()
  await from(home).signUp(email)
  const { code, hash } = await authOf(app).latestTo(email)
  for (const { status } of await times(100, () => enterCode(unusedEmail(), '123456')))
    expect(status).toBe(403)

  expect((await enterCode(email, code)).status).toBe(429)
  expect((await confirm(hash)).status).toBe(200)
})

test('at a school that the operator has named, one device that guesses stops only itself', async () => {
  const { email } = await givenUser(app.db, 'student', { password })
  const first = await from(listed).signIn(email)
  const cookie = cookieOf(first)
  await used('auth-sign-in-wrong', 100, `${listed}|${cookie.split('=')[1]}`)
  await used('auth-sign-in-wrong', 100, listed)

  expect((await from(listed, cookie).signIn(email)).status).toBe(429)
  expect((await from(listed).signIn(email)).status).toBe(200)
})

test('a browser gets a name of its own only at a school, in a cookie that scripts cannot read', async () => {
  const { email } = await givenUser(app.db, 'student', { password })
  const atSchool = await from(listed).signIn(email)

  expect(String(atSchool.headers['set-cookie'])).toMatch(
    /^auth_device=[\w-]{22}; Path=\/auth\/v1; Max-Age=2592000; HttpOnly; SameSite=Strict$/,
  )
  expect(cookieOf(await from(listed, cookieOf(atSchool)).signIn(email))).toBe(cookieOf(atSchool))
  expect((await from(home).signIn(email)).headers['set-cookie']).toBeUndefined()
})

test('at a school that the operator has named, more than a class can sign up', async () => {
  for (const address of [listed, '203.0.113.6']) await used('auth-signup', 80, address)

  expect((await from('203.0.113.6').signUp(unusedEmail())).status).toBe(429)
  expect((await from(listed).signUp(unusedEmail())).status).toBe(200)
})
