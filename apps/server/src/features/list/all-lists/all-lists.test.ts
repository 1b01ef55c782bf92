import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { listEntries } from '#database/tables/list.ts'
import { givenOnce } from '#testing/given-once.ts'
import { givenCatalog, givenEntry } from '#testing/given-schools.ts'
import { givenDemo, givenUser } from '#testing/given.ts'
import { askForFile } from '#testing/import-file.ts'
import { type TestApp, useTestApp } from '#testing/test-app.ts'
import { all } from './service.ts'

const app = useTestApp()
const catalog = givenOnce(() => givenCatalog(app.db))
let call: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  call = await app.as(await givenUser(app.db, 'admin'))
})

test('an admin sees who has which school, the latest first', async () => {
  const mira = await givenUser(app.db, 'student', { fullName: 'Mira Odhiambo' })
  await givenEntry(app.db, mira, { schoolId: catalog.duke, createdAt: new Date('2026-10-01T08:00:00Z') })
  await givenEntry(app.db, mira, {
    schoolId: catalog.yale,
    plan: 'regular',
    deadline: '2027-01-02',
    deadlineState: 'reported',
    major: 'History',
    status: 'In Progress',
    createdAt: new Date('2026-10-02T08:00:00Z'),
  })

  const { lines, next } = await call('GET /schools/all-lists', { q: 'odhiambo' })

  expect(next).toBeNull()
  expect(lines).toEqual([
    {
      id: expect.any(String),
      student: { id: mira.userId, fullName: 'Mira Odhiambo', email: mira.email },
      name: 'Yale University',
      location: 'New Haven, CT',
      major: 'History',
      plan: 'regular',
      deadline: '2027-01-02',
      status: 'In Progress',
      addedAt: '2026-10-02T08:00:00.000Z',
    },
    expect.objectContaining({ name: 'Duke University' }),
  ])
})

test('an admin takes all lists along with the day on which each school was added', async () => {
  const { userId } = await givenUser(app.db, 'admin', { timeZone: 'America/Los_Angeles' })
  const student = await givenUser(app.db, 'student', { fullName: 'Evening Person' })
  await givenEntry(app.db, student, { schoolId: catalog.duke, createdAt: new Date('2026-10-03T05:00:00Z') })

  const as = { app, userId, now: new Date().toISOString() }
  const { body } = await askForFile(as, { method: 'GET', url: '/schools/all-lists/export?q=evening' })

  expect(body.trim().split('\r\n')[1]).toMatch(/^Duke University,.*,2026-10-02$/)
})

test('page after page shows every line once', async () => {
  const student = await givenUser(app.db, 'student', { fullName: 'Paged Person' })
  // All at one instant, so that only the id tells them apart.
  const createdAt = new Date('2026-10-05T08:00:00Z')
  for (let school = 0; school < 5; school++) await givenEntry(app.db, student, { createdAt })

  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await call('GET /schools/all-lists', {
      q: 'paged person',
      limit: 2,
      ...(after && { after }),
    })
    seen.push(...page.lines.map(({ id }) => id))
    after = page.next ?? undefined
  } while (after)

  expect(seen).toHaveLength(5)
  expect(new Set(seen).size).toBe(5)
})

test('the file of all lists comes to its end, though the line it has come to is deleted meanwhile', async () => {
  const student = await givenUser(app.db, 'student', { fullName: 'Long List' })
  const createdAt = new Date('2026-10-06T08:00:00Z')
  await app.db
    .insert(listEntries)
    .values(
      Array.from({ length: 2100 }, (_, at) => ({ userId: student.userId, name: `College ${at}`, createdAt })),
    )

  const seen = new Set<string>()
  for await (const { id } of all({ db: app.db }, { q: 'long list' })) {
    seen.add(id)
    if (seen.size === 1000) await app.db.delete(listEntries).where(eq(listEntries.id, id))
  }

  expect(seen.size).toBe(2100)
})

test('a search finds by email, by school and by a school’s own name', async () => {
  const student = await givenUser(app.db, 'student')
  await givenEntry(app.db, student, { schoolId: catalog.vanderbilt })
  await givenEntry(app.db, student, { name: 'Ocean 100% College' })

  const found = async (q: string) =>
    (await call('GET /schools/all-lists', { q })).lines.map(({ name }) => name)

  // Two lines of the same instant are in no known order.
  expect((await found(student.email.toUpperCase())).toSorted()).toEqual([
    'Ocean 100% College',
    'Vanderbilt University',
  ])
  expect(await found('vandy')).toEqual(['Vanderbilt University'])
  expect(await found('100% coll')).toEqual(['Ocean 100% College'])
  expect(await found('10_% coll')).toEqual([])
})

test('a status narrows it', async () => {
  const student = await givenUser(app.db, 'student', { fullName: 'Narrow Name' })
  await givenEntry(app.db, student, { schoolId: catalog.duke, status: 'Accepted' })
  await givenEntry(app.db, student, { schoolId: catalog.yale, status: 'Rejected' })

  const { lines } = await call('GET /schools/all-lists', { q: 'narrow name', status: 'Accepted' })
  const all = await call('GET /schools/all-lists', { status: 'Accepted' })

  expect(lines).toMatchObject([{ name: 'Duke University' }])
  expect(all.lines.map(({ status }) => status)).toEqual(all.lines.map(() => 'Accepted'))
})

test('what is in the trash or belongs to a demo is not among them', async () => {
  const demoId = await givenDemo(app.db)
  const visitor = await givenUser(app.db, 'student', { fullName: 'Hidden Visitor', demoId })
  const student = await givenUser(app.db, 'student', { fullName: 'Hidden Trash' })
  await givenEntry(app.db, visitor)
  await givenEntry(app.db, student, { trashedAt: new Date() })

  expect(await call('GET /schools/all-lists', { q: 'hidden' })).toEqual({ lines: [], next: null })
})
