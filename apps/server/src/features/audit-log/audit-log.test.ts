import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#database/tables/audit-log.ts'
import { sweepAccounts } from '#features/accounts/jobs.ts'
import { parseConfig } from '#platform/config/config.ts'
import { accessTokenFor } from '#testing/access-token.ts'
import { givenScholarship } from '#testing/given-money.ts'
import { givenCatalog } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { createTestApp, useTestApp } from '#testing/test-app.ts'

const now = '2026-11-01T12:00:00Z'

const app = useTestApp({ now })

test('an admin reads who did what to whom, the latest first, and page by page', async () => {
  const admin = await givenUser(app.db, 'admin')
  const student = await givenUser(app.db, 'student', { fullName: 'Noor Haddad' })
  for (const hour of ['08', '09', '10']) await givenAct(student.userId, `2026-10-30T${hour}:00:00Z`)
  const call = await app.as(admin)

  const first = await call('GET /audit-log', { q: 'noor', limit: 2 })
  const second = await call('GET /audit-log', { q: 'noor', limit: 2, after: first.next! })

  expect(first.entries.map(({ at }) => at.slice(11, 13))).toEqual(['10', '09'])
  expect(second).toMatchObject({
    entries: [{ at: '2026-10-30T08:00:00.000Z', actor: { fullName: 'Noor Haddad' }, target: null }],
    next: null,
  })
})

test('an admin reads which school, scholarship or invite it was, by its name of today', async () => {
  const { userId } = await givenUser(app.db, 'advisor', { fullName: 'Vera Named' })
  const { duke: schoolId } = await givenCatalog(app.db)
  const { id: scholarshipId } = await givenScholarship(app.db, { userId }, { name: 'Harbor Fund' })
  const given = [{ schoolId }, { scholarshipId }, { linkId: crypto.randomUUID() }, { schoolId: 'of old' }]
  for (const detail of given)
    await app.db.insert(auditLog).values({ actorId: userId, at: new Date(now), action: 'changed', detail })
  const call = await app.as(await givenUser(app.db, 'admin'))

  const { entries } = await call('GET /audit-log', { q: 'vera named' })

  expect(entries.map(({ about }) => about)).toEqual([null, null, 'Harbor Fund', 'Duke University'])
})

test('it is narrowed to an action and to days, which are the reader’s own', async () => {
  const admin = await givenUser(app.db, 'admin', { timeZone: 'America/Los_Angeles' })
  const { userId } = await givenUser(app.db, 'student', { fullName: 'Days Apart' })
  await givenAct(userId, '2026-10-21T06:59:00Z')
  await givenAct(userId, '2026-10-21T07:00:00Z')
  await givenAct(userId, '2026-10-22T06:59:00Z')
  await givenAct(userId, '2026-10-22T07:00:00Z')
  const call = await app.as(admin)
  const asked = { q: 'days apart', from: '2026-10-21', to: '2026-10-21' }

  const { entries, actions } = await call('GET /audit-log', asked)

  expect(entries.map(({ at }) => at)).toEqual(['2026-10-22T06:59:00.000Z', '2026-10-21T07:00:00.000Z'])
  expect(actions).toContain('student_id_changed')
  expect(await call('GET /audit-log', { ...asked, action: 'login' })).toMatchObject({ entries: [] })
})

test('not even the application itself can change, delete or empty it', async () => {
  const { userId } = await givenUser(app.db, 'student')
  const id = await givenAct(userId, now)
  const attempts = [
    sql`update audit_log set action = 'nothing' where id = ${id}`,
    sql`update audit_log set at = now() where id = ${id}`,
    sql`update audit_log set actor_id = ${crypto.randomUUID()} where id = ${id}`,
    sql`update audit_log set actor_id = null where id = ${id}`,
    sql`update audit_log set address = '', user_agent = '', detail = '{}' where id = ${id}`,
    sql`delete from audit_log where id = ${id}`,
    sql`truncate audit_log`,
  ]

  for (const attempt of attempts)
    await expect(app.db.execute(attempt)).rejects.toMatchObject({
      cause: { message: 'The audit log is append-only' },
    })

  expect(await app.db.$count(auditLog, sql`id = ${id} and actor_id = ${userId}`)).toBe(1)
})

test('an entry of a time to come makes no other one old', async () => {
  const { userId } = await givenUser(app.db, 'student')
  const id = await givenAct(userId, now)
  const ahead = await givenAct(userId, '2200-01-01T00:00:00Z')

  for (const one of [id, ahead])
    await expect(app.db.execute(sql`delete from audit_log where id = ${one}`)).rejects.toMatchObject({
      cause: { message: 'The audit log is append-only' },
    })
})

test('a school that has to keep its records longer keeps them as long as it says', async () => {
  const own = await createTestApp({ now, settings: { AUDIT_LOG_DAYS: '365' } })
  const today = Date.now()
  const { userId: actorId } = await givenUser(own.db, 'student')
  const given = [364, 366].map((days) => ({
    actorId,
    at: new Date(today - days * 86_400_000),
    action: 'changed',
  }))
  await own.db.insert(auditLog).values(given)

  await sweepAccounts({ ...own, now: () => new Date(today) })

  const left = await own.db.select().from(auditLog).where(eq(auditLog.actorId, actorId))
  expect(left).toHaveLength(1)
  const admin = await own.as(await givenUser(own.db, 'admin'))
  expect(await admin('GET /audit-log', {})).toMatchObject({ days: 365 })
  await own.close()
})

test.each(['89', '12.5', 'always', '9999'])(
  'keeping the audit log for %j days is refused at the start',
  (value) => {
    expect(() => parseConfig({ AUDIT_LOG_DAYS: value })).toThrow(
      `AUDIT_LOG_DAYS=${value} is not possible: it takes a whole number of days from 90 to 3653`,
    )
  },
)

test('what is older than 90 days goes, and that it went is written down', async () => {
  const { userId } = await givenUser(app.db, 'student')
  const today = Date.now()
  const daysAgo = (days: number) => new Date(today - days * 86_400_000)
  const old = await givenAct(userId, daysAgo(91).toISOString())
  const young = await givenAct(userId, daysAgo(88).toISOString())

  await sweepAccounts({ ...app, now: () => new Date(today) })

  const left = await app.db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.id, [old, young]))
  expect(left.map(({ id }) => id)).toEqual([young])
  const trimmed = await app.db.select().from(auditLog).where(eq(auditLog.action, 'audit_log_trimmed'))
  expect(trimmed).toMatchObject([{ detail: { before: daysAgo(90).toISOString() } }])
})

test('it is downloaded as a table, and the download stands in it', async () => {
  const admin = await givenUser(app.db, 'admin', { email: 'downloads@example.org' })
  const student = await givenUser(app.db, 'student', { fullName: '=SUM(1)', email: 'sum@example.org' })
  await givenAct(student.userId, '2026-10-30T08:00:00Z')

  const { statusCode, headers, body } = await exportFor(admin.userId, '/audit-log/export?q=sum@')

  expect(statusCode).toBe(200)
  expect(headers['content-disposition']).toBe('attachment; filename="audit-log.csv"')
  expect(body.split('\r\n')[0]).toBe('\uFEFFid,at,action,done by,done to,address,about,detail')
  expect(body).toContain('student_id_changed,sum@example.org')
  const call = await app.as(admin)
  expect(await call('GET /audit-log', { q: 'downloads@' })).toMatchObject({
    entries: [{ action: 'exported', detail: { what: 'audit-log' } }],
  })
})

test.each(['/audit-log/export', '/schools/all-lists/export', '/waitlist/export'])(
  '%s is closed to everyone but admins',
  async (path) => {
    for (const role of ['student', 'advisor'] as const) {
      const { userId } = await givenUser(app.db, role)
      expect((await exportFor(userId, path)).statusCode).toBe(403)
    }
    expect((await app.app.inject(`/api/v1${path}`)).statusCode).toBe(401)
  },
)

async function exportFor(userId: string, path: string) {
  const token = await accessTokenFor({ db: app.db, now: () => new Date(now), config: app.config }, userId)
  return app.app.inject({ url: `/api/v1${path}`, headers: { authorization: `Bearer ${token}` } })
}

async function givenAct(actorId: string, at: string): Promise<number> {
  const [row] = await app.db
    .insert(auditLog)
    .values({
      actorId,
      at: new Date(at),
      action: 'student_id_changed',
      address: '192.0.2.1',
      detail: { a: 1 },
    })
    .returning({ id: auditLog.id })
  return row!.id
}
