import type { ApplicationsQuery } from '@bearings/domain/advising/applications/schema'
import { type Sharing, usualSharing } from '@bearings/domain/advising/options'
import { beforeEach, expect, test } from 'vitest'
import { labelOverrides } from '#database/tables/list.ts'
import { givenAdvised, nothingShared } from '#testing/given-advising.ts'
import { givenEach, givenOnce } from '#testing/given-once.ts'
import { givenRecommender } from '#testing/given-recommenders.ts'
import { givenCatalog, givenChecklistItem, givenEntry } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { askForFile } from '#testing/import-file.ts'
import { type TestApp, useTestApp } from '#testing/test-app.ts'

const app = useTestApp()
const catalog = givenOnce(() => givenCatalog(app.db))
let call: Awaited<ReturnType<TestApp['as']>>
const advisor = givenEach(() => givenUser(app.db, 'advisor'))
beforeEach(async () => {
  call = await app.as(advisor)
})

const early = { plan: 'early_decision', deadline: '2026-11-01', deadlineState: 'own' } as const
const regular = { plan: 'regular', deadline: '2027-01-05', deadlineState: 'own' } as const

function givenStudent(fullName: string, sharing: Partial<Sharing> = {}) {
  return givenAdvised(app.db, advisor, { fullName }, { ...usualSharing, ...sharing })
}

async function found(query: Partial<ApplicationsQuery> = {}) {
  const { applications, ...counts } = await call('GET /advising/applications', query)
  return { names: applications.map(({ student, college }) => `${student.fullName}, ${college}`), ...counts }
}

test('a counselor reads what each student applies to, what it lacks, its letters and their own label', async () => {
  const ada = await givenStudent('Ada')
  const { id } = await givenEntry(app.db, ada, { ...early, schoolId: catalog.duke, status: 'In Progress' })
  await givenChecklistItem(app.db, id, { kind: 'transcript', done: false })
  await givenChecklistItem(app.db, id, { kind: 'css_profile', done: false })
  await givenChecklistItem(app.db, id, { kind: 'test_scores', done: true })
  await givenRecommender(app.db, ada, { letters: { [id]: null } })
  await givenRecommender(app.db, ada, { letters: { [id]: '2026-10-20' } })
  const other = await givenUser(app.db, 'advisor')
  const label = { label: 'Reach', reason: 'context', note: '' } as const
  await app.db.insert(labelOverrides).values({ entryId: id, advisorId: advisor.userId, ...label })
  const second = await givenEntry(app.db, ada, { name: 'Ocean College' })
  await app.db.insert(labelOverrides).values({ entryId: second.id, advisorId: other.userId, ...label })

  expect(await call('GET /advising/applications')).toEqual({
    applications: [
      {
        id,
        student: { id: ada.userId, fullName: 'Ada', email: ada.email },
        college: 'Duke University',
        plan: 'early_decision',
        deadline: '2026-11-01',
        status: 'In Progress',
        checklist: { done: 1, items: 3, missing: ['transcript', 'aid-forms'] },
        letters: { outstanding: 1, sent: 1 },
        label: 'Reach',
      },
      expect.objectContaining({
        college: 'Ocean College',
        checklist: { done: 0, items: 0, missing: [] },
        letters: { outstanding: 0, sent: 0 },
        label: null,
      }),
    ],
    total: 2,
    students: 1,
    notShown: 0,
    classes: [],
    next: null,
  })
  expect((await (await app.as(ada))('GET /access-log')).views).toMatchObject([{ what: 'list', times: 1 }])
})

test('a filter takes the applications that meet it, of students who do, and says who does not show it', async () => {
  const ada = await givenStudent('Ada')
  await givenEntry(app.db, ada, { ...early, schoolId: catalog.duke })
  await givenEntry(app.db, ada, { ...regular, schoolId: catalog.yale })
  const ben = await givenStudent('Ben', { letters: false })
  await givenEntry(app.db, ben, { ...early, schoolId: catalog.yale })
  await givenEntry(app.db, ben, { ...early, schoolId: catalog.brown, trashedAt: new Date() })
  await givenEntry(app.db, await givenStudent('Eve', nothingShared), { ...early, schoolId: catalog.yale })
  await givenEntry(app.db, await givenAdvised(app.db, await givenUser(app.db, 'advisor'), {}), early)

  expect(await found({ plan: ['early_decision'] })).toMatchObject({
    names: ['Ada, Duke University', 'Ben, Yale University'],
    total: 2,
    students: 2,
    notShown: 1,
  })
  expect(await found({ school: [catalog.yale], q: 'ada' })).toMatchObject({
    names: ['Ada, Yale University'],
    notShown: 0,
  })
  expect((await found({ fafsa: 'not-done' })).names).toEqual([])
  const { applications } = await call('GET /advising/applications', { q: 'ben' })
  expect(applications[0]!.letters).toBeNull()
})

test.each([
  ['deadline', 'ascending', 'BCA'],
  ['deadline', 'descending', 'BCA'],
  ['student', 'descending', 'CBA'],
  ['college', 'ascending', 'CAB'],
  ['plan', 'descending', 'BAC'],
  ['status', 'ascending', 'BCA'],
] as const)('sorted by %s, %s', async (sort, direction, order) => {
  const given = [
    ['A', { ...early, name: 'Bay', status: 'Submitted' }],
    ['B', { ...regular, name: 'Cape', status: 'Not Started' }],
    ['C', { name: 'Arbor', status: 'In Progress' }],
  ] as const
  for (const [fullName, entry] of given) await givenEntry(app.db, await givenStudent(fullName), entry)
  expect((await found({ sort, direction })).names.map((name) => name[0]).join('')).toBe(order)
})

test('every page goes on where the one before ended, and the file has all of them', async () => {
  const ada = await givenStudent('Ada')
  for (const name of ['Arbor', 'Bay', 'Cape', 'Dune', 'Elm']) await givenEntry(app.db, ada, { name })
  const names: string[] = []
  let skip: number | null = 0
  while (skip !== null) {
    const page: Awaited<ReturnType<typeof found>> = await found({ skip, limit: 2 })
    names.push(...page.names)
    expect(page).toMatchObject({ total: 5, students: 1 })
    skip = page.next
  }
  expect(names).toEqual(['Ada, Arbor', 'Ada, Bay', 'Ada, Cape', 'Ada, Dune', 'Ada, Elm'])

  const { body } = await askForFile(
    { app, userId: advisor.userId, now: '2026-11-01T12:00:00Z' },
    { method: 'GET', url: '/advising/applications/export?status=Not+Started&status=Deferred&sort=college' },
  )
  const [head, ...lines] = body.replace('\uFEFF', '').trim().split('\r\n')
  expect(head).toBe(
    'student,email,college,plan,deadline,status,checklist done,checklist items,missing,letters outstanding,letters sent,my label',
  )
  expect(lines).toHaveLength(5)
  expect(lines[0]).toBe(`Ada,${ada.email},Arbor,,,Not Started,0,0,,0,0,`)
  const { views } = await (await app.as(ada))('GET /access-log')
  expect(views.map(({ what }) => what).toSorted()).toEqual(['list', 'roster-file'])
})
