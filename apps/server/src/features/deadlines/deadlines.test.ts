import type { Actor } from '@bearings/domain/actor'
import { isOwn } from '@bearings/domain/deadlines/rules'
import type { Deadline } from '@bearings/domain/deadlines/schema'
import { beforeEach, expect, test } from 'vitest'
import { givenNoTestDates, givenTestDate } from '#testing/given-deadlines.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenCatalog, givenChecklistItem, givenEntry } from '#testing/given-schools.ts'
import { givenTask } from '#testing/given-tasks.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ now: '2026-11-21T15:00:00Z' })
let student: Actor
beforeEach(async () => {
  student = await givenUser(app.db, 'student', { timeZone: 'America/New_York' })
})

test('a student sees schools, essays and checklist items by day, late ones first', async () => {
  const entry = await givenSchool({ name: 'Tulane University', plan: 'regular', deadline: '2027-01-05' })
  await givenSchool({ name: 'Reed College', plan: 'early_action', deadline: '2026-11-15' })
  await givenEssay(app.db, student, { promptName: 'Why us?', entryId: entry.id, deadline: '2026-12-20' })
  await givenEssay(app.db, student, {
    promptName: 'Community',
    deadline: '2026-11-01',
    content: 'A few words',
  })
  await givenChecklistItem(app.db, entry.id, { label: 'Transcript', dueOn: '2026-12-01' })

  const deadlines = await own()

  expect(deadlines.map(({ title, detail, date }) => [title, detail, date])).toEqual([
    ['Community', 'Shared essay', '2026-11-01'],
    ['Reed College', 'Early Action', '2026-11-15'],
    ['Transcript', 'Checklist', '2026-12-01'],
    ['Why us?', 'Essay', '2026-12-20'],
    ['Tulane University', 'Regular', '2027-01-05'],
  ])
  expect(deadlines[0]).toMatchObject({ words: { written: 3, limit: 250 }, status: 'Drafting', entryId: null })
  expect(deadlines[2]).toMatchObject({ entryId: entry.id, schoolName: 'Tulane University' })
})

test('of a school a student sees how many essays and checklist items are left', async () => {
  const entry = await givenSchool({ name: 'Tulane University', deadline: '2027-01-05' })
  const essay = (overrides: object) => givenEssay(app.db, student, { entryId: entry.id, ...overrides })
  await essay({ status: 'drafting' })
  await essay({ status: 'reviewing' })
  await essay({ status: 'complete' })
  await essay({ trashedAt: new Date() })
  await givenEssay(app.db, student)
  await givenChecklistItem(app.db, entry.id)
  await givenChecklistItem(app.db, entry.id, { done: true })

  expect(await own()).toMatchObject([{ title: 'Tulane University', left: { essays: 2, items: 1 } }])
})

test('an advisor’s tasks with a date are among them, done when they are completed', async () => {
  const advisor = await givenUser(app.db, 'advisor')
  const given = (overrides: object) => givenTask(app.db, { advisor, student }, overrides)
  await given({ title: 'Ask for a transcript', dueOn: '2026-12-01' })
  await given({ title: 'Call me', dueOn: '2026-11-22', status: 'completed' })
  await given({ title: 'Some day' })
  const neighbor = await givenUser(app.db, 'student')
  await givenTask(app.db, { advisor, student: neighbor }, { dueOn: '2026-12-01' })

  expect(await own()).toMatchObject([
    { source: 'task', title: 'Call me', done: true, status: 'Done' },
    {
      source: 'task',
      title: 'Ask for a transcript',
      detail: 'Task from your advisor',
      date: '2026-12-01',
      entryId: null,
      done: false,
      status: null,
    },
  ])
})

test('what is handed in, ticked off or decided is marked, with what it stands at', async () => {
  const inProgress = await givenSchool({ deadline: '2026-11-01', status: 'In Progress' })
  const submitted = await givenSchool({ deadline: '2026-11-02', status: 'Submitted' })
  const withdrawn = await givenSchool({ deadline: '2026-11-03', status: 'Withdrawn' })
  await givenEssay(app.db, student, { entryId: inProgress.id, deadline: '2026-11-04', status: 'complete' })
  await givenEssay(app.db, student, { entryId: submitted.id, deadline: '2026-11-05' })
  await givenChecklistItem(app.db, inProgress.id, { dueOn: '2026-11-06', done: true })
  await givenChecklistItem(app.db, submitted.id, { dueOn: '2026-11-07' })
  await givenChecklistItem(app.db, withdrawn.id, { dueOn: '2026-11-08' })

  const deadlines = await own()

  expect(deadlines.map(({ date, done, status }) => [date, done, status])).toEqual([
    ['2026-11-01', false, 'In Progress'],
    ['2026-11-07', false, null],
    ['2026-11-02', true, 'Submitted'],
    ['2026-11-03', true, 'Withdrawn'],
    ['2026-11-04', true, 'Complete'],
    ['2026-11-05', true, 'No longer needed'],
    ['2026-11-06', true, 'Done'],
    ['2026-11-08', true, 'No longer needed'],
  ])
})

test('once a student has committed to a school, nothing of another one is left to do or late', async () => {
  const chosen = await givenSchool({ deadline: '2026-11-01', status: 'Accepted' })
  await givenChecklistItem(app.db, chosen.id, { dueOn: '2026-11-02' })
  const other = await givenSchool({ deadline: '2026-11-03', status: 'In Progress' })
  await givenChecklistItem(app.db, other.id, { dueOn: '2026-11-04' })
  await givenEssay(app.db, student, { entryId: other.id, deadline: '2026-11-05' })
  const left = async () => (await own()).filter(({ done }) => !done).map(({ date }) => date)
  expect(await left()).toEqual(['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'])

  const call = await app.as(student)
  await call('PATCH /schools/list/{id}', { id: chosen.id, status: 'Committed' })

  expect(await left()).toEqual(['2026-11-02'])
  const over = (await own()).filter(({ done, entryId }) => done && entryId === other.id)
  expect(over.map(({ status }) => status)).toEqual(Array(3).fill('No longer needed'))
})

test('a deadline is late when its day is over where the student is, and not before', async () => {
  student = await givenUser(app.db, 'student', { timeZone: 'Pacific/Honolulu' })
  await givenSchool({ name: 'Reed College', deadline: '2026-11-20' })
  await givenSchool({ name: 'Done College', deadline: '2026-11-10', status: 'Submitted' })

  app.setNow('2026-11-21T09:59:59Z')
  expect((await own()).map(({ title }) => title)).toEqual(['Done College', 'Reed College'])
  app.setNow('2026-11-21T10:00:00Z')
  expect((await own()).map(({ title }) => title)).toEqual(['Reed College', 'Done College'])
})

test('what is in the trash has no deadline, and what is under it neither', async () => {
  const entry = await givenSchool({ deadline: '2026-12-01', trashedAt: new Date() })
  await givenEssay(app.db, student, { entryId: entry.id, deadline: '2026-12-01' })
  await givenEssay(app.db, student, { deadline: '2026-12-01', trashedAt: new Date() })
  await givenChecklistItem(app.db, entry.id, { dueOn: '2026-12-01' })
  await givenSchool({ deadline: null })

  expect(await own()).toEqual([])
})

test('a student sees the tests to come and until when to register, with who says so', async () => {
  await givenNoTestDates(app.db)
  await givenTestDate(app.db, { lateRegistrationDeadline: '2026-11-24' })
  await givenTestDate(app.db, {
    test: 'ACT',
    date: '2026-11-20',
    registrationDeadline: '2026-10-16',
  })
  await givenTestDate(app.db, {
    test: 'PSAT/NMSQT',
    date: '2027-03-01',
    registrationDeadline: null,
    notes: 'Schools choose the day.',
  })

  const tests = (await (await app.as(student))('GET /deadlines')).filter(({ source }) => source === 'test')

  expect(tests).toMatchObject([
    {
      id: 'sat-2026-12-05-late-registration',
      title: 'SAT late registration',
      date: '2026-11-24',
      timeZone: 'America/New_York',
      detail: 'For the test on Dec 05, 2026. Late registration costs more',
    },
    { id: 'sat-2026-12-05', title: 'SAT', date: '2026-12-05', detail: 'Test day', done: false },
    { id: 'psat-nmsqt-2027-03-01', title: 'PSAT/NMSQT', detail: 'Schools choose the day.' },
  ])
  app.setNow('2026-11-20T15:00:00Z')
  expect(await (await app.as(student))('GET /deadlines')).toContainEqual(
    expect.objectContaining({
      id: 'sat-2026-12-05-registration',
      title: 'SAT registration',
      detail: 'For the test on Dec 05, 2026',
      published: {
        url: 'https://satsuite.collegeboard.org/sat/dates-deadlines',
        checkedOn: '2026-07-06',
      },
    }),
  )
})

test('late registration is over when it is over by the clock of the test, not of the student', async () => {
  await givenNoTestDates(app.db)
  await givenTestDate(app.db, { lateRegistrationDeadline: '2026-11-24' })
  student = await givenUser(app.db, 'student', { timeZone: 'Pacific/Honolulu' })
  const titles = async () => (await (await app.as(student))('GET /deadlines')).map(({ id }) => id)

  app.setNow('2026-11-25T04:59:59Z')
  expect(await titles()).toContain('sat-2026-12-05-late-registration')
  app.setNow('2026-11-25T05:00:00Z')
  expect(await titles()).not.toContain('sat-2026-12-05-late-registration')
})

test('a published date ends by the clock of the college, and a date of one’s own by the student’s', async () => {
  const { berkeley } = await givenCatalog(app.db)
  student = await givenUser(app.db, 'student', { timeZone: 'Pacific/Honolulu' })
  const call = await app.as(student)
  const { id } = await call('POST /schools/list', { schoolId: berkeley, plan: 'regular' })

  expect(await own()).toMatchObject([{ date: '2026-11-30', timeZone: 'America/Los_Angeles' }])
  await call('PATCH /schools/list/{id}', { id, deadline: '2026-11-28' })
  expect(await own()).toMatchObject([{ date: '2026-11-28', timeZone: null }])
})

async function own(): Promise<Deadline[]> {
  const deadlines = await (await app.as(student))('GET /deadlines')
  return deadlines.filter(isOwn)
}

function givenSchool({ deadline, ...overrides }: Partial<Parameters<typeof givenEntry>[2]> & object) {
  const dated = deadline ? { deadline, deadlineState: 'own' as const } : {}
  return givenEntry(app.db, student, { ...dated, ...overrides })
}
