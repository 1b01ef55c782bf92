import type { Criteria } from '@bearings/domain/advising/criteria/schema'
import { type Part, parts, type Sharing, usualSharing } from '@bearings/domain/advising/options'
import { parseTestScores } from '@bearings/domain/profile/test-scores'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { advisorViews } from '#database/tables/advising.ts'
import { doneAidSteps } from '#database/tables/money.ts'
import { givenAdvised, givenLink } from '#testing/given-advising.ts'
import { givenLetterRequest } from '#testing/given-letters.ts'
import { givenEach, givenOnce } from '#testing/given-once.ts'
import { givenProfile } from '#testing/given-profile.ts'
import { givenRecommender } from '#testing/given-recommenders.ts'
import { givenCatalog, givenChecklistItem, givenEntry } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { type TestApp, useTestApp } from '#testing/test-app.ts'

type Person = Awaited<ReturnType<typeof givenUser>>
type Entry = Parameters<typeof givenEntry>[2]

const app = useTestApp()
const catalog = givenOnce(() => givenCatalog(app.db))
let call: Awaited<ReturnType<TestApp['as']>>
const advisor = givenEach(() => givenUser(app.db, 'advisor'))
beforeEach(async () => {
  call = await app.as(advisor)
})

const sharesAll: Sharing = { ...usualSharing, aid: true, sensitive: true }
const early = { plan: 'early_decision', deadline: '2026-11-01', deadlineState: 'own' } as const

function givenStudent(fullName: string, sharing: Partial<Sharing> = {}) {
  return givenAdvised(app.db, advisor, { fullName }, { ...sharesAll, ...sharing })
}

async function givenApplication(student: Person, entry: Entry, items: Record<string, boolean> = {}) {
  const { id } = await givenEntry(app.db, student, entry)
  for (const [kind, done] of Object.entries(items))
    await givenChecklistItem(app.db, id, { kind: kind as 'transcript', label: kind, done })
  return id
}

async function givenFafsa({ userId }: Person, awardYear = '2027-28') {
  await app.db.insert(doneAidSteps).values({ userId, awardYear, step: 'fafsa', doneAt: new Date() })
}

async function found(asked: Criteria & { graduationYear?: number }) {
  const { students, total, notShown, everyone } = await call('GET /advising/students', {
    ...asked,
    order: 'name',
  })
  expect(total).toBe(students.length)
  expect(everyone).toBe(students.length)
  return { names: students.map(({ fullName }) => fullName), notShown }
}

test('a counselor finds who applies early by a day and lacks a transcript, of one and the same application', async () => {
  const ada = await givenStudent('Ada')
  await givenApplication(ada, { ...early, schoolId: catalog.duke }, { transcript: false })
  const ben = await givenStudent('Ben')
  await givenApplication(ben, { ...early, schoolId: catalog.duke }, { transcript: true })
  const regular = { plan: 'regular', deadline: '2027-01-05', deadlineState: 'own' } as const
  await givenApplication(ben, { ...regular, schoolId: catalog.yale }, { transcript: false })
  const cy = await givenStudent('Cy')
  await givenApplication(cy, { ...early, deadline: '2026-11-16' }, { transcript: false })
  await givenApplication(await givenStudent('Di'), early)
  await givenApplication(await givenStudent('Eve', { list: false }), early, { transcript: false })
  await givenStudent('Fay', { list: false })

  const asked = { plan: ['early_decision'], dueTo: '2026-11-15', missing: ['transcript'] } satisfies Criteria
  expect(await found(asked)).toEqual({ names: ['Ada'], notShown: 2 })
  expect(await found({ ...asked, dueTo: '2026-11-16' })).toEqual({ names: ['Ada', 'Cy'], notShown: 2 })
  expect((await found({ ...asked, school: [catalog.yale] })).names).toEqual([])
  expect((await found({ ...asked, plan: ['regular', 'early_decision'] })).names).toEqual(['Ada'])
  expect((await found({ done: ['transcript'] })).names).toEqual(['Ben'])
  expect((await found({ missing: ['transcript', 'scores'], dueFrom: '2026-12-01' })).names).toEqual(['Ben'])
  const names = await call('GET /advising/students/names', asked)
  expect(names.map(({ fullName }) => fullName)).toEqual(['Ada'])
})

test('applications in the trash never count, and withdrawn ones only if they are asked for', async () => {
  const ada = await givenStudent('Ada')
  await givenApplication(ada, { ...early, schoolId: catalog.duke, status: 'Withdrawn' })
  await givenApplication(ada, { ...early, schoolId: catalog.yale, trashedAt: new Date() })
  expect((await found({ plan: ['early_decision'] })).names).toEqual([])
  expect((await found({ status: ['Withdrawn', 'Deferred'] })).names).toEqual(['Ada'])
  expect((await found({ school: [catalog.yale] })).names).toEqual([])
})

test('averages, scores and FAFSA are found of those who show them, both ends included', async () => {
  const ada = await givenStudent('Ada')
  await givenProfile(app.db, ada, { gpaUnweighted: 3.5, satActScore: 'SAT 1390 / ACT 31' })
  await givenFafsa(ada)
  await givenFafsa(await givenStudent('Di'), '2025-26')
  await givenStudent('Ben')
  await givenProfile(app.db, await givenStudent('Cy', { profile: false, testScores: false, aid: false }))

  expect(await found({ gpaFrom: 3.5 })).toEqual({ names: ['Ada'], notShown: 1 })
  expect(await found({ gpaTo: 3.49 })).toEqual({ names: [], notShown: 1 })
  expect(await found({ satFrom: 1390, satTo: 1390 })).toEqual({ names: ['Ada'], notShown: 1 })
  expect(await found({ fafsa: 'done' })).toEqual({ names: ['Ada'], notShown: 1 })
  expect(await found({ fafsa: 'not-done' })).toEqual({ names: ['Ben', 'Di'], notShown: 1 })
  // Of whom one thing is seen not to be true, nobody needs to be asked the other.
  expect(await found({ fafsa: 'done', plan: ['regular'], joinedTo: '2020-01-01' })).toEqual({
    names: [],
    notShown: 0,
  })
})

test.each([
  '1390 SAT',
  'SAT 1390 / ACT 31',
  '1,390',
  '31 ACT',
  'Test optional',
  '990',
  '13900',
  '35, 1540',
  'act: 1390',
  '1395',
  '1390 sat, 1500 SAT',
  'ACT1390',
])('a score of "%s" is found as the pages read it', async (satActScore) => {
  await givenProfile(app.db, await givenStudent('Ada'), { satActScore })
  const { sat } = parseTestScores(satActScore)
  expect((await found({ satFrom: 400 })).names).toEqual(sat === null ? [] : ['Ada'])
  const exactly = sat === null ? {} : { satFrom: sat, satTo: sat }
  expect((await found(exactly)).names).toEqual(['Ada'])
})

test('a counselor finds the applications by what became of their letters, of those who show both', async () => {
  const letters: [string, Parameters<typeof givenLetterRequest>[2] | null, string | null][] = [
    ['Asked', { state: 'asked' }, null],
    ['Done', { state: 'accepted' }, '2026-10-30'],
    ['Late', { state: 'accepted', wantedBy: '2026-10-01' }, null],
    ['Promised', { state: 'accepted', wantedBy: '2026-10-01', promisedOn: '2026-11-20' }, null],
    ['Refused', { state: 'declined' }, null],
    ['Taken back', { state: 'withdrawn' }, null],
    ['Noted', null, null],
  ]
  for (const [name, request, sentOn] of letters) {
    const student = await givenStudent(name)
    const entry = await givenApplication(student, { ...early, schoolId: catalog.duke })
    const recommender = await givenRecommender(app.db, student, {
      state: 'planned',
      letters: { [entry]: sentOn },
    })
    if (request) await givenLetterRequest(app.db, recommender, request)
  }
  for (const part of ['letters', 'list']) {
    const student = await givenStudent(`Without ${part}`, { [part]: false })
    const entry = await givenApplication(student, early)
    await givenRecommender(app.db, student, { letters: { [entry]: null } })
  }

  const of = async (asked: Criteria) => {
    const { names, notShown } = await found({ plan: ['early_decision'], ...asked })
    const { applications, ...shown } = await call('GET /advising/applications', {
      plan: ['early_decision'],
      ...asked,
    })
    expect(applications.map(({ student }) => student.fullName).toSorted()).toEqual(names)
    expect([shown.notShown, notShown]).toEqual([2, 2])
    return names
  }
  expect(await of({ letters: ['asked'] })).toEqual(['Asked'])
  expect(await of({ letters: ['done', 'late'] })).toEqual(['Done', 'Late'])
  expect(await of({ letters: ['accepted'] })).toEqual(['Promised'])
  expect(await of({ letters: ['declined'] })).toEqual(['Refused'])
  expect(await of({ letters: ['to-write'] })).toEqual(['Noted'])
  // Whoever has no such application does not need to show the letters of it.
  expect(await found({ plan: ['regular'], letters: ['asked'] })).toEqual({ names: [], notShown: 1 })
})

test('a student reads once a day that an advisor filtered by what they share, and not what', async () => {
  const ada = await givenStudent('Ada', { testScores: false, aid: false })
  const looks = async () =>
    (await app.db.select().from(advisorViews).where(eq(advisorViews.studentId, ada.userId))).map(
      ({ what }) => what,
    )
  await found({ satFrom: 1200, fafsa: 'done', plan: ['regular'] })
  expect(await looks()).toEqual([])
  await found({ gpaFrom: 3.9 })
  await call('GET /advising/applications', { gpaTo: 2 })
  expect(await looks()).toEqual(['profile-filter'])
  await call('GET /advising/students', { gpaTo: 2, q: 'nobody' })
  const other = await givenStudent('Ben')
  await call('GET /advising/students', { fafsa: 'done', q: 'Ben' })
  expect(await looks()).toEqual(['profile-filter'])
  const log = await (await app.as(other))('GET /access-log', {})
  expect(log.views.map(({ what }) => what)).toEqual(['money-filter'])
})

test('who hides the class is not shown for a class, but a school knows the class of its students', async () => {
  const hidden = await givenStudent('Ada', { profile: false })
  const atSchool = await givenUser(app.db, 'student', { fullName: 'Ben' })
  await givenLink(app.db, { advisor, student: atSchool }, { kind: 'school', profile: false })
  for (const student of [hidden, atSchool])
    await (
      await app.as(student)
    )('PUT /me/graduation-year', { graduationYear: 2027 })
  expect(await found({ graduationYear: 2027 })).toEqual({ names: ['Ben'], notShown: 1 })
  expect(await found({ graduationYear: 2028 })).toEqual({ names: [], notShown: 1 })
})

describe('what is not shared', () => {
  const questions: [Part, Criteria][] = [
    ['list', { school: [] as string[], missing: ['transcript'] }],
    ['list', { status: ['Not Started'] }],
    ['aid', { fafsa: 'done' }],
    ['profile', { gpaFrom: 0 }],
    ['testScores', { satFrom: 400 }],
  ]
  test.each(questions)('by its own switch only, %s decides %j', async (part, asked) => {
    for (const other of parts) {
      const student = await givenStudent(other, { [other]: false })
      await givenApplication(student, early, { transcript: false })
      await givenProfile(app.db, student)
      await givenFafsa(student)
    }
    const { names, notShown } = await found(asked)
    expect(names.toSorted()).toEqual(parts.filter((other) => other !== part).toSorted())
    expect(notShown).toBe(1)
  })

  test('a student of somebody else is found by nothing', async () => {
    const other = await givenAdvised(app.db, await givenUser(app.db, 'advisor'), {}, sharesAll)
    await givenApplication(other, { ...early, schoolId: catalog.duke })
    expect(await found({ school: [catalog.duke] })).toEqual({ names: [], notShown: 0 })
    expect(await call('GET /advising/colleges')).toEqual([])
  })
})

test('the colleges to filter by are those on shared lists, the most common ones first', async () => {
  const [ada, ben] = [await givenStudent('Ada'), await givenStudent('Ben')]
  const hidden = await givenStudent('Cy', { list: false })
  await givenApplication(ada, { schoolId: catalog.yale })
  await givenApplication(ada, { schoolId: catalog.duke })
  await givenApplication(ben, { schoolId: catalog.duke })
  await givenApplication(ben, { schoolId: catalog.brown, status: 'Withdrawn' })
  await givenApplication(hidden, { schoolId: catalog.mit })
  expect(await call('GET /advising/colleges')).toMatchObject([
    { id: catalog.duke, students: 2 },
    { id: catalog.yale, students: 1 },
  ])
})
