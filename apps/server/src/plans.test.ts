import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { contract, type Contract, type Input, type Key } from '@bearings/domain/contract'
import type { Endpoint } from '@bearings/domain/endpoint'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { essays } from './database/tables/essays.ts'
import { listEntries } from './database/tables/schools-list.ts'
import { users } from './database/tables/users.ts'
import { type Explained, openExplained, scanned } from './testing/explained.ts'
import { givenUser } from './testing/given.ts'
import { populate } from './testing/population.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

type Reading = Extract<Key, `GET ${string}`>
type Addressed = { [K in Reading]: Contract[K] extends { params: unknown } ? K : never }[Reading]

type Population = { student: Actor; advisor: Actor; admin: Actor; entry: string; essay: string }

/** How to reach a row through each read that has a name in its path. A new one does not compile before it is here. */
const rowsOf: { [K in Addressed]: (of: Population) => Input<K> } = {
  'GET /advising/students/{id}': ({ student }) => ({ id: student.userId }),
  'GET /advising/students/{id}/deadlines': ({ student }) => ({ id: student.userId }),
  'GET /advising/students/{id}/documents': ({ student }) => ({ id: student.userId }),
  'GET /advising/students/{id}/essays': ({ student }) => ({ id: student.userId }),
  'GET /advising/students/{id}/list': ({ student }) => ({ id: student.userId }),
  'GET /advising/students/{id}/money': ({ student }) => ({ id: student.userId }),
  'GET /advising/students/{id}/notes': ({ student }) => ({ id: student.userId }),
  'GET /advising/students/{id}/profile': ({ student }) => ({ id: student.userId }),
  'GET /advising/students/{id}/weeks': ({ student }) => ({ id: student.userId }),
  'GET /documents/{id}/link': () => ({ id: randomUUID() }),
  'GET /essays/{id}': ({ essay }) => ({ id: essay }),
  'GET /essays/{id}/authorship': ({ essay }) => ({ id: essay }),
  'GET /essays/{id}/comments': ({ essay }) => ({ id: essay }),
  'GET /essays/{id}/versions': ({ essay }) => ({ id: essay }),
  'GET /essays/{id}/versions/{versionId}': ({ essay }) => ({ id: essay, versionId: randomUUID() }),
  'GET /library/articles/{slug}': () => ({ slug: 'write-the-small-essay' }),
  'GET /library/guides/{slug}': () => ({ slug: 'fafsa-2027-28' }),
  'GET /library/profiles/{id}': () => ({ id: 'sofia-m' }),
  'GET /navigator/conversations/{id}': () => ({ id: randomUUID() }),
  'GET /profile/public/{handle}': () => ({ handle: 'nobody-has-it' }),
  'GET /schools/catalog/{id}': () => ({ id: randomUUID() }),
  'GET /schools/colleges/{unitid}': () => ({ unitid: 243_744 }),
  'GET /schools/list/{id}': ({ entry }) => ({ id: entry }),
  'GET /schools/list/{id}/research': ({ entry }) => ({ id: entry }),
}

/** What has to be asked for something. */
const questions: Partial<Record<Reading, object[]>> = {
  'GET /advising/students/search': [{ studentId: 'P-00123' }],
  'GET /people': [
    {},
    { q: 'population' },
    { role: 'advisor' },
    { show: 'waiting' },
    { show: 'disabled' },
    { show: 'disabled', role: 'student' },
  ],
  'GET /schools/all-lists': [
    {},
    { status: 'Accepted' },
    { q: 'student-7@' },
    { q: 'hillside', status: 'Submitted' },
  ],
  'GET /schools/catalog': [{ q: 'michigan' }],
  'GET /schools/majors': [{ q: 'history' }],
  'GET /schools/high-schools': [{ q: 'central' }],
  'GET /schools/courses': [{ q: 'calculus' }],
}

/** What counts everybody, for an admin's overview. */
const counted = new Set<Reading>(['GET /people/summary'])

/** Tables with rows of every person: no read of one person may go through all of them. */
const large = [
  'users',
  'profiles',
  'list_entries',
  'checklist_items',
  'essays',
  'shared_essays',
  'tasks',
  'weeks',
  'week_tasks',
  'notifications',
  'advisor_links',
]

// Plans are what a PostgreSQL server with statistics makes of a query; the embedded engine makes the same ones.
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
    population = { student, advisor, admin, entry: entry!.id, essay: essay!.id }
  }, 300_000)
  afterAll(async () => {
    await app.close()
  })

  const reads = Object.entries<Endpoint>(contract).filter(([key]) => key.startsWith('GET ')) as [
    Reading,
    Endpoint,
  ][]
  const roles = ['student', 'advisor', 'admin'] as const
  const asked = reads.flatMap(([key, { access }]) =>
    roles
      .filter((role) => access === 'public' || access === 'signed-in' || access.includes(role))
      .map((role) => ({ key, role })),
  )

  test.each(asked.filter(({ key }) => !counted.has(key)))(
    'no large table is read whole by $key for a $role',
    async ({ key, role }) => {
      const call = await app.as(population[role])
      const rows = rowsOf[key as Addressed] as ((of: Population) => object) | undefined
      const inputs = rows ? [rows(population)] : (questions[key] ?? [{}])
      database.take()

      // Whatever the answer is, a role that sees nothing of it included.
      for (const input of inputs)
        await (call as (key: Reading, input: object) => Promise<unknown>)(key, input).catch(() => {})

      expect(whole(database.take())).toEqual([])
    },
  )

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
  const { id, role, timeZone, demoId } = row!
  return { userId: id, role, sessionId: null, timeZone, demoId }
}
