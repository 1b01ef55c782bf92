import { describe, expect, test } from 'vitest'
import { authOf, password } from '#testing/auth.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()
const auth = authOf(app)

const isAlive = async (token: string) => (await auth.call('GET /user', { token })).status === 200

describe('signing out', () => {
  async function threeDevices() {
    const { email } = await givenUser(app.db, 'student', { password })
    const signedIn = await Promise.all([1, 2, 3].map(() => auth.signIn(email)))
    return signedIn.map(({ body }) => body.access_token as string)
  }
  const alive = async (tokens: string[]) => Promise.all(tokens.map(isAlive))

  test.each([
    { query: '?scope=local', left: [false, true, true] },
    { query: '?scope=others', left: [true, false, false] },
    { query: '?scope=global', left: [false, false, false] },
    { query: '', left: [false, false, false] },
  ])('with "$query" leaves $left', async ({ query, left }) => {
    const tokens = await threeDevices()

    const { status, body } = await auth.call(`POST /logout${query}`, { token: tokens[0]! })

    expect({ status, body }).toEqual({ status: 204, body: undefined })
    expect(await alive(tokens)).toEqual(left)
  })

  test('all others, while staying, takes a sign-in of just now; to leave takes nothing', async () => {
    const tokens = await threeDevices()
    app.setNow('2026-11-01T12:11:00Z')

    const others = await auth.call('POST /logout?scope=others', { token: tokens[0]! })
    expect(others).toMatchObject({ status: 400, body: { code: 'reauthentication_needed' } })
    expect(await alive(tokens)).toEqual([true, true, true])
    expect((await auth.call('POST /logout', { token: tokens[0]! })).status).toBe(204)
    expect(await alive(tokens)).toEqual([false, false, false])
  })

  test('with another scope is refused, and twice finds no session', async () => {
    const [token] = await threeDevices()

    expect(await auth.call('POST /logout?scope=all', { token: token! })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    })
    await auth.call('POST /logout?scope=local', { token: token! })
    expect(await auth.call('POST /logout', { token: token! })).toMatchObject({
      status: 403,
      body: { code: 'session_not_found' },
    })
  })
})
