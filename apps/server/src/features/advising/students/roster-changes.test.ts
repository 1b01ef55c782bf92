import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mergeStudentChanges } from '#database/student-changes.ts'
import { advisorLinks, sharedEssays } from '#database/tables/advising.ts'
import { schools } from '#database/tables/colleges.ts'
import { essays } from '#database/tables/essays.ts'
import { checklistItems, listEntries } from '#database/tables/list.ts'
import { profiles } from '#database/tables/profiles.ts'
import { recommenderLetters, recommenders } from '#database/tables/recommenders.ts'
import { studentChanges } from '#database/tables/student-changes.ts'
import { tasks } from '#database/tables/tasks.ts'
import { weeks, weekTasks } from '#database/tables/weeks.ts'
import { givenLink, givenSharedEssay } from '#testing/given-advising.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenProfile } from '#testing/given-profile.ts'
import { givenRecommender } from '#testing/given-recommenders.ts'
import { givenChecklistItem, givenEntry, givenSchool } from '#testing/given-schools.ts'
import { givenTask } from '#testing/given-tasks.ts'
import { givenWeek } from '#testing/given-weeks.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

/** A quarter to midnight in New York, where students are unless a test says otherwise. */
const beforeMidnight = '2026-11-02T04:45:00Z'
const app = useTestApp({ now: beforeMidnight })
const old = { updatedAt: new Date('2026-10-01T12:00:00Z') }
const today = { updatedAt: new Date('2026-11-01T11:00:00Z') }

async function givenAll() {
  const advisor = await givenUser(app.db, 'advisor')
  const student = await givenUser(app.db, 'student', { fullName: 'Maya Okafor' })
  const link = await givenLink(app.db, { advisor, student }, { createdAt: new Date('2026-09-01T12:00:00Z') })
  const entry = await givenEntry(app.db, student, { deadline: '2026-10-30', deadlineState: 'own', ...old })
  const item = await givenChecklistItem(app.db, entry.id, { dueOn: '2026-10-29', ...old })
  const essay = await givenEssay(app.db, student, { deadline: '2026-10-28', ...old })
  await givenSharedEssay(app.db, link, essay)
  const week = await givenWeek(app.db, student, { ...old, tasks: [{ text: 'Ask for a letter' }] })
  await givenProfile(app.db, student)
  await app.db.update(profiles).set(old).where(eq(profiles.userId, student.userId))
  const task = await givenTask(app.db, { advisor, student }, { dueOn: '2026-10-27' })
  // For a school without a date, so that changing it affects no other figure.
  const undated = await givenEntry(app.db, student, { name: 'River College', ...old })
  const recommender = await givenRecommender(app.db, student, { letters: { [undated.id]: null } })
  return { advisor, student, link, entry, item, essay, week, task, undated, recommender }
}

type Given = Awaited<ReturnType<typeof givenAll>>
type Change = [what: string, change: (given: Given) => Promise<unknown>, shown: Partial<AdvisedStudent>]

const changes: Change[] = [
  [
    'a school is withdrawn from',
    ({ entry }) =>
      app.db.update(listEntries).set({ status: 'Withdrawn' }).where(eq(listEntries.id, entry.id)),
    { late: 2 },
  ],
  [
    'a school is deleted with its checklist',
    ({ entry }) => app.db.delete(listEntries).where(eq(listEntries.id, entry.id)),
    { late: 2 },
  ],
  [
    'an item of a checklist is done',
    ({ item }) => app.db.update(checklistItems).set({ done: true }).where(eq(checklistItems.id, item.id)),
    { late: 3 },
  ],
  [
    'an essay is finished',
    ({ essay }) => app.db.update(essays).set({ status: 'complete' }).where(eq(essays.id, essay.id)),
    { late: 3, essays: { shared: 1, finished: 1, waiting: 0 } },
  ],
  [
    'an essay is no longer shown',
    ({ essay }) => app.db.delete(sharedEssays).where(eq(sharedEssays.essayId, essay.id)),
    { late: 3, essays: { shared: 0, finished: 0, waiting: 0 } },
  ],
  [
    'a week is written',
    ({ week }) => app.db.update(weeks).set(today).where(eq(weeks.id, week.id)),
    { lastActiveOn: '2026-11-01' },
  ],
  [
    'a task of a week is ticked',
    ({ week }) =>
      app.db
        .update(weekTasks)
        .set({ doneAt: new Date('2026-10-31T12:00:00Z') })
        .where(eq(weekTasks.weekId, week.id)),
    { lastActiveOn: '2026-10-31' },
  ],
  [
    'the profile is saved',
    ({ student }) => app.db.update(profiles).set(today).where(eq(profiles.userId, student.userId)),
    { lastActiveOn: '2026-11-01' },
  ],
  [
    'the advisor’s task is done',
    ({ task }) =>
      app.db.update(tasks).set({ status: 'completed', completedAt: new Date() }).where(eq(tasks.id, task.id)),
    { late: 3, tasks: { pending: 0, late: 0, completed: 1 } },
  ],
  [
    'the list is no longer shared',
    ({ link }) => app.db.update(advisorLinks).set({ list: false }).where(eq(advisorLinks.id, link.id)),
    { late: 2, list: null },
  ],
  [
    'somebody else writes a letter, too',
    ({ student, undated }) => givenRecommender(app.db, student, { letters: { [undated.id]: null } }),
    { letters: { outstanding: 2, sent: 0 } },
  ],
  [
    'a letter is sent',
    ({ recommender }) =>
      app.db
        .update(recommenderLetters)
        .set({ sentOn: '2026-11-01' })
        .where(eq(recommenderLetters.recommenderId, recommender.id)),
    { letters: { outstanding: 0, sent: 1 } },
  ],
  [
    'a letter is for no school any more',
    ({ recommender }) =>
      app.db.delete(recommenderLetters).where(eq(recommenderLetters.recommenderId, recommender.id)),
    { letters: { outstanding: 0, sent: 0 } },
  ],
  [
    'a recommender declines',
    ({ recommender }) =>
      app.db.update(recommenders).set({ state: 'declined' }).where(eq(recommenders.id, recommender.id)),
    { letters: { outstanding: 0, sent: 0 } },
  ],
  [
    'a recommender is deleted',
    ({ recommender }) => app.db.delete(recommenders).where(eq(recommenders.id, recommender.id)),
    { letters: { outstanding: 0, sent: 0 } },
  ],
  [
    'the school of a letter is deleted',
    ({ undated }) => app.db.delete(listEntries).where(eq(listEntries.id, undated.id)),
    { letters: { outstanding: 0, sent: 0 } },
  ],
  [
    'the letters are no longer shared',
    ({ link }) => app.db.update(advisorLinks).set({ letters: false }).where(eq(advisorLinks.id, link.id)),
    { letters: null },
  ],
  ['a day goes by', async () => app.setNow('2026-11-02T05:15:00Z'), { today: '2026-11-02' }],
]

test.each(changes)('once %s, an advisor who had looked before sees it', async (_, change, shown) => {
  const given = await givenAll()
  const call = await app.as(given.advisor)
  const roster = async () => (await call('GET /advising/students')).students[0]!
  expect(await roster()).toMatchObject({
    late: 4,
    letters: { outstanding: 1, sent: 0 },
    today: '2026-11-01',
  })
  expect(await roster()).not.toMatchObject(shown)

  await change(given)

  expect(await roster()).toMatchObject(shown)
})

test('a college admits fewer than before, and an advisor who had looked sees how selective a list became', async () => {
  const { student, advisor } = await givenAll()
  const college = await givenSchool(app.db, { admission_rate: 0.6 })
  await givenEntry(app.db, student, { schoolId: college.id, ...old })
  const call = await app.as(advisor)
  const balance = async () => (await call('GET /advising/students')).students[0]!.list!.balance
  expect(await balance()).toMatchObject({ from50: 1, under25: 0 })

  await app.db.update(schools).set({ admission_rate: 0.2 }).where(eq(schools.id, college.id))

  expect(await balance()).toMatchObject({ from50: 0, under25: 1 })
})

test('what has gone together since stays one row a student, and nothing of who has left', async () => {
  const { student, entry, advisor } = await givenAll()
  const rowsOf = () => app.db.$count(studentChanges, eq(studentChanges.studentId, student.userId))
  expect(await rowsOf()).toBeGreaterThan(1)

  await mergeStudentChanges(app.db)

  expect(await rowsOf()).toBe(1)
  const call = await app.as(advisor)
  expect((await call('GET /advising/students')).students).toMatchObject([{ late: 4 }])
  await app.db.update(listEntries).set({ status: 'Withdrawn' }).where(eq(listEntries.id, entry.id))
  expect((await call('GET /advising/students')).students).toMatchObject([{ late: 2 }])

  await app.db.execute(sql`delete from users where id = ${student.userId}`)
  await mergeStudentChanges(app.db)
  expect(await rowsOf()).toBe(0)
})
