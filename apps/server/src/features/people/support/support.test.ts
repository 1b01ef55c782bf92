import { and, desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#database/tables/audit-log.ts'
import { authOf, password, unusedEmail } from '#testing/auth.ts'
import { givenFactor } from '#testing/given-factor.ts'
import { givenUser } from '#testing/given.ts'
import { mailsTo } from '#testing/mails-to.ts'
import { counted, useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ limits: counted() })

const asked = { check: 'called-back', note: 'Her mother called from the number on file' } as const

test('a student who cannot get in signs in with the link that an admin has sent, and the log says how the admin made sure', async () => {
  const admin = await givenUser(app.db, 'admin')
  const call = await app.as(admin)
  const student = await givenUser(app.db, 'student')

  await call('POST /people/{id}/sign-in-link', { id: student.userId, ...asked })

  const { hash } = await authOf(app).latestTo(student.email)
  const body = { type: 'magiclink', token_hash: hash }
  expect((await authOf(app).call('POST /verify', { body })).body.user.id).toBe(student.userId)
  expect(await latest(student.userId, 'sign_in_link_sent')).toMatchObject({
    actorId: admin.userId,
    detail: asked,
  })
})

test('a newcomer whose confirmation was lost gets another, and signs in with the password they chose', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const auth = authOf(app)
  const email = unusedEmail()
  await auth.signUp(email)
  const { people } = await call('GET /people', { q: email })
  const { id } = people[0]!
  await expect(call('POST /people/{id}/sign-in-link', { id, ...asked })).toBeRefused('address-not-confirmed')

  await call('POST /people/{id}/confirmation', { id, ...asked })
  const { hash } = await auth.latestTo(email)
  await auth.call('POST /verify', { body: { type: 'signup', token_hash: hash } })

  expect((await auth.signIn(email)).status).toBe(200)
  await expect(call('POST /people/{id}/confirmation', { id, ...asked })).toBeRefused('address-confirmed')
})

test('an admin who sends one person mail after mail is stopped before the mailbox is full', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const { userId: id, email } = await givenUser(app.db, 'student')

  for (let sent = 0; sent < 5; sent++) await call('POST /people/{id}/sign-in-link', { id, ...asked })

  await expect(call('POST /people/{id}/sign-in-link', { id, ...asked })).toBeRefused('TOO_MANY')
  expect(await mailsTo(app.db, email)).toHaveLength(5)
})

test('a student who typed ten wrong passwords signs in as soon as an admin has cleared the lock', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const { userId: id, email } = await givenUser(app.db, 'student', { password })
  for (let tries = 0; tries < 10; tries++) await authOf(app).signIn(email, 'a wrong password')
  expect((await authOf(app).signIn(email)).status).toBe(429)

  app.setNow('2026-11-01T12:00:01Z')
  await call('POST /people/{id}/clear-lock', { id, ...asked })

  expect((await authOf(app).signIn(email)).status).toBe(200)
  expect(await call('GET /people/{id}', { id })).toMatchObject({ lockedUntil: null })
})

test('a student who lost the phone signs in with the password alone once an admin has removed the app, and is told', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const { userId: id, email } = await givenUser(app.db, 'student', { password })
  await givenFactor(app.db, { userId: id, status: 'verified' })
  const { access_token: before } = (await authOf(app).signIn(email)).body
  await expect(app.withToken(before)('GET /me')).toBeRefused('UNAUTHORIZED')

  await call('POST /people/{id}/remove-authenticators', { id, ...asked })
  await call('POST /people/{id}/remove-authenticators', { id, ...asked })

  const { access_token: after } = (await authOf(app).signIn(email)).body
  expect(await app.withToken(after)('GET /me')).toMatchObject({ twoFactor: false })
  expect((await mailsTo(app.db, email)).map(({ subject }) => subject)).toEqual([
    'An authenticator app was removed',
  ])
  expect(await acts(id, 'authenticators_removed')).toHaveLength(1)
})

test('a student whose class an admin sets reads it in their account, and is told', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const student = await givenUser(app.db, 'student', { graduationYear: 2027 })
  const advisor = await givenUser(app.db, 'advisor')

  await call('PUT /people/{id}/class', { id: student.userId, graduationYear: 2028, ...asked })

  const theirs = await app.as(student)
  expect(await theirs('GET /me')).toMatchObject({ graduationYear: 2028 })
  expect((await theirs('GET /notifications')).notifications).toMatchObject([{ title: 'Your Class Was Set' }])
  expect(await latest(student.userId, 'class_set')).toMatchObject({ detail: { from: 2027, to: 2028 } })
  const given = { id: advisor.userId, graduationYear: 2028, ...asked }
  await expect(call('PUT /people/{id}/class', given)).toBeRefused('no-student')
})

test('a person whose account an admin deletes is told, has 14 days, and can keep it', async () => {
  const admin = await givenUser(app.db, 'admin', { fullName: 'Dana Whitfield' })
  const call = await app.as(admin)
  const student = await givenUser(app.db, 'student')
  const id = student.userId

  await call('POST /people/{id}/erasure', { id, ...asked })
  await call('POST /people/{id}/erasure', { id, ...asked })

  const theirs = await app.as(student)
  expect(await theirs('GET /me')).toMatchObject({ eraseAfter: '2026-11-15T12:00:00.000Z' })
  const [told, ...others] = await mailsTo(app.db, student.email)
  expect(told!.text).toContain(`Dana Whitfield (${admin.email})`)
  expect(told!.text).toContain('Nov 15, 2026')
  expect(others).toEqual([])
  expect(await acts(id, 'erasure_requested')).toHaveLength(1)
  await theirs('DELETE /me/erasure')
  expect(await call('GET /people/{id}', { id })).toMatchObject({ eraseAfter: null })

  await call('POST /people/{id}/erasure', { id, ...asked })
  await call('POST /people/{id}/keep', { id, ...asked })

  expect(await theirs('GET /me')).toMatchObject({ eraseAfter: null })
})

const everyAct = [
  'POST /people/{id}/sign-in-link',
  'POST /people/{id}/confirmation',
  'POST /people/{id}/clear-lock',
  'POST /people/{id}/remove-authenticators',
  'POST /people/{id}/sign-out',
  'POST /people/{id}/disable',
  'POST /people/{id}/erasure',
  'POST /people/{id}/keep',
] as const

test.each(everyAct)('%s is refused on another admin, on oneself and on a person of a demo', async (key) => {
  const admin = await givenUser(app.db, 'admin')
  const call = await app.as(admin)
  const other = await givenUser(app.db, 'admin')
  const demo = await app.signedOut('POST /demo')
  const { userId: inDemo } = await app.withToken(demo.access_token)('GET /me')
  const on = (id: string) => call(key, { id, ...asked })

  await expect(on(other.userId)).toBeRefused('admin-account')
  await expect(on(admin.userId)).toBeRefused('own-account')
  await expect(on(inDemo)).toBeRefused('NOT_FOUND')
  expect(await mailsTo(app.db, other.email)).toEqual([])
})

test('of two admins who delete an account at the same time, one is written down, and one mail is sent', async () => {
  const calls = await Promise.all([1, 2].map(async () => app.as(await givenUser(app.db, 'admin'))))
  const { userId: id, email } = await givenUser(app.db, 'student')

  await Promise.all(calls.map((call) => call('POST /people/{id}/erasure', { id, ...asked })))

  expect(await acts(id, 'erasure_requested')).toHaveLength(1)
  expect(await mailsTo(app.db, email)).toHaveLength(1)
})

test('an admin who does not say how they made sure does nothing', async () => {
  const call = await app.as(await givenUser(app.db, 'admin'))
  const { userId: id } = await givenUser(app.db, 'student')

  await expect(call('POST /people/{id}/disable', { id } as never)).toBeRefused('INVALID_INPUT')
  expect(await call('GET /people/{id}', { id })).toMatchObject({ isDisabled: false })
})

function acts(targetId: string, action: string) {
  return app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.targetId, targetId), eq(auditLog.action, action)))
    .orderBy(desc(auditLog.id))
}

async function latest(targetId: string, action: string) {
  return (await acts(targetId, action))[0]
}
