import { mostAddedAtOnce, mostOnList } from '@bearings/domain/list/options'
import { expect, test } from 'vitest'
import { givenOnce } from '#testing/given-once.ts'
import { givenCatalog, givenEntry } from '#testing/given-schools.ts'
import { givenStudent, givenUser } from '#testing/given.ts'
import { counted, useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ now: '2026-10-01T12:00:00Z', limits: counted() })
const catalog = givenOnce(() => givenCatalog(app.db))

const add = 'POST /schools/list/additions'

test('a student adds a whole list at once, with plans, dates, majors and statuses', async () => {
  const { call } = await givenStudent(app)

  const { added, refused } = await call(add, {
    schools: [
      { schoolId: catalog.stanford, plan: 'restrictive_early_action', status: 'In Progress' },
      { unitid: 190415, plan: 'regular', deadline: '2026-12-20', major: 'Linguistics' },
      { own: { name: 'Université de Genève' } },
    ],
  })

  expect(refused).toEqual([])
  expect(added).toMatchObject([
    { name: 'Cornell University', deadline: '2026-12-20', deadlineState: 'own', major: 'Linguistics' },
    { name: 'Stanford University', deadline: '2026-11-01', deadlineState: 'reported', status: 'In Progress' },
    { name: 'Université de Genève', checklist: { total: 8 } },
  ])
  expect(await call('GET /schools/list')).toEqual(added)
})

test('those that are refused are named with their rules, and the others are added', async () => {
  const { call } = await givenStudent(app)
  await call('POST /schools/list', { schoolId: catalog.yale, status: 'Committed' })

  const { added, refused } = await call(add, {
    schools: [
      { schoolId: catalog.yale },
      { unitid: 999_999 },
      { schoolId: catalog.mit },
      { own: { name: 'Stanford University' } },
      { schoolId: catalog.mit },
      { schoolId: catalog.duke, status: 'Committed' },
    ],
  })

  expect(added).toMatchObject([{ schoolId: catalog.mit }])
  expect(refused).toEqual([
    { index: 0, rule: 'already-on-list' },
    { index: 1, rule: null },
    { index: 3, rule: 'in-catalog' },
    { index: 4, rule: 'already-on-list' },
    { index: 5, rule: 'committed-elsewhere' },
  ])
  expect(await call('GET /schools/list')).toHaveLength(2)
})

test('of two that are committed in one list, the first one is', async () => {
  const { call } = await givenStudent(app)
  const schools = [catalog.duke, catalog.brown].map((schoolId) => ({
    schoolId,
    status: 'Committed' as const,
  }))
  expect(await call(add, { schools })).toMatchObject({
    added: [{ schoolId: catalog.duke }],
    refused: [{ index: 1, rule: 'committed-elsewhere' }],
  })
})

test('a list is filled up to its limit, and the rest is refused', async () => {
  const { student, call } = await givenStudent(app)
  for (let each = 1; each < mostOnList; each++) await givenEntry(app.db, student, { name: `School ${each}` })

  const schools = [{ schoolId: catalog.mit }, { schoolId: catalog.yale }]
  const both = await Promise.all([call(add, { schools }), call(add, { schools: schools.toReversed() })])

  expect(both.flatMap(({ added }) => added)).toHaveLength(1)
  expect(await call('GET /schools/list')).toHaveLength(mostOnList)
})

test('no school, or more than fit in one request, are not taken', async () => {
  const { call } = await givenStudent(app)
  const tooMany = Array.from({ length: mostAddedAtOnce + 1 }, (_, each) => ({ own: { name: `No. ${each}` } }))
  await expect(call(add, { schools: [] })).toBeRefused('INVALID_INPUT')
  await expect(call(add, { schools: tooMany })).toBeRefused('INVALID_INPUT')
})

test('someone who adds whole lists again and again has to wait', async () => {
  const { call } = await givenStudent(app)
  const schools = [{ schoolId: catalog.mit }]
  for (let each = 0; each < 20; each++) await call(add, { schools })
  await expect(call(add, { schools })).toBeRefused('TOO_MANY')
})

test('is open to students only', async () => {
  const advisor = await app.as(await givenUser(app.db, 'advisor'))
  await expect(advisor(add, { schools: [{ schoolId: catalog.mit }] })).toBeRefused('FORBIDDEN')
})

test('a student from anywhere gets no date filled in that is only for residents of one state', async () => {
  const { call } = await givenStudent(app)
  const schoolId = catalog.georgiaTech
  expect(await call('POST /schools/list', { schoolId, plan: 'early_action' })).toMatchObject({
    deadline: null,
    catalogDeadline: { date: '2026-10-15', audience: 'residents' },
    earlyForbids: [],
  })
})

test('a student cannot add a college that takes no new students, and can keep one that was answered', async () => {
  const { call } = await givenStudent(app)
  const schoolId = catalog.pennStateWilkesBarre

  await expect(call('POST /schools/list', { schoolId })).toBeRefused('takes-nobody')
  const { refused } = await call(add, { schools: [{ schoolId }] })
  expect(refused).toEqual([{ index: 0, rule: 'takes-nobody' }])

  expect(await call('POST /schools/list', { schoolId, status: 'Committed' })).toMatchObject({
    change: { status: 'closing' },
    college: { takesNobody: true },
  })
})
