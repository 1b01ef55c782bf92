import type { Actor } from '@bearings/domain/actor'
import { usualSharing } from '@bearings/domain/advising/options'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { essays } from './database/tables/essays.ts'
import { listEntries } from './database/tables/list.ts'
import { users } from './database/tables/users.ts'
import { runAccountCommand } from './features/accounts/commands.ts'
import { datesNear } from './features/deadlines/reminders/store.ts'
import { type Explained, indexesOf, openExplained, scanned } from './testing/explained.ts'
import { everyPart, givenGuardian } from './testing/given-family.ts'
import { givenUser } from './testing/given.ts'
import { populate } from './testing/population.ts'
import { asked, inputsOf, type Population, type Reading } from './testing/reads.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

/** Reads that count everybody, for an admin's overview. */
const counted = new Set<Reading>(['GET /people/summary'])

/** Tables with rows of every person: no read for one person may scan all of them. */
const large = [
  'users',
  'profiles',
  'list_entries',
  'checklist_items',
  'essays',
  'shared_essays',
  'essay_reads',
  'tasks',
  'weeks',
  'week_tasks',
  'notifications',
  'advisor_links',
]

// Plans need a PostgreSQL server with statistics; the embedded engine chooses the same ones.
describe.runIf(process.env.TEST_DATABASE_URL)('among 100,000 students', () => {
  let database: Awaited<ReturnType<typeof openExplained>>
  let app: TestApp
  let population: Population

  beforeAll(async () => {
    database = await openExplained(inject('snapshot'))
    const { db } = database
    const each = { schools: 1, essays: 1, tasks: 1, notifications: 1 }
    await populate(db, { students: 100_000, perAdvisor: 30, ...each })
    app = await createTestApp({ database, now: new Date().toISOString() })
    const student = await found(db, 'student-7@population.example')
    const [entry] = await db.select().from(listEntries).where(eq(listEntries.userId, student.userId))
    const [essay] = await db.select().from(essays).where(eq(essays.userId, student.userId))
    const advisor = await found(db, 'advisor-0@population.example')
    const admin = await givenUser(db, 'admin')
    const guardian = await givenUser(db, 'guardian')
    await givenGuardian(db, { guardian, student }, everyPart)
    population = { student, guardian, advisor, admin, entry: entry!.id, essay: essay!.id }
  }, 300_000)
  afterAll(async () => {
    await app.close()
  })

  test.each(asked.filter(({ key }) => !counted.has(key)))(
    'no large table is read whole by $key for a $role',
    async ({ key, role }) => {
      const call = await app.as(population[role])
      database.take()

      // Failures do not matter here: a role that may see nothing must not cause a scan either.
      for (const input of inputsOf(key, population))
        await (call as (key: Reading, input: object) => Promise<unknown>)(key, input).catch(() => {})

      expect(whole(database.take())).toEqual([])
    },
  )

  test('reminders of a thousand students do not go through the dates of everybody', async () => {
    const { db } = database
    const students = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.role, 'student'))
      .limit(1000)
    const today = new Date().toISOString().slice(0, 10)
    const zones = [{ timeZone: 'America/New_York', today, reminderDay: today }]
    database.take()

    const due = await datesNear(
      db,
      zones,
      students.map(({ id }) => id),
    )

    const asked = database.take()
    expect(due).not.toEqual([])
    expect(whole(asked)).toEqual([])
    expect(asked.flatMap(indexesOf).filter((index) => /(deadline|due_on)_idx$/.test(index))).toEqual([])
  })

  test('nobody is looked up by an email address among all people', async () => {
    const email = 'student-8@population.example'
    const post = (url: string, payload: object) => app.app.inject({ method: 'POST', url, payload })
    const { db, config } = app
    const asStudent = await app.as(await givenUser(db, 'student'))
    database.take()

    const responses = [
      await post('/auth/v1/token?grant_type=password', { email, password: 'not the password' }),
      await post('/auth/v1/signup', { email, password: 'a long enough passphrase' }),
      await post('/auth/v1/recover', { email }),
      await post('/auth/v1/resend', { type: 'signup', email }),
      await post('/auth/v1/verify', { type: 'recovery', email, token: '000000' }),
    ]
    await asStudent('POST /advising/requests/to-advisor', {
      email: 'advisor-1@population.example',
      sharing: usualSharing,
    })
    await runAccountCommand({ db, config, now: () => new Date() }, ['grant', email])

    const read = database.take()
    expect(responses.filter(({ statusCode }) => statusCode >= 500 || statusCode === 404)).toEqual([])
    expect(read.filter((each) => indexesOf(each).includes('users_email_idx')).length).toBeGreaterThan(5)
    expect(whole(read)).toEqual([])
  })

  test('statements of reads are seen at all, and so is one that reads a large table', async () => {
    const call = await app.as(population.student)
    database.take()
    await call('GET /essays')
    expect(database.take().some(({ query }) => query.includes('"essays"'))).toBe(true)

    await database.db.select().from(essays).where(eq(essays.content, 'nobody wrote this'))
    expect(whole(database.take())).toEqual([expect.stringMatching(/^essays: /)])
  })
})

function whole(explained: Explained[]): string[] {
  return explained.flatMap((each) =>
    scanned(each)
      .filter((table) => large.includes(table))
      .map((table) => `${table}: ${each.query}`),
  )
}

async function found(db: Parameters<typeof populate>[0], email: string): Promise<Actor> {
  const [row] = await db.select().from(users).where(eq(users.email, email))
  const { id, role, timeZone, graduationYear, demoId } = row!
  return { userId: id, role, sessionId: null, timeZone, graduationYear, demoId }
}
