import { factors } from '@bearings/auth/store/tables/factors'
import { oneTimeTokens } from '@bearings/auth/store/tables/one-time-tokens'
import { sessions } from '@bearings/auth/store/tables/sessions'
import { eq, or } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog } from '#database/tables/audit-log.ts'
import { mails } from '#database/tables/mails.ts'
import { users } from '#database/tables/users.ts'
import { accessTokenFor } from '#testing/access-token.ts'
import { unusedEmail, authOf, password } from '#testing/auth.ts'
import { givenLink } from '#testing/given-advising.ts'
import { givenFactor } from '#testing/given-factor.ts'
import { givenSession, givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { untilWaiting } from '#testing/until-waiting.ts'
import { eraseDueAccounts, sweepAccounts } from './jobs.ts'

const noon = '2026-11-01T12:00:00Z'

const app = useTestApp()
const auth = authOf(app)

const days = (count: number) => new Date(Date.parse(noon) + count * 86_400_000)

describe('one’s own account', () => {
  test('a person changes name, time zone, colors and whether advisors find them', async () => {
    const call = await app.as(await givenUser(app.db, 'student'))
    expect(await call('GET /me')).toMatchObject({ colorScheme: null })

    const changed = await call('PATCH /me', {
      fullName: ' Kim Lee ',
      timeZone: 'Asia/Tokyo',
      discoverable: false,
      colorScheme: 'dark',
    })

    expect(changed).toMatchObject({
      fullName: 'Kim Lee',
      timeZone: 'Asia/Tokyo',
      discoverable: false,
      colorScheme: 'dark',
      twoFactor: false,
    })
    expect(await call('GET /me')).toEqual(changed)
    for (const unknown of [{ timeZone: 'Mars/Olympus' }, { colorScheme: 'sepia' as 'dark' }])
      await expect(call('PATCH /me', unknown)).toBeRefused('INVALID_INPUT')
  })

  test('what a student has skipped is skipped on every device, and is one of the first questions', async () => {
    const actor = await givenUser(app.db, 'student')
    const [phone, laptop] = [await app.as(actor), await app.as(actor)]
    expect(await phone('GET /me')).toMatchObject({ skippedQuestions: [] })
    await phone('PATCH /me', { skippedQuestions: ['home', 'gpa'] })
    expect(await laptop('GET /me')).toMatchObject({ skippedQuestions: ['home', 'gpa'] })
    await expect(phone('PATCH /me', { skippedQuestions: ['race' as 'gpa'] })).toBeRefused('INVALID_INPUT')
  })

  test('a student gives, corrects and takes away a student ID, and it is written down', async () => {
    const actor = await givenUser(app.db, 'student')
    const call = await app.as(actor)

    expect(await call('PATCH /me', { studentId: ' Hillside-1 ' })).toMatchObject({ studentId: 'Hillside-1' })
    expect(await call('PATCH /me', { studentId: 'Hillside-2' })).toMatchObject({ studentId: 'Hillside-2' })
    expect(await call('PATCH /me', { fullName: 'Kim Lee' })).toMatchObject({ studentId: 'Hillside-2' })
    expect(await call('PATCH /me', { studentId: null })).toMatchObject({ studentId: null })

    const written = await app.db.select().from(auditLog).where(eq(auditLog.actorId, actor.userId))
    expect(written.map(({ action }) => action)).toEqual(Array(3).fill('student_id_changed'))
    expect(JSON.stringify(written)).not.toContain('Hillside')
    await expect(call('PATCH /me', { studentId: 'x'.repeat(41) })).toBeRefused('INVALID_INPUT')
  })

  test('an advisor has no student ID', async () => {
    const call = await app.as(await givenUser(app.db, 'advisor'))
    await expect(call('PATCH /me', { studentId: '4711' })).toBeRefused('FORBIDDEN')
  })

  test('a person who is disabled is out at the next request', async () => {
    const actor = await givenUser(app.db, 'student')
    const call = await app.as(actor)
    await app.db
      .update(users)
      .set({ bannedUntil: days(1) })
      .where(eq(users.id, actor.userId))

    await expect(call('GET /me')).toBeRefused('UNAUTHORIZED')
  })

  test('a new role counts from the next request on', async () => {
    const actor = await givenUser(app.db, 'student')
    const call = await app.as(actor)
    await app.db.update(users).set({ role: 'advisor' }).where(eq(users.id, actor.userId))

    expect(await call('GET /me')).toMatchObject({ role: 'advisor' })
  })
})

describe('sign-ins', () => {
  test('a person sees their own, and ends one', async () => {
    const actor = await givenUser(app.db, 'student')
    const other = await givenSession(app.db, actor)
    const call = await app.as(actor)

    const listed = await call('GET /sessions')
    expect(listed).toHaveLength(2)
    expect(listed.find(({ id }) => id === other)).toMatchObject({
      current: false,
      userAgent: 'A browser',
      address: '192.0.2.1',
    })
    await call('DELETE /sessions/{id}', { id: other })

    expect(await call('GET /sessions')).toMatchObject([{ current: true }])
    await expect(call('DELETE /sessions/{id}', { id: other })).toBeRefused('NOT_FOUND')
  })

  test('a person who signed in some time ago ends another with the password, which counts for the next minutes', async () => {
    const actor = await givenUser(app.db, 'student', { password })
    const others = await Promise.all([givenSession(app.db, actor), givenSession(app.db, actor)])
    const call = await app.as(actor)
    const end = (id: string) => call('DELETE /sessions/{id}', { id })
    app.setNow('2026-11-01T12:11:00Z')

    await expect(end(others[0]!)).toBeRefused('password-needed')
    await expect(call('POST /sessions/proof', {})).toBeRefused('password-needed')
    await expect(call('POST /sessions/proof', { password: 'not it' })).toBeRefused('password-wrong')
    await expect(end(others[0]!)).toBeRefused('password-needed')
    await call('POST /sessions/proof', { password })
    app.setNow('2026-11-01T12:20:00Z')
    for (const id of others) await end(id)

    expect(await call('GET /sessions')).toMatchObject([{ current: true }])
  })

  test('a mailed code is a proof, once, and one’s own sign-in ends without any', async () => {
    const { userId, email } = await givenUser(app.db, 'student')
    const other = await givenSession(app.db, { userId })
    const token = await accessTokenFor({ ...app, now: () => new Date(noon) }, userId)
    const call = app.withToken(token)
    app.setNow('2026-11-01T12:11:00Z')
    await auth.call('GET /reauthenticate', { token })
    const { code } = await auth.latestTo(email)

    const wrong = code === '000000' ? '111111' : '000000'
    await expect(call('POST /sessions/proof', { code: wrong })).toBeRefused('code-wrong')
    await call('POST /sessions/proof', { code })
    await expect(call('POST /sessions/proof', { code })).toBeRefused('code-wrong')
    await call('DELETE /sessions/{id}', { id: other })
    const [own] = await call('GET /sessions')
    app.setNow('2026-11-01T12:55:00Z')
    await call('DELETE /sessions/{id}', { id: own!.id })

    await expect(call('GET /me')).toBeRefused('UNAUTHORIZED')
  })

  test('an invented person of a demo ends another of theirs, having no password to prove', async () => {
    const { body } = await app.app.inject({ method: 'POST', url: '/api/v1/demo', payload: {} })
    const demo = JSON.parse(body)
    const other = await givenSession(app.db, { userId: demo.user.id })

    const call = app.withToken(demo.access_token)

    await call('DELETE /sessions/{id}', { id: other })

    expect((await call('GET /sessions')).map(({ id }) => id)).not.toContain(other)
  })

  test('nobody ends those of others', async () => {
    const session = await givenSession(app.db, await givenUser(app.db, 'student'))
    const call = await app.as(await givenUser(app.db, 'admin'))

    await expect(call('DELETE /sessions/{id}', { id: session })).toBeRefused('NOT_FOUND')
  })
})

describe('deleting an account', () => {
  test('takes the password, waits 14 days, and may be taken back', async () => {
    const actor = await givenUser(app.db, 'student', { password })
    const call = await app.as(actor)
    app.setNow('2026-11-01T12:11:00Z')

    await expect(call('POST /me/erasure', {})).toBeRefused('password-needed')
    await expect(call('POST /me/erasure', { password: 'not it' })).toBeRefused('password-wrong')
    expect(await call('POST /me/erasure', { password })).toMatchObject({
      eraseAfter: '2026-11-15T12:11:00.000Z',
    })
    expect((await auth.latestTo(actor.email)).subject).toBe('Your Bearings account will be deleted')
    expect(await call('DELETE /me/erasure')).toMatchObject({ eraseAfter: null })
    app.setNow(noon)

    await eraseDueAccounts(app.db, days(15))
    expect(await call('GET /me')).toMatchObject({ email: actor.email })
  })

  test('is done after 14 days, and nothing tells of the person any more', async () => {
    const { id, email, token } = await auth.newcomer()
    const ask = {
      method: 'POST',
      url: '/api/v1/me/erasure',
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    } as const
    expect((await app.app.inject(ask)).statusCode).toBe(200)

    await eraseDueAccounts(app.db, days(13.9))
    expect((await auth.signIn(email)).status).toBe(200)
    expect(await eraseDueAccounts(app.db, days(14))).toBe(1)

    expect((await auth.signIn(email)).body.code).toBe('invalid_credentials')
    expect(await app.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([])
    expect(await app.db.select().from(mails).where(eq(mails.to, email))).toEqual([])
    const told = or(eq(auditLog.actorId, id), eq(auditLog.targetId, id))
    expect(await app.db.select().from(auditLog).where(told)).toEqual([])
    expect(await eraseDueAccounts(app.db, days(14))).toBe(0)
  })

  test('takes nothing from an advisor who keeps the account at the moment it would be erased', async () => {
    // The embedded database runs one transaction at a time.
    if (app.engine === 'embedded') return
    const [advisor, student] = [
      await givenUser(app.db, 'advisor', { eraseAfter: days(0) }),
      await givenUser(app.db, 'student'),
    ]
    await givenLink(app.db, { advisor, student })

    let erasing!: Promise<number>
    await app.db.transaction(async (tx) => {
      await tx.update(users).set({ eraseAfter: null }).where(eq(users.id, advisor.userId))
      erasing = app.db.transaction((job) => eraseDueAccounts(job, days(1)))
      await untilWaiting(app.db)
    })
    await erasing

    expect((await (await app.as(student))('GET /advising/link')).link).not.toBeNull()
  })

  test('is not for the invented people of a demo, who go by themselves', async () => {
    const { body } = await app.app.inject({ method: 'POST', url: '/api/v1/demo', payload: {} })
    const demo = app.withToken(JSON.parse(body).access_token)
    await expect(demo('POST /me/erasure', {})).toBeRefused('demo-not-possible')
  })
})

describe('the hourly clean-up', () => {
  test('frees an address that nobody confirmed within a week, and no other', async () => {
    const [forgotten, recent] = [unusedEmail(), unusedEmail()]
    app.setNow(days(-8).toISOString())
    await auth.signUp(forgotten)
    app.setNow(days(-6).toISOString())
    await auth.signUp(recent)
    app.setNow(noon)
    const confirmed = await givenUser(app.db, 'student', {
      createdAt: days(-100),
      confirmationSentAt: days(-100),
    })
    const made = await givenUser(app.db, 'student', { createdAt: days(-100), emailConfirmedAt: null })

    await sweepAccounts({ ...app, now: () => days(0) })

    const exists = async (email: string) =>
      (await app.db.select().from(users).where(eq(users.email, email))).length === 1
    expect(await Promise.all([forgotten, recent, confirmed.email, made.email].map(exists))).toEqual([
      false,
      true,
      true,
      true,
    ])
  })

  test('ends what is too old, and keeps what is not', async () => {
    const { userId, email } = await givenUser(app.db, 'student')
    await givenSession(app.db, { userId }, days(-31))
    const kept = await givenSession(app.db, { userId }, days(-29))
    const old = { userId, createdAt: days(-2) }
    await givenFactor(app.db, { ...old, name: 'forgotten' })
    await givenFactor(app.db, { ...old, name: 'in use', status: 'verified' })
    await auth.call('POST /recover', { body: { email } })

    await sweepAccounts({ ...app, now: () => new Date(Date.parse(noon) + 61 * 60_000) })

    const left = await app.db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId))
    expect(left).toEqual([{ id: kept }])
    const named = await app.db.select({ name: factors.name }).from(factors).where(eq(factors.userId, userId))
    expect(named).toEqual([{ name: 'in use' }])
    expect(await app.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))).toEqual([])
  })
})
