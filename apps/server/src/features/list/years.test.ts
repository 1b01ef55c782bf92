import { eq, gt } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { catalogLoads } from '#database/tables/colleges-reference.ts'
import { schoolDeadlines } from '#database/tables/colleges.ts'
import { listEntries } from '#database/tables/list.ts'
import { notificationMails } from '#database/tables/notification-mails.ts'
import { givenOnce } from '#testing/given-once.ts'
import { givenCatalog } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { followCatalog } from './jobs.ts'

const app = useTestApp({ now: '2026-11-20T12:00:00Z' })
const catalog = givenOnce(() => givenCatalog(app.db))
beforeEach(async () => {
  // The dates of the new year are those of one test, not of the next.
  await app.db.delete(schoolDeadlines).where(eq(schoolDeadlines.cycle, newYear))
  await app.db.delete(catalogLoads).where(gt(catalogLoads.loadedAt, app.now()))
})

const newYear = '2027-28'
const early = { plan: 'restrictive_early_action' } as const

async function givenStudent(graduationYear: number | null = null, schoolId = catalog.stanford) {
  const student = await givenUser(app.db, 'student', { timeZone: 'America/New_York', graduationYear })
  const call = await app.as(student)
  const { id } = await call('POST /schools/list', { schoolId, ...early })
  const entry = async () => (await app.as(student))('GET /schools/list/{id}', { id })
  return { student, call, id, entry }
}

/** The dates of a new application year arrive with a new version of Bearings. */
async function givenNewDate(schoolId: string, date: string, loadedAt: string) {
  const round = early.plan
  const of = { cycle: newYear, state: 'reported', source: 'Common App' } as const
  await app.db.insert(schoolDeadlines).values({ schoolId, round, date, ...of })
  await app.db.insert(catalogLoads).values({ sha256: loadedAt, rows: {}, loadedAt: new Date(loadedAt) })
}

async function turnTo(instant: string) {
  app.setNow(instant)
  await followCatalog({ db: app.db, now: app.now })
}

test.each([
  // Grades change in July, and a student who never named a class counts as a rising senior then.
  { graduationYear: null, turns: '2027-07-01' },
  { graduationYear: 2027, turns: '2027-08-01' },
])(
  'a student of the class $graduationYear is from $turns on not late by a year for what they did not send',
  async ({ graduationYear, turns }) => {
    const { entry } = await givenStudent(graduationYear)

    await turnTo(`${turns}T03:00:00Z`)
    expect((await entry()).deadline).toBe('2026-11-01')

    await turnTo(`${turns}T05:00:00Z`)
    expect(await entry()).toMatchObject({
      ...early,
      deadline: null,
      catalogDeadline: { date: '2026-11-01', state: 'carried_over' },
    })
  },
)

test('a date that the student set, and an application that went out, stay as they are', async () => {
  const { call, id, entry } = await givenStudent()
  const sent = await call('POST /schools/list', { schoolId: catalog.ucla, plan: 'regular' })
  await call('PATCH /schools/list/{id}', { id, deadline: '2026-12-24' })
  await call('PATCH /schools/list/{id}', { id: sent.id, status: 'Submitted' })

  await turnTo('2027-08-02T12:00:00Z')

  expect((await entry()).deadline).toBe('2026-12-24')
  const row = await app.db.select().from(listEntries).where(eq(listEntries.id, sent.id))
  expect(row[0]!.deadline).toBe(sent.deadline)
})

test('a junior who has chosen a plan gets its date once the college’s new dates are in the catalog', async () => {
  const { id, entry } = await givenStudent(2028)
  expect((await entry()).deadline).toBe(null)
  await app.db
    .update(listEntries)
    .set({ updatedAt: new Date('2026-11-20T12:00:00Z') })
    .where(eq(listEntries.id, id))

  await givenNewDate(catalog.stanford, '2027-11-03', '2027-08-20T00:00:00Z')
  await turnTo('2027-08-20T12:00:00Z')

  expect(await entry()).toMatchObject({ deadline: '2027-11-03', deadlineState: 'reported' })
  const [row] = await app.db.select().from(listEntries).where(eq(listEntries.id, id))
  expect(row!.updatedAt).toEqual(new Date('2026-11-20T12:00:00Z'))
})

test('a student is told once of all dates that came, and hears nothing of the same dates again', async () => {
  const { student, call } = await givenStudent(2028, catalog.ohioState)
  await call('POST /schools/list', { schoolId: catalog.mit, ...early })
  await call('PUT /deadlines/reminders', { byMail: true })
  const told = async () => (await (await app.as(student))('GET /notifications')).notifications
  await givenNewDate(catalog.mit, '2027-11-01', '2027-08-22T00:00:00Z')
  await givenNewDate(catalog.ohioState, '2027-11-03', '2027-08-22T01:00:00Z')

  await turnTo('2027-08-22T12:00:00Z')
  await turnTo('2027-08-22T13:00:00Z')

  expect(await told()).toMatchObject([
    {
      type: 'application-reminder',
      title: 'Deadlines Published',
      message: expect.stringMatching(
        /^2 deadlines are on your list now. First, .* is due Nov 01, 2027.$/,
      ) as string,
      link: '/deadlines',
    },
  ])
  const mails = app.db.select().from(notificationMails).where(eq(notificationMails.userId, student.userId))
  expect(await mails).toMatchObject([{ title: 'Deadlines Published' }])
})

test('a student who has committed to a college hears nothing of the new dates of another', async () => {
  const { student, call, entry } = await givenStudent(2027)
  await call('POST /schools/list', { schoolId: catalog.tulane, status: 'Committed' })
  await givenNewDate(catalog.stanford, '2027-11-03', '2027-08-20T00:00:00Z')

  await turnTo('2027-08-20T12:00:00Z')

  expect((await entry()).deadline).toBe('2026-11-01')
  const told = (await (await app.as(student))('GET /notifications')).notifications
  expect(told.filter(({ type }) => type === 'application-reminder')).toEqual([])
})

test('a date that the student took away after that does not come back, and one that has passed does not come', async () => {
  await givenNewDate(catalog.tulane, '2027-11-03', '2027-08-21T00:00:00Z')
  const { student, id, entry } = await givenStudent(2028, catalog.tulane)
  await turnTo('2027-09-01T12:00:00Z')
  expect((await entry()).deadline).toBe('2027-11-03')
  await (
    await app.as(student)
  )('PATCH /schools/list/{id}', { id, deadline: null })

  await turnTo('2027-09-02T12:00:00Z')
  expect((await entry()).deadline).toBe(null)

  await app.db.update(catalogLoads).set({ loadedAt: new Date('2027-11-05T00:00:00Z') })
  await turnTo('2027-11-05T12:00:00Z')
  expect((await entry()).deadline).toBe(null)
})
