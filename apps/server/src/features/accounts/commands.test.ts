import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '#commands.ts'
import { auditLog } from '#database/tables/audit-log.ts'
import { users } from '#database/tables/users.ts'
import { runOnServer, CommandRefused, openCommandChannel } from '#platform/command-channel.ts'
import { authOf, password } from '#testing/auth.ts'
import { givenLink } from '#testing/given-advising.ts'
import { givenFactor } from '#testing/given-factor.ts'
import { givenNotification } from '#testing/given-notifications.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { notifyAdmins } from '../people/approvals.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'bearings-commands-'))

const app = useTestApp()
const auth = authOf(app)
let channel: Awaited<ReturnType<typeof openCommandChannel>>
beforeAll(async () => {
  const now = () => new Date('2026-11-01T12:00:00Z')
  channel = await openCommandChannel(
    dataDir,
    (words) => runCommand({ db: app.db, config: app.config, now }, words),
    (error) => app.app.log.error(error),
  )
})
afterAll(() => {
  channel.close()
  rmSync(dataDir, { recursive: true })
})

test('the person at the machine makes somebody an admin while the server runs', async () => {
  const actor = await givenUser(app.db, 'student')
  const advisor = await givenUser(app.db, 'advisor')
  await givenLink(app.db, { advisor, student: actor })
  const call = await app.as(actor)

  expect(await runOnServer(dataDir, ['grant', actor.email.toUpperCase()])).toBe(
    `${actor.email} is an admin now (was student)`,
  )

  expect(await call('GET /me')).toMatchObject({ role: 'admin' })
  const [entry] = await app.db.select().from(auditLog).where(eq(auditLog.targetId, actor.userId))
  expect(entry).toMatchObject({
    action: 'role_changed',
    actorId: null,
    detail: { from: 'student', to: 'admin' },
  })
  expect(await runOnServer(dataDir, ['grant', actor.email])).toBe(`${actor.email} is already an admin`)
  expect(await (await app.as(advisor))('GET /advising/students')).toMatchObject({ students: [] })
})

test('a student who was made an admin is led to the overview, and no longer to a profile that is closed', async () => {
  const actor = await givenUser(app.db, 'student')
  const createdAt = new Date('2026-10-01T12:00:00Z')
  await givenNotification(app.db, actor, { title: 'Welcome to Bearings', link: '/profile', createdAt })

  await runOnServer(dataDir, ['grant', actor.email])

  const { notifications } = await (await app.as(actor))('GET /notifications')
  expect(notifications).toMatchObject([
    { title: 'Your role has changed', link: '/dashboard', isRead: false },
    { title: 'Welcome to Bearings', link: null },
  ])
})

test.each([
  { words: ['grant', 'nobody@example.org'], reason: 'Nobody has signed up as nobody@example.org' },
  { words: ['grant', 'nobody'], reason: 'nobody is not an email address' },
  {
    words: ['grant'],
    reason:
      'Usage: npm run admin -- grant EMAIL | approve-advisor EMAIL | remove-authenticators EMAIL | delete EMAIL --forever | service-key | rotate-keys, npm run backup -- FILE [--without-missing], npm run restore -- FILE',
  },
  {
    words: ['destroy'],
    reason:
      'Usage: npm run admin -- grant EMAIL | approve-advisor EMAIL | remove-authenticators EMAIL | delete EMAIL --forever | service-key | rotate-keys, npm run backup -- FILE [--without-missing], npm run restore -- FILE',
  },
])('$words is refused with one line', async ({ words, reason }) => {
  await expect(runOnServer(dataDir, words)).rejects.toEqual(new CommandRefused(reason))
})

test('the person at the machine approves an advisor, once', async () => {
  const advisor = await givenUser(app.db, 'advisor')
  const student = await givenUser(app.db, 'student')

  expect(await runOnServer(dataDir, ['approve-advisor', advisor.email])).toBe(
    `${advisor.email} can now search for students and send them requests`,
  )

  const [entry] = await app.db.select().from(auditLog).where(eq(auditLog.targetId, advisor.userId))
  expect(entry).toMatchObject({ action: 'advisor_approved', detail: { by: 'command line' } })
  expect(await runOnServer(dataDir, ['approve-advisor', advisor.email])).toContain('already approved')
  await expect(runOnServer(dataDir, ['approve-advisor', student.email])).rejects.toThrow('is not an advisor')
})

test.each([
  { how: 'approved', words: ['approve-advisor'], told: 'Account Approved' },
  { how: 'made an admin', words: ['grant'], told: 'Your role has changed' },
])(
  'an advisor who is $how at the machine is told, and waits for no admin anymore',
  async ({ words, told }) => {
    const asAdmin = await app.as(await givenUser(app.db, 'admin'))
    const advisor = await givenUser(app.db, 'advisor')
    await notifyAdmins(app.db, { ...advisor, id: advisor.userId, fullName: 'Ada Waits' }, app.now())
    const read = async (call: typeof asAdmin) =>
      (await call('GET /notifications')).notifications.map(({ title }) => title)
    expect(await read(asAdmin)).toEqual(['Advisor Waiting for Approval'])

    await runOnServer(dataDir, [...words, advisor.email])

    expect(await read(asAdmin)).toEqual([])
    expect(await read(await app.as(advisor))).toContain(told)
  },
)

test('an address that is not confirmed makes no admin', async () => {
  const { email } = await givenUser(app.db, 'student', { emailConfirmedAt: null })
  await expect(runOnServer(dataDir, ['grant', email])).rejects.toThrow('not confirmed')
})

test('a person who lost the phone and the recovery codes signs in with the password alone again, and is told', async () => {
  const person = await givenUser(app.db, 'advisor', { password })
  await givenFactor(app.db, { userId: person.userId, status: 'verified' })
  const me = async () => {
    const { body } = await auth.signIn(person.email)
    return app.withToken(body.access_token)('GET /me')
  }
  await expect(me()).toBeRefused('UNAUTHORIZED')

  expect(await runOnServer(dataDir, ['remove-authenticators', person.email])).toBe(
    `${person.email} signs in with the password alone now`,
  )

  expect(await me()).toMatchObject({ role: 'advisor' })
  expect((await auth.latestTo(person.email)).subject).toContain('authenticator')
  const acts = await app.db.select().from(auditLog).where(eq(auditLog.targetId, person.userId))
  expect(acts).toContainEqual(
    expect.objectContaining({
      action: 'factor_deleted',
      detail: expect.objectContaining({ by: 'command line' }) as object,
    }),
  )
  expect(await runOnServer(dataDir, ['remove-authenticators', person.email])).toContain('has no')
})

test('a student whose parent asks for it is deleted at once, and no one by a command that was cut short', async () => {
  const student = await givenUser(app.db, 'student', { password })
  await expect(runOnServer(dataDir, ['delete', student.email])).rejects.toThrow('Usage')
  expect((await auth.signIn(student.email)).status).toBe(200)

  expect(await runOnServer(dataDir, ['delete', student.email, '--forever'])).toContain('is deleted')

  expect((await auth.signIn(student.email)).body.code).toBe('invalid_credentials')
  expect(await app.db.$count(users, eq(users.id, student.userId))).toBe(0)
  const acts = await app.db.select().from(auditLog).where(eq(auditLog.targetId, student.userId))
  expect(acts).toMatchObject([{ action: 'user_deleted', detail: { by: 'command line' } }])
  await expect(runOnServer(dataDir, ['delete', student.email, '--forever'])).rejects.toThrow('Nobody')
})

test('a service key opens the accounts to a machine for an hour', async () => {
  const token = (await runOnServer(dataDir, ['service-key']))!
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect((await auth.call('GET /admin/users', { token })).status).toBe(200)

  app.setNow('2026-11-01T13:00:10Z')
  expect((await auth.call('GET /admin/users', { token })).status).toBe(403)
})
