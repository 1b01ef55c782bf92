import { randomUUID } from 'node:crypto'
import { usualSharing } from '@bearings/domain/advising/options'
import { eq, or } from 'drizzle-orm'
import { generate } from 'otplib'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '#database/tables/audit-log.ts'
import { mails } from '#database/tables/mails.ts'
import { serviceKeyFor } from '#testing/access-token.ts'
import { unusedEmail, authOf, password } from '#testing/auth.ts'
import { givenLink, givenRequest } from '#testing/given-advising.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()
const auth = authOf(app)
let token: string
beforeAll(async () => {
  token = await serviceKeyFor({
    db: app.db,
    now: () => new Date('2026-11-01T12:00:00Z'),
    config: app.config,
  })
})

const create = (body: object) =>
  auth.call('POST /admin/users', { token, body: { email: unusedEmail(), ...body } })

describe('who may', () => {
  test.each([
    'GET /admin/users',
    `DELETE /admin/users/${randomUUID()}`,
    'POST /invite',
    'POST /admin/generate_link',
  ] as const)('%s is open to a service key only', async (endpoint) => {
    const { token: students } = await auth.newcomer()

    expect(await auth.call(endpoint)).toMatchObject({ status: 401, body: { code: 'no_authorization' } })
    expect(await auth.call(endpoint, { token: 'no.such.token' })).toMatchObject({
      status: 403,
      body: { code: 'bad_jwt' },
    })
    expect(await auth.call(endpoint, { token: students })).toMatchObject({
      status: 403,
      body: { code: 'not_admin' },
    })
  })

  test('a service key is no person', async () => {
    expect(await auth.call('GET /user', { token })).toMatchObject({ status: 403, body: { code: 'bad_jwt' } })
    const me = await app.app.inject({ url: '/api/v1/me', headers: { authorization: `Bearer ${token}` } })
    expect(me.statusCode).toBe(401)
  })
})

describe('accounts', () => {
  test('are made, read, changed and deleted', async () => {
    const email = unusedEmail()
    const id = randomUUID()
    const made = await create({
      id,
      email: email.toUpperCase(),
      password,
      email_confirm: true,
      role: 'admin',
      user_metadata: { full_name: 'Kim' },
      app_metadata: { plan: 'school' },
    })
    expect(made).toMatchObject({ status: 200, body: { id, email, user_metadata: { full_name: 'Kim' } } })
    expect(made.body.app_metadata).toEqual({ provider: 'email', providers: ['email'], plan: 'school' })
    const { body: session } = await auth.signIn(email)
    const me = await app.app.inject({
      url: '/api/v1/me',
      headers: { authorization: `Bearer ${session.access_token}` },
    })
    expect(me.json()).toMatchObject({ role: 'admin', fullName: 'Kim' })

    const changes = {
      app_metadata: { plan: null, seat: 7 },
      user_metadata: { full_name: 'Kim Lee' },
      role: 'advisor',
    }
    const changed = await auth.call(`PUT /admin/users/${id}`, { token, body: changes })
    expect(changed.body.app_metadata).toEqual({ provider: 'email', providers: ['email'], seat: 7 })
    expect(changed.body.user_metadata).toEqual({ full_name: 'Kim Lee' })
    expect((await auth.call(`GET /admin/users/${id}`, { token })).body).toEqual(changed.body)

    expect(await auth.call(`DELETE /admin/users/${id}`, { token })).toMatchObject({ status: 200, body: {} })
    expect(await auth.call(`GET /admin/users/${id}`, { token })).toMatchObject({
      status: 404,
      body: { code: 'user_not_found' },
    })
    expect(await auth.call('GET /user', { token: session.access_token })).toMatchObject({
      status: 403,
      body: { code: 'user_not_found' },
    })
  })

  test('that two operators change at once keep what each of them wrote', async () => {
    const { userId } = await givenUser(app.db, 'student')

    const wrote = [{ seat: 7 }, { plan: 'school' }, { room: 'B' }]
    await Promise.all(
      wrote.map((data) =>
        auth.call(`PUT /admin/users/${userId}`, { token, body: { app_metadata: data, user_metadata: data } }),
      ),
    )

    const { body } = await auth.call(`GET /admin/users/${userId}`, { token })
    expect(body.app_metadata).toMatchObject({ seat: 7, plan: 'school', room: 'B' })
    expect(body.user_metadata).toMatchObject({ seat: 7, plan: 'school', room: 'B' })
  })

  test.each([
    { what: 'another role', call: 'PUT', body: { role: 'admin' } },
    { what: 'their data', call: 'DELETE', body: { should_soft_delete: true } },
  ] as const)('that a key takes $what have no advisor from then on', async ({ call, body }) => {
    const [advisor, student] = [await givenUser(app.db, 'advisor'), await givenUser(app.db, 'student')]
    await givenLink(app.db, { advisor, student })

    expect(await auth.call(`${call} /admin/users/${student.userId}`, { token, body })).toMatchObject({
      status: 200,
    })

    expect(await (await app.as(advisor))('GET /advising/students')).toMatchObject({ students: [] })
  })

  test.each(['at once', 'later'])(
    'whose address a key confirms %s are welcomed, and find the requests that waited for them',
    async (when) => {
      const asStudent = await app.as(await givenUser(app.db, 'student', { fullName: 'Jon Bell' }))
      const email = unusedEmail()
      await asStudent('POST /advising/requests/to-advisor', { email, sharing: usualSharing })

      const made = await create({ email, role: 'advisor', email_confirm: when === 'at once' })
      const advisor = await app.as({ ...(await givenUser(app.db, 'advisor')), userId: made.body.id })
      if (when === 'later')
        await auth.call(`PUT /admin/users/${made.body.id}`, { token, body: { email_confirm: true } })

      const told = (await advisor('GET /notifications')).notifications.map(({ title }) => title)
      expect(told.toSorted()).toEqual(['New Student Request', 'Welcome to Bearings'])
      expect(await advisor('GET /advising/requests')).toMatchObject({ pending: 1 })
    },
  )

  test('that a key empties leave no request that somebody could still accept', async () => {
    const [advisor, student] = [await givenUser(app.db, 'advisor'), await givenUser(app.db, 'student')]
    await givenRequest(app.db, { advisor, student })

    await auth.call(`DELETE /admin/users/${advisor.userId}`, { token, body: { should_soft_delete: true } })

    expect(await (await app.as(student))('GET /advising/requests')).toMatchObject({
      pending: 0,
      requests: [],
    })
  })

  test('have an address of their own', async () => {
    const [one, two] = [await create({}), await create({})]

    expect(await create({ email: one.body.email })).toMatchObject({
      status: 422,
      body: { code: 'email_exists' },
    })
    const moved = await auth.call(`PUT /admin/users/${two.body.id}`, {
      token,
      body: { email: one.body.email },
    })
    expect(moved).toMatchObject({ status: 422, body: { code: 'email_exists' } })
    expect(await create({ email: 'nonsense' })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    })
    expect(await create({ ban_duration: 'long' })).toMatchObject({ status: 400 })
    expect(await create({ role: 'pirate' })).toMatchObject({ status: 400 })
  })

  test('are disabled at once, and for as long as is said', async () => {
    const { id, email, token: students, session } = await auth.newcomer()
    const put = (body: object) => auth.call(`PUT /admin/users/${id}`, { token, body })

    expect((await put({ ban_duration: '1h30m' })).body.banned_until).toBe('2026-11-01T13:30:00.000Z')
    expect(await auth.call('GET /user', { token: students })).toMatchObject({
      status: 403,
      body: { code: 'user_banned' },
    })
    expect((await auth.refresh(session.refresh_token)).body.code).toBe('user_banned')
    expect((await auth.signIn(email)).body.code).toBe('user_banned')

    expect((await put({ ban_duration: 'none' })).body).not.toHaveProperty('banned_until')
    expect((await auth.call('GET /user', { token: students })).body.code).toBe('session_not_found')
    expect((await auth.signIn(email)).status).toBe(200)
  })

  test('are signed out everywhere by a new password', async () => {
    const { id, email, token: students } = await auth.newcomer()
    await auth.call(`PUT /admin/users/${id}`, { token, body: { password: 'a captain trusts the chart' } })

    expect((await auth.call('GET /user', { token: students })).body.code).toBe('session_not_found')
    expect((await auth.signIn(email, 'a captain trusts the chart')).status).toBe(200)
  })

  test('may leave an empty row behind', async () => {
    const { id, email } = await auth.newcomer({ full_name: 'Kim' })
    await auth.call(`DELETE /admin/users/${id}`, { token, body: { should_soft_delete: true } })

    const { body } = await auth.call(`GET /admin/users/${id}`, { token })
    expect(body).toHaveProperty('deleted_at')
    expect(JSON.stringify(body)).not.toContain('Kim')
    expect((await auth.signIn(email)).body.code).toBe('invalid_credentials')
    expect((await auth.signUp(email)).status).toBe(200)
  })

  test.each([false, true])('take the mails to them along, whether a row stays or not (%s)', async (soft) => {
    const { id, email } = await auth.newcomer({ full_name: 'Kim' })
    expect(await app.db.$count(mails, eq(mails.to, email))).toBeGreaterThan(0)

    await auth.call(`DELETE /admin/users/${id}`, { token, body: { should_soft_delete: soft } })

    expect(await app.db.$count(mails, eq(mails.to, email))).toBe(0)
  })

  test('are in the audit log no more, except for their deletion', async () => {
    const { id, email } = await auth.newcomer({ full_name: 'Kim' })
    await auth.signIn(email)
    const about = or(eq(auditLog.actorId, id), eq(auditLog.targetId, id))
    expect(await app.db.$count(auditLog, about)).toBeGreaterThan(0)

    await auth.call(`DELETE /admin/users/${id}`, { token })

    const left = await app.db.select({ action: auditLog.action }).from(auditLog).where(about)
    expect(left).toEqual([{ action: 'user_deleted' }])
  })

  test('come in pages', async () => {
    for (let count = 0; count < 3; count++) await create({})
    const first = await auth.call('GET /admin/users?page=1&per_page=2', { token })

    const total = Number(first.headers['x-total-count'])
    expect(first.body).toMatchObject({ aud: 'authenticated' })
    expect(first.body.users).toHaveLength(2)
    expect(first.headers.link).toBe(
      `</auth/v1/admin/users?page=2&per_page=2>; rel="next", </auth/v1/admin/users?page=${Math.ceil(total / 2)}&per_page=2>; rel="last"`,
    )
    const beyond = await auth.call('GET /admin/users?page=9999', { token })
    expect(beyond.body.users).toEqual([])
    for (const query of ['page=0', 'page=x', 'per_page=-1', 'per_page=x'])
      expect((await auth.call(`GET /admin/users?${query}`, { token })).status).toBe(400)
  })

  test('lose a second factor whose device is lost', async () => {
    const { id, token: students, email } = await auth.newcomer()
    const { body: factor } = await auth.call('POST /factors', {
      token: students,
      body: { factor_type: 'totp' },
    })
    const { body: asked } = await auth.call(`POST /factors/${factor.id}/challenge`, { token: students })
    const code = await generate({
      secret: factor.totp.secret,
      epoch: Date.parse('2026-11-01T12:00:00Z') / 1000,
    })
    await auth.call(`POST /factors/${factor.id}/verify`, {
      token: students,
      body: { challenge_id: asked.id, code },
    })

    const listed = await auth.call(`GET /admin/users/${id}/factors`, { token })
    expect(listed.body).toMatchObject([{ id: factor.id, status: 'verified' }])
    expect((await auth.call(`DELETE /admin/users/${id}/factors/${factor.id}`, { token })).body.id).toBe(
      factor.id,
    )
    expect((await auth.latestTo(email)).subject).toBe('An authenticator app was removed')
    expect((await auth.call(`GET /admin/users/${id}/factors`, { token })).body).toEqual([])
  })
})

test('what was done is listed, the latest first', async () => {
  const { body: made } = await create({})
  const { body } = await auth.call('GET /admin/audit?page=1&per_page=1', { token })

  expect(body).toMatchObject([{ payload: { action: 'user_signedup', target_id: made.id } }])
})
