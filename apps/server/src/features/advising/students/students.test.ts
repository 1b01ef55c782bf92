import type { Actor } from '@bearings/domain/actor'
import type { Sharing } from '@bearings/domain/advising/options'
import { addDays, todayIn } from '@bearings/domain/today'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { advisorLinks, sharedEssays } from '#database/tables/advising.ts'
import { users } from '#database/tables/users.ts'
import { givenAdvised, nothingShared } from '#testing/given-advising.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenEach, givenOnce } from '#testing/given-once.ts'
import { givenProfile } from '#testing/given-profile.ts'
import { givenCatalog, givenChecklistItem, givenEntry } from '#testing/given-schools.ts'
import { givenTask } from '#testing/given-tasks.ts'
import { givenWeek } from '#testing/given-weeks.ts'
import { givenUser } from '#testing/given.ts'
import { type TestApp, useTestApp } from '#testing/test-app.ts'

type Person = Awaited<ReturnType<typeof givenUser>>

const app = useTestApp()
const catalog = givenOnce(() => givenCatalog(app.db))
let call: Awaited<ReturnType<TestApp['as']>>
const advisor = givenEach(() => givenUser(app.db, 'advisor'))
beforeEach(async () => {
  call = await app.as(advisor)
})

const long = { createdAt: new Date('2026-09-01T12:00:00Z'), updatedAt: new Date('2026-09-01T12:00:00Z') }

function givenStudent(fullName: string, sharing: Partial<Sharing> = {}): Promise<Person> {
  return givenAdvised(app.db, advisor, { fullName }, { ...long, ...sharing })
}

async function share(student: Actor, essay: { id: string }): Promise<void> {
  const { linkId } = await call('GET /advising/students/{id}', { id: student.userId })
  await app.db.insert(sharedEssays).values({ linkId, essayId: essay.id, createdAt: new Date() })
}

describe('the page of a student', () => {
  test('shows when they looked at a portal, and neither where it is nor what it says', async () => {
    const student = await givenStudent('Maya Okafor')
    await givenEntry(app.db, student, {
      schoolId: catalog.yale,
      status: 'Submitted',
      portalUrl: 'https://apply.yale.edu',
      portalLookedOn: '2026-10-20',
      portalMissing: 'Mid-year report',
    })
    expect(await call('GET /advising/students/{id}/list', { id: student.userId })).toMatchObject({
      entries: [{ portalUrl: null, portalLookedOn: '2026-10-20', portalMissing: null }],
    })
  })

  test('tells which applications are at risk, by the shared list and essays and by nothing else', async () => {
    const student = await givenStudent('Maya Okafor', { list: true })
    const id = student.userId
    const own = await app.as(student)
    const today = todayIn(student.timeZone, app.now())
    const dated = (schoolId: string, days: number) =>
      givenEntry(app.db, student, { schoolId, deadline: addDays(today, days), deadlineState: 'own' })
    const [soon, later] = [await dated(catalog.yale, 1), await dated(catalog.duke, 90)]
    const portfolio = await givenChecklistItem(app.db, soon.id, { label: 'Portfolio', kind: 'portfolio' })
    await givenChecklistItem(app.db, later.id, { label: 'Form', kind: 'application_form' })
    const hidden = await givenEssay(app.db, student, { entryId: soon.id, wordLimit: 5000 })
    const forecast = () => call('GET /advising/students/{id}/forecast', { id })

    const before = await forecast()
    expect(before).toMatchObject({
      forecast: {
        essays: 0,
        applications: [
          { id: soon.id, isAtRisk: true },
          { id: later.id, isAtRisk: false },
        ],
      },
    })
    await own('PATCH /schools/list/{id}/checklist/{itemId}', {
      id: soon.id,
      itemId: portfolio.id,
      done: true,
    })
    expect(await forecast()).toMatchObject({ forecast: { applications: [{ id: later.id }] } })
    await share(student, hidden)
    expect(await forecast()).toMatchObject({
      forecast: { essays: 1, applications: [{ id: soon.id, isAtRisk: true }, { id: later.id }] },
    })

    await app.db.update(advisorLinks).set({ list: false }).where(eq(advisorLinks.studentId, id))
    expect(await forecast()).toEqual({ shared: false })
  })

  test('shows the list, the dates and the weekly log as the student sees them', async () => {
    const student = await givenStudent('Maya Okafor')
    const id = student.userId
    const entry = await givenEntry(app.db, student, {
      schoolId: catalog.yale,
      plan: 'regular',
      deadline: '2027-01-02',
      deadlineState: 'own',
    })
    await givenChecklistItem(app.db, entry.id, { label: 'Portfolio', dueOn: '2026-11-20' })
    // Not shared, so not counted among what is left.
    await givenEssay(app.db, student, { entryId: entry.id, deadline: '2026-12-01' })
    await givenWeek(app.db, student, { weekStartDate: '2026-10-26', weekGoal: 'Finish the essay' })
    await givenWeek(app.db, student, { weekStartDate: '2026-10-19', weekGoal: 'Begin the essay' })
    await givenWeek(app.db, student, { weekStartDate: '2026-11-02', weekGoal: 'Rest' })
    await givenTask(app.db, { advisor, student }, { title: 'Ask Ms. Alvarez', dueOn: '2026-11-10' })
    const own = await app.as(student)

    expect(await call('GET /advising/students/{id}/list', { id })).toEqual({
      shared: true,
      entries: await own('GET /schools/list'),
    })
    expect(await call('GET /advising/students/{id}/deadlines', { id })).toMatchObject({
      shared: true,
      deadlines: [
        { source: 'task', title: 'Ask Ms. Alvarez' },
        { source: 'checklist', title: 'Portfolio' },
        { source: 'school', title: 'Yale University', left: { essays: 0, items: 1 } },
      ],
    })
    expect(await call('GET /advising/students/{id}/weeks', { id })).toMatchObject({
      shared: true,
      current: { weekGoal: 'Finish the essay' },
      planned: [{ weekGoal: 'Rest' }],
      earlier: [{ weekGoal: 'Begin the essay' }],
    })
  })

  test('tells which items of a school are missing, as one look at the list', async () => {
    const student = await givenStudent('Maya Okafor')
    const id = student.userId
    const entry = await givenEntry(app.db, student)
    await givenChecklistItem(app.db, entry.id, { label: 'Transcript', done: true })
    await givenChecklistItem(app.db, entry.id, { label: 'Portfolio', dueOn: '2026-11-20' })
    const path = { id, entryId: entry.id }
    const own = await app.as(student)

    await call('GET /advising/students/{id}/list', { id })
    expect(await call('GET /advising/students/{id}/list/{entryId}/items', path)).toEqual({
      shared: true,
      items: (await own('GET /schools/list/{id}', { id: entry.id })).items,
    })

    const { views } = await own('GET /access-log')
    expect(views.map(({ what, times }) => [what, times])).toEqual([['list', 1]])
  })

  test('tells no item of a list that is not shared, of a removed school, or of another student’s', async () => {
    const items = 'GET /advising/students/{id}/list/{entryId}/items'
    const silent = await givenStudent('Silent Sam', nothingShared)
    const hidden = await givenEntry(app.db, silent)
    const maya = await givenStudent('Maya Okafor')
    const removed = await givenEntry(app.db, maya, { trashedAt: new Date() })
    const shown = await givenEntry(app.db, maya)
    const other = await app.as(await givenUser(app.db, 'advisor'))

    expect(await call(items, { id: silent.userId, entryId: hidden.id })).toEqual({ shared: false })
    for (const entryId of [hidden.id, removed.id])
      await expect(call(items, { id: maya.userId, entryId })).toBeRefused('NOT_FOUND')
    await expect(other(items, { id: maya.userId, entryId: shown.id })).toBeRefused('NOT_FOUND')
    const { views } = await (await app.as(silent))('GET /access-log')
    expect(views).toEqual([])
  })

  test('tells of a shared essay whether its school still requires it, so that none is late in vain', async () => {
    const student = await givenStudent('Maya Okafor', nothingShared)
    const [open, sent, committed] = await Promise.all([
      givenEntry(app.db, student, { status: 'In Progress' }),
      givenEntry(app.db, student, { status: 'Submitted' }),
      givenEntry(app.db, student, { status: 'Accepted' }),
    ])
    for (const [promptName, entryId] of [
      ['Open', open.id],
      ['Sent', sent.id],
      ['Shared', null],
    ] as const)
      await share(student, await givenEssay(app.db, student, { promptName, entryId }))
    const required = async () => {
      const essays = await call('GET /advising/students/{id}/essays', { id: student.userId })
      return essays.filter((essay) => essay.required).map(({ promptName }) => promptName)
    }
    expect(await required()).toEqual(['Shared', 'Open'])

    await (
      await app.as(student)
    )('PATCH /schools/list/{id}', { id: committed.id, status: 'Committed' })

    expect(await required()).toEqual(['Shared'])
  })

  test('shows the essays that are shared, and no others', async () => {
    const student = await givenStudent('Maya Okafor', nothingShared)
    const shown = await givenEssay(app.db, student, { promptName: 'Shown', deadline: '2026-12-01' })
    await givenEssay(app.db, student, { promptName: 'Kept', deadline: '2026-12-02' })
    const trashed = await givenEssay(app.db, student, { promptName: 'Trashed', trashedAt: new Date() })
    await share(student, shown)
    await share(student, trashed)
    const id = student.userId

    expect(await call('GET /advising/students/{id}/essays', { id })).toMatchObject([{ promptName: 'Shown' }])
    expect(await call('GET /advising/students/{id}/deadlines', { id })).toMatchObject({
      shared: false,
      deadlines: [{ source: 'essay', title: 'Shown' }],
    })
  })

  test.each([
    [{ profile: true, testScores: true, sensitive: true }, [], 4],
    [{ profile: true, testScores: true }, ['gender', 'citizenship', 'raceEthnicity', 'incomeBracket'], 4],
    [{ profile: true }, ['gender', 'citizenship', 'raceEthnicity', 'incomeBracket', 'satActScore'], null],
  ])('shows of the profile what is shared: %o', async (sharing, blank, score) => {
    const student = await givenStudent('Maya Okafor', { ...nothingShared, ...sharing })
    await givenProfile(app.db, student)
    const own = (await (await app.as(student))('GET /profile')).profile

    const answer = await call('GET /advising/students/{id}/profile', { id: student.userId })

    expect(answer).toEqual({
      shared: true,
      parts: { testScores: false, sensitive: false, ...sharing },
      profile: {
        ...own,
        ...Object.fromEntries(blank.map((field) => [field, null])),
        apIbCourses: [
          { course: 'AP Biology', score },
          { course: 'AP Calculus AB', score: null },
        ],
      },
    })
  })

  test('a citizenship that the student would rather not name looks like one not entered', async () => {
    const student = await givenStudent('Maya Okafor', { ...nothingShared, profile: true, sensitive: true })
    await givenProfile(app.db, student, { citizenship: 'prefer-not-to-say' })

    const answer = await call('GET /advising/students/{id}/profile', { id: student.userId })

    expect(answer).toMatchObject({ profile: { citizenship: null, gender: expect.any(String) } })
  })

  test('shows test scores alone, with the courses that have one', async () => {
    const student = await givenStudent('Maya Okafor', { ...nothingShared, testScores: true })
    await givenProfile(app.db, student)

    const answer = await call('GET /advising/students/{id}/profile', { id: student.userId })

    expect(answer).toMatchObject({
      profile: {
        satActScore: '1390 SAT',
        apIbCourses: [{ course: 'AP Biology', score: 4 }],
        highSchool: null,
        gpaUnweighted: null,
        activities: [],
        honorsAwards: [],
        achievementLevels: [],
      },
    })
  })

  test('says plainly what is not shared, and the log has no look at it', async () => {
    const student = await givenStudent('Maya Okafor', nothingShared)
    const id = student.userId
    const hidden = { shared: false }

    expect(await call('GET /advising/students/{id}/list', { id })).toEqual(hidden)
    expect(await call('GET /advising/students/{id}/profile', { id })).toEqual(hidden)
    expect(await call('GET /advising/students/{id}/weeks', { id })).toEqual(hidden)
    expect(await call('GET /advising/students/{id}/essays', { id })).toEqual([])
    expect(await call('GET /advising/students/{id}/deadlines', { id })).toEqual({ ...hidden, deadlines: [] })

    const log = await (await app.as(student))('GET /access-log')
    expect(log.views).toEqual([])
  })

  test('is written down for the student, part by part', async () => {
    const student = await givenStudent('Maya Okafor')
    const id = student.userId
    await givenEntry(app.db, student)

    await call('GET /advising/students/{id}', { id })
    await call('GET /advising/students/{id}/list', { id })
    await call('GET /advising/students/{id}/list', { id })
    await call('GET /advising/students/{id}/profile', { id })
    await call('GET /advising/students/{id}/weeks', { id })
    await call('GET /advising/students/{id}/deadlines', { id })

    const { views } = await (await app.as(student))('GET /access-log')
    expect(Object.fromEntries(views.map(({ what, times }) => [what, times]))).toEqual({
      overview: 1,
      list: 1,
      profile: 1,
      weeks: 1,
      deadlines: 1,
    })
  })
})

test('a student who has asked to be deleted is marked, and no search finds them any more', async () => {
  const student = await givenStudent('Maya Okafor')
  await app.db
    .update(users)
    .set({ eraseAfter: new Date('2026-11-20'), studentId: 'leaving-4711' })
    .where(eq(users.id, student.userId))

  const { students } = await call('GET /advising/students', { q: 'leaving-4711' })
  const other = await app.as(await givenUser(app.db, 'advisor'))

  expect(students).toMatchObject([{ isLeaving: true }])
  expect(await other('GET /advising/students/search', { studentId: 'leaving-4711' })).toEqual([])
})

test('a student whose account an admin has disabled is marked for the advisor, until it is enabled again', async () => {
  const student = await givenStudent('Noor Haddad')
  const asAdmin = await app.as(await givenUser(app.db, 'admin'))
  const isDisabled = async () =>
    (await call('GET /advising/students/{id}', { id: student.userId })).isDisabled
  expect(await isDisabled()).toBe(false)

  await asAdmin('POST /people/{id}/disable', { id: student.userId, check: 'in-person' })
  expect(await isDisabled()).toBe(true)

  await asAdmin('POST /people/{id}/enable', { id: student.userId })
  expect(await isDisabled()).toBe(false)
})
