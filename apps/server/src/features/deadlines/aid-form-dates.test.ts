import type { Actor } from '@bearings/domain/actor'
import { cautionOf, headline, pathOf } from '@bearings/domain/deadlines/rules'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notifications } from '#database/tables/notifications.ts'
import { givenLink } from '#testing/given-advising.ts'
import { givenProfile } from '#testing/given-profile.ts'
import { givenCatalog, type GivenCatalog, givenEntry, givenSchool } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import { remind } from './reminders/jobs.ts'

let app: TestApp
let catalog: GivenCatalog
let student: Actor
/** When the colleges were added, as the application opened. */
const createdAt = new Date('2026-09-01T12:00:00Z')
beforeAll(async () => {
  app = await createTestApp({ now: '2026-11-21T15:00:00Z' })
  catalog = await givenCatalog(app.db)
})
beforeEach(async () => {
  app.setNow('2026-11-21T15:00:00Z')
  student = await givenUser(app.db, 'student', { timeZone: 'America/New_York', graduationYear: 2027 })
})
afterAll(() => app.close())

test('a student who asks for aid finds the usual day of each school’s forms among their dates, and that it is the usual one', async () => {
  await givenEntry(app.db, student, { schoolId: catalog.brown, createdAt })
  await givenEntry(app.db, student, { schoolId: catalog.michigan, createdAt })
  await givenEntry(app.db, student, { schoolId: catalog.kansasState, createdAt })
  expect(await aidDates()).toEqual([])

  await tick('fsa-id')

  const dates = await aidDates()
  expect(dates.map((one) => [headline(one), one.date, one.done])).toEqual([
    ['Brown University: FAFSA and CSS Profile', '2027-02-01', false],
    ['University of Michigan, Ann Arbor: FAFSA and CSS Profile', '2027-03-31', false],
  ])
  expect(cautionOf(dates[0]!)).toBe('A typical date: check it with the school.')
  expect(pathOf(dates[0]!)).toBe('/financial/forms')
})

test('forms that were sent, and those of a school that said no, are done', async () => {
  await givenEntry(app.db, student, { schoolId: catalog.brown, createdAt })
  await givenEntry(app.db, student, { schoolId: catalog.duke, status: 'Rejected', createdAt })
  await tick('fafsa')
  expect((await aidDates()).filter(({ done }) => done)).toMatchObject([{ schoolName: 'Duke University' }])

  await tick('css-profile')

  expect((await aidDates()).map(({ done, status }) => [done, status])).toEqual([
    [true, 'Done'],
    [true, 'Done'],
  ])
})

test('a student who has not chosen a class has the day of the year in which they apply', async () => {
  student = await givenUser(app.db, 'student', { timeZone: 'America/New_York', graduationYear: null })
  await givenEntry(app.db, student, {
    schoolId: catalog.brown,
    plan: 'early_decision',
    deadline: '2026-11-01',
    deadlineState: 'own',
  })
  await givenEntry(app.db, student, {
    schoolId: catalog.duke,
    plan: 'regular',
    deadline: '2027-01-04',
    deadlineState: 'own',
  })
  await tick('fafsa')
  expect((await aidDates()).map(({ date }) => date)).toEqual(['2027-02-01', '2027-02-01'])
})

test('a student who applies after a gap year has the day of the year in which they apply, and it is done once ticked', async () => {
  student = await givenUser(app.db, 'student', { timeZone: 'America/New_York', graduationYear: 2026 })
  const deadline = '2027-01-05'
  await givenEntry(app.db, student, { schoolId: catalog.brown, deadline, deadlineState: 'own', createdAt })
  await givenEntry(app.db, student, { schoolId: catalog.duke, createdAt })
  await tick('fafsa')
  await tick('css-profile')
  expect((await aidDates()).map(({ date, done }) => [date, done])).toEqual([
    ['2027-02-01', true],
    ['2027-02-01', true],
  ])
})

test('a student who gives themselves until August for a rolling school has the day of their own class', async () => {
  const deadline = '2027-08-15'
  await givenEntry(app.db, student, { schoolId: catalog.brown, deadline, deadlineState: 'own', createdAt })
  await tick('fafsa')
  expect((await aidDates()).map(({ date }) => date)).toEqual(['2027-02-01'])
})

test.each([
  ['applies early to a rolling school', '2026-09-15', '2026-08-20T12:00:00Z'],
  ['had chosen the school before they graduated', '2027-01-05', '2025-09-01T12:00:00Z'],
])(
  'a student who takes a gap year and %s has the day of the year in which they apply',
  async (_, deadline, at) => {
    student = await givenUser(app.db, 'student', { timeZone: 'America/New_York', graduationYear: 2026 })
    const own = { deadline, deadlineState: 'own', createdAt: new Date(at) } as const
    await givenEntry(app.db, student, { schoolId: catalog.brown, ...own })
    await tick('fafsa')
    expect((await aidDates()).map(({ date }) => date)).toEqual(['2027-02-01'])
  },
)

test('an advisor who reads the list alone does not see that a student asks for aid', async () => {
  await givenEntry(app.db, student, { schoolId: catalog.brown })
  await tick('fafsa')
  const advisor = await givenUser(app.db, 'advisor')
  await givenLink(app.db, { advisor, student })
  const call = await app.as(advisor)
  const seen = await call('GET /advising/students/{id}/deadlines', { id: student.userId })
  expect(JSON.stringify(seen)).not.toContain('FAFSA')
})

test('a student from abroad has the day of the CSS Profile alone, which is done once ticked, and no reminder of it after', async () => {
  await givenProfile(app.db, student, { citizenship: 'international' })
  await givenEntry(app.db, student, { schoolId: catalog.brown, createdAt })
  const withFafsaAlone = { aid: { forms: { css: null, usualDeadline: '03-01' } } }
  const other = await givenSchool(app.db, { name: 'Hillside College', more: withFafsaAlone })
  await givenEntry(app.db, student, { schoolId: other.id, createdAt })
  await tick('fsa-id')
  expect((await aidDates()).map((one) => [headline(one), one.done])).toEqual([
    ['Brown University: CSS Profile', false],
  ])

  await tick('css-profile')

  expect((await aidDates()).map(({ done, status }) => [done, status])).toEqual([[true, 'Done']])
  app.setNow('2027-01-25T15:00:00Z')
  await remind({ db: app.db, config: app.config, now: app.now })
  expect(await app.db.select().from(notifications).where(eq(notifications.userId, student.userId))).toEqual(
    [],
  )
})

test('a student who puts a school off by a year is no longer told that its aid forms are due now', async () => {
  const own = { deadline: '2027-01-05', deadlineState: 'own' } as const
  const entry = await givenEntry(app.db, student, { schoolId: catalog.brown, ...own, createdAt })
  await tick('fsa-id')
  app.setNow('2027-01-25T16:00:00Z')
  await remind({ db: app.db, config: app.config, now: app.now })
  expect(await told()).toEqual(['Brown University: FAFSA and CSS Profile'])
  const call = await app.as(student)

  await call('PATCH /schools/list/{id}', { id: entry.id, deadline: '2027-01-26' })
  expect(await told()).toHaveLength(1)
  await call('PATCH /schools/list/{id}', { id: entry.id, deadline: '2028-01-05' })
  expect(await told()).toEqual([])
})

test('a student who turns out to apply a year later is no longer told of days of this year', async () => {
  const known = { plan: 'regular', deadline: '2027-01-05', deadlineState: 'reported' } as const
  await givenEntry(app.db, student, { schoolId: catalog.brown, ...known, createdAt, updatedAt: createdAt })
  await tick('fsa-id')
  for (const day of ['2027-01-01', '2027-01-25']) {
    app.setNow(`${day}T15:00:00Z`)
    await remind({ db: app.db, config: app.config, now: app.now })
  }
  expect(await told()).toHaveLength(2)

  await (
    await app.as(student)
  )('PUT /me/graduation-year', { graduationYear: 2028 })

  expect(await told()).toEqual([])
})

test('a senior who names the class that they counted as keeps the reminder of aid forms, which would not come again', async () => {
  student = await givenUser(app.db, 'student', { timeZone: 'America/New_York' })
  const own = { deadline: '2027-01-05', deadlineState: 'own' } as const
  await givenEntry(app.db, student, { schoolId: catalog.brown, ...own, createdAt })
  await tick('fsa-id')
  app.setNow('2027-01-25T17:00:00Z')
  await remind({ db: app.db, config: app.config, now: app.now })
  const call = await app.as(student)

  await call('PUT /me/graduation-year', { graduationYear: 2027 })

  expect(await told()).toEqual(['Brown University: FAFSA and CSS Profile'])
})

test('a student from abroad who will not ask for aid has no dates of its forms', async () => {
  await givenEntry(app.db, student, { schoolId: catalog.brown, createdAt })
  await tick('fsa-id')
  const call = await app.as(student)
  await call('PATCH /money/finances', { country: 'KE', asksForAid: 'unsure' })
  expect(await aidDates()).toHaveLength(1)
  await call('PATCH /money/finances', { asksForAid: 'no' })
  expect(await aidDates()).toEqual([])
})

async function tick(step: 'fafsa' | 'fsa-id' | 'css-profile') {
  const call = await app.as(student)
  await call('PUT /money/steps/{step}', { step, done: true })
}

async function aidDates() {
  const call = await app.as(student)
  return (await call('GET /deadlines')).filter(({ source }) => source === 'aid')
}

async function told() {
  const rows = await app.db
    .select({ title: notifications.title })
    .from(notifications)
    .where(and(eq(notifications.userId, student.userId), eq(notifications.type, 'application-reminder')))
  return rows.map(({ title }) => title)
}
