import { openWithoutTwoFactor } from '@bearings/domain/accounts/rules'
import { contract, type Key } from '@bearings/domain/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { parseConfig } from '#platform/config/config.ts'
import { authOf, password } from '#testing/auth.ts'
import { codeOf } from '#testing/authenticator.ts'
import { givenSession, givenUser } from '#testing/given.ts'
import { createTestApp, useTestApp } from '#testing/test-app.ts'

const now = '2026-11-01T12:00:00Z'
const keys = Object.keys(contract) as Key[]
const isNamed = (key: Key) => (openWithoutTwoFactor as readonly Key[]).includes(key)
const isPublic = (key: Key) => contract[key].access === 'public'
const refusal = { code: 'FORBIDDEN', rule: 'two-factor-required' }

/** Of an advisor who is refused whatever they ask. */
let without: (key: Key, input: object) => unknown
const app = useTestApp({ now, settings: { REQUIRE_TWO_FACTOR: 'advisor' } })
const auth = authOf(app)
beforeAll(async () => {
  without = (await app.as(await givenUser(app.db, 'advisor'))) as typeof without
})

describe('where advisors have to use a second factor', () => {
  test.each(keys.filter((key) => !isNamed(key) && !isPublic(key)))(
    '%s is closed to an advisor without one',
    async (key) => {
      const names = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'anything'])

      await expect(without(key, Object.fromEntries(names))).rejects.toMatchObject(refusal)
    },
  )

  test('an advisor without one reads who they are and where they are signed in, and ends a sign-in', async () => {
    const advisor = await givenUser(app.db, 'advisor')
    const other = await givenSession(app.db, advisor)
    const call = await app.as(advisor)

    expect(await call('GET /me')).toMatchObject({ twoFactor: false, needsTwoFactor: true })
    expect(await call('GET /sessions')).toHaveLength(2)
    await call('DELETE /sessions/{id}', { id: other })
    expect(await call('GET /sessions')).toHaveLength(1)
  })

  test('the stream of notifications is closed to an advisor without one', async () => {
    const { token } = await signedIn('advisor')
    const response = await app.app.inject({
      url: '/api/v1/notifications/stream',
      headers: { authorization: `Bearer ${token}` },
    })

    expect(response.statusCode).toBe(403)
    expect(response.json().error.rule).toBe('two-factor-required')
  })

  test('an advisor adds one, and everything opens to the session that gave the code', async () => {
    const { token } = await signedIn('advisor')
    await expect(app.withToken(token)('GET /advising/students')).rejects.toMatchObject(refusal)

    const call = app.withToken(await withFactor(token))

    expect(await call('GET /me')).toMatchObject({
      twoFactor: true,
      requiresTwoFactor: true,
      needsTwoFactor: false,
    })
    expect(await call('GET /advising/students')).toBeTruthy()
  })

  test('a student is not asked for one', async () => {
    const call = await app.as(await givenUser(app.db, 'student'))

    expect(await call('GET /me')).toMatchObject({ needsTwoFactor: false })
    expect(await call('GET /essays')).toEqual([])
  })
})

test('a demo is open without a second factor, no matter who has to use one', async () => {
  const strict = await createTestApp({ now, settings: { REQUIRE_TWO_FACTOR: 'student, advisor,admin' } })
  const opened = await strict.signedOut('POST /demo', {})
  const call = strict.withToken(opened.access_token)

  expect(await call('GET /me')).toMatchObject({ needsTwoFactor: false })
  const student = await strict.as(await givenUser(strict.db, 'student'))
  await expect(student('GET /essays')).rejects.toMatchObject(refusal)
  await strict.close()
})

describe('REQUIRE_TWO_FACTOR', () => {
  test('names roles, and nobody when it is not set', () => {
    const roles = (value?: string) => parseConfig({ REQUIRE_TWO_FACTOR: value }).requireTwoFactor

    expect(roles('advisor, admin')).toEqual(['advisor', 'admin'])
    expect(roles()).toEqual([])
    expect(roles('')).toEqual([])
  })

  test.each(['advisors', 'on', 'advisor,', 'advisor;admin'])('%s stops the start with one line', (value) => {
    expect(() => parseConfig({ REQUIRE_TWO_FACTOR: value })).toThrow(
      `REQUIRE_TWO_FACTOR=${value} is not possible: it takes student, advisor or admin, or several of them with commas between`,
    )
  })
})

async function signedIn(role: 'advisor') {
  const { email } = await givenUser(app.db, role, { password })
  return { token: (await auth.signIn(email)).body.access_token as string }
}

/** Adds an authenticator and returns the access token of the session that verified it. */
async function withFactor(token: string): Promise<string> {
  const enrolled = await auth.call('POST /factors', { token, body: { factor_type: 'totp' } })
  const { id, totp } = enrolled.body
  const challenge = await auth.call(`POST /factors/${id}/challenge`, { token, body: { factorId: id } })
  const code = await codeOf(totp.secret, Date.parse(now) / 1000)
  const body = { challenge_id: challenge.body.id, code }
  return (await auth.call(`POST /factors/${id}/verify`, { token, body })).body.access_token
}
