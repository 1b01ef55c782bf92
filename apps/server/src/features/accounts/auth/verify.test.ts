import { createHash } from 'node:crypto'
import { sessions } from '@bearings/auth/store/tables/sessions'
import type { Actor } from '@bearings/domain/actor'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '#database/tables/users.ts'
import { unusedEmail, authOf, password } from '#testing/auth.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { untilWaiting } from '#testing/until-waiting.ts'

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

type Person = Actor & { email: string }

const verify = (body: object) => auth.call('POST /verify', { body })

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
      `${home.slice(0, -1)}#error=access_denied&error_code=otp_expired&error_description=This+link+is+invalid+or+has+expired`,
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

  async function authCode(of?: Person) {
    const { email } = of ?? (await givenUser(app.db, 'student', { password }))
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

  test('is over once the person has a new password, in every way they can get one, and once they are signed out', async () => {
    after(0)
    const admin = await app.as(await givenUser(app.db, 'admin'))
    const ways: Record<string, (person: Person) => Promise<unknown>> = {
      'they change it': async ({ email }) => {
        const { body } = await auth.signIn(email)
        const change = { password: 'a harbor has many lamps', current_password: password }
        return auth.call('PUT /user', { body: change, token: body.access_token })
      },
      'they sign out everywhere else': async ({ email }) => {
        const { body } = await auth.signIn(email)
        return auth.call('POST /logout?scope=others', { token: body.access_token })
      },
      'an admin signs them out': async ({ userId: id }) =>
        admin('POST /people/{id}/sign-out', { id, check: 'in-person' }),
    }
    for (const [way, end] of Object.entries(ways)) {
      const person = await givenUser(app.db, 'student', { password })
      const code = await authCode(person)
      await end(person)

      expect([way, await exchange(code, verifier)]).toMatchObject([
        way,
        { status: 404, body: { code: 'flow_state_not_found' } },
      ])
    }
  })

  test('opens nothing for a person whom an admin disables at that moment', async () => {
    // The embedded database runs one transaction at a time.
    if (app.engine === 'embedded') return
    after(0)
    const person = await givenUser(app.db, 'student', { password })
    const code = await authCode(person)
    let exchanging!: ReturnType<typeof exchange>
    await app.db.transaction(async (tx) => {
      await tx
        .update(users)
        .set({ bannedUntil: new Date('2027-01-01') })
        .where(eq(users.id, person.userId))
      await tx.delete(sessions).where(eq(sessions.userId, person.userId))
      exchanging = exchange(code, verifier)
      await untilWaiting(app.db)
    })

    expect(await exchanging).toMatchObject({ body: { code: 'user_banned' } })
    expect(await app.db.$count(sessions, eq(sessions.userId, person.userId))).toBe(0)
  })

  test('takes a hashed challenge only', async () => {
    const body = { email: unusedEmail(), code_challenge: verifier, code_challenge_method: 'plain' }
    expect(await auth.call('POST /otp', { body })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    })
  })
})
