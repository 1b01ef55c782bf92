import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { mostTasks } from '@bearings/domain/weeks/options'
import { weekAfter } from '@bearings/domain/weeks/rules'
import { describe, expect, test } from 'vitest'
import { givenWeek } from '#testing/given-weeks.ts'
import { givenStudent, givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

// It is Wednesday for these students, in the week of October 26.
const now = '2026-10-28T16:00:00Z'
const last = '2026-10-19'
const current = '2026-10-26'
const next = '2026-11-02'

const app = useTestApp({ now })

const task = (text: string) => ({ id: randomUUID(), text })
const nothingKnown = { known: [] }

describe('reading the log', () => {
  test('a new student finds an empty week and may plan the next', async () => {
    const call = await app.as(await givenUser(app.db, 'student'))

    expect(await call('GET /weeks')).toEqual({
      current: { weekStartDate: current, weekGoal: '', tasks: [], updatedAt: null },
      planned: [],
      nextPlannable: next,
      unfinished: null,
    })
  })

  test('a student sees this week, every later one in order, and what last week left', async () => {
    const student = await givenUser(app.db, 'student')
    for (const weekStartDate of ['2026-11-16', next, current, last])
      await givenWeek(app.db, student, { weekStartDate })
    const call = await app.as(student)

    const log = await call('GET /weeks')

    expect(log.current).toMatchObject({
      weekStartDate: current,
      weekGoal: 'Finish the community essay',
      tasks: [
        { text: 'Ask Ms. Alvarez for a letter', done: true, doneAt: '2026-10-28T15:00:00.000Z' },
        { text: 'Cut the essay to 650 words', done: false, doneAt: null },
      ],
    })
    expect(log.planned.map(({ weekStartDate }) => weekStartDate)).toEqual([next, '2026-11-16'])
    expect(log.nextPlannable).toBe('2026-11-23')
    expect(log.unfinished?.weekStartDate).toBe(last)
  })

  test.each([
    ['Pacific/Honolulu', current],
    ['America/New_York', current],
    ['Europe/Berlin', next],
  ])('at one and the same moment it is another week in %s', async (timeZone, weekStartDate) => {
    const student = await givenUser(app.db, 'student', { timeZone })
    app.setNow('2026-11-02T03:00:00Z')
    const call = await app.as(student)

    expect((await call('GET /weeks')).current.weekStartDate).toBe(weekStartDate)
  })

  test('nobody sees another student’s weeks', async () => {
    await givenWeek(app.db, await givenUser(app.db, 'student'))
    const call = await app.as(await givenUser(app.db, 'student'))

    expect(await call('GET /weeks')).toMatchObject({ current: { tasks: [] }, planned: [], unfinished: null })
    expect(await call('GET /weeks/history', { weeks: 1 })).toMatchObject({ weeks: [{ total: 0 }] })
  })

  test.each(['advisor', 'admin'] as const)('an %s keeps no weekly log', async (role) => {
    const call = await app.as(await givenUser(app.db, role))

    await expect(call('GET /weeks')).toBeRefused('FORBIDDEN')
  })
})

describe('saving a week', () => {
  test('a student saves goal and tasks in order; blank ones are dropped', async () => {
    const call = await app.as(await givenUser(app.db, 'student'))
    const [first, blank, second] = [task('  Ask for a letter '), task('   '), task('Draft')]

    const saved = await call('PUT /weeks/{start}', {
      start: current,
      weekGoal: ' Finish the essay ',
      tasks: [first!, blank!, second!],
      ...nothingKnown,
    })

    expect(saved).toMatchObject({
      weekGoal: 'Finish the essay',
      tasks: [
        { id: first!.id, text: 'Ask for a letter', done: false, carriedFrom: null },
        { id: second!.id, text: 'Draft' },
      ],
      updatedAt: '2026-10-28T16:00:00.000Z',
    })
    expect((await call('GET /weeks')).current).toEqual(saved)
  })

  test('sent twice, a week and its tasks are there once', async () => {
    const call = await app.as(await givenUser(app.db, 'student'))
    const sent = { start: next, weekGoal: '', tasks: [task('Draft'), task('Ask')], ...nothingKnown }

    await Promise.all([call('PUT /weeks/{start}', sent), call('PUT /weeks/{start}', sent)])

    const { planned } = await call('GET /weeks')
    expect(planned.map((week) => week.tasks.map(({ text }) => text))).toEqual([['Draft', 'Ask']])
  })

  test('tasks are reworded, moved and removed without losing that they are done', async () => {
    const student = await givenUser(app.db, 'student')
    const { taskIds } = await givenWeek(app.db, student)
    const [done, open] = taskIds as [string, string]
    const call = await app.as(student)

    const saved = await call('PUT /weeks/{start}', {
      start: current,
      weekGoal: '',
      tasks: [task('New'), { id: done, text: 'Ask for two letters' }],
      known: [done, open],
    })

    expect(saved.tasks).toMatchObject([
      { text: 'New', done: false },
      { id: done, text: 'Ask for two letters', done: true, doneAt: '2026-10-28T15:00:00.000Z' },
    ])
  })

  test('a window that has not seen a task that was added and ticked in another saves its own, and both are there', async () => {
    const student = await givenUser(app.db, 'student')
    await givenWeek(app.db, student)
    const call = await app.as(student)

    const saved = await call('PUT /weeks/{start}', {
      start: current,
      weekGoal: '',
      tasks: [task('Mine')],
      ...nothingKnown,
    })

    expect(saved.tasks).toMatchObject([
      { text: 'Mine', done: false },
      { text: 'Ask Ms. Alvarez for a letter', done: true, doneAt: '2026-10-28T15:00:00.000Z' },
      { text: 'Cut the essay to 650 words', done: false },
    ])
  })

  test('a goal that another window has set stays when this one saves its tasks alone', async () => {
    const call = await app.as(await givenUser(app.db, 'student'))
    await call('PUT /weeks/{start}', { start: current, weekGoal: 'Finish two drafts', tasks: [] })

    const saved = await call('PUT /weeks/{start}', { start: current, tasks: [task('Mine')], ...nothingKnown })

    expect(saved).toMatchObject({ weekGoal: 'Finish two drafts', tasks: [{ text: 'Mine' }] })
    expect((await call('GET /weeks')).current).toEqual(saved)
  })

  test('what another window ticked and added meanwhile is still there', async () => {
    const student = await givenUser(app.db, 'student')
    const { taskIds } = await givenWeek(app.db, student)
    const [first, second] = taskIds as [string, string]
    const call = await app.as(student)
    const opened = (await call('GET /weeks')).current.tasks
    const known = opened.map(({ id }) => id)

    await call('PATCH /weeks/{start}/tasks/{taskId}', { start: current, taskId: second, done: true })
    await call('PUT /weeks/{start}', {
      start: current,
      weekGoal: '',
      tasks: [...opened.map(({ id, text }) => ({ id, text })), task('Added elsewhere')],
      known,
    })
    const saved = await call('PUT /weeks/{start}', {
      start: current,
      weekGoal: '',
      tasks: [{ id: second, text: 'Cut it' }],
      known,
    })

    expect(saved.tasks).toMatchObject([
      { id: second, text: 'Cut it', done: true },
      { text: 'Added elsewhere' },
    ])
    expect(saved.tasks.map(({ id }) => id)).not.toContain(first)
  })

  test('weeks are planned one after the other', async () => {
    const call = await app.as(await givenUser(app.db, 'student'))
    const plan = (start: string) => call('PUT /weeks/{start}', { start, weekGoal: 'Plan', tasks: [] })

    await expect(plan(weekAfter(next))).toBeRefused('week-too-far')
    await plan(next)
    await plan(weekAfter(next))

    expect((await call('GET /weeks')).nextPlannable).toBe(weekAfter(next, 2))
    await expect(plan(last)).toBeRefused('week-passed')
  })

  test('a week takes no more than fifty tasks, also when two windows fill it', async () => {
    const { call } = await givenStudent(app)
    const tasks = Array.from({ length: mostTasks }, (_, index) => task(`Task ${index}`))
    const save = (sent: typeof tasks) =>
      call('PUT /weeks/{start}', { start: current, weekGoal: '', tasks: sent, known: [] })

    await expect(save([...tasks, task('One more')])).toBeRefused('INVALID_INPUT')
    expect((await save(tasks)).tasks).toHaveLength(50)
    await expect(save([task('One more')])).toBeRefused('week-full')
    expect((await call('GET /weeks')).current.tasks).toHaveLength(50)
  })

  test.each([
    { start: '2026-10-27' },
    { start: '2026-02-30' },
    { weekGoal: 'x'.repeat(501) },
    { tasks: [task('x'.repeat(301))] },
    { tasks: [{ id: 'one', text: 'Task' }] },
  ])('%j is not taken', async (wrong) => {
    const call = await app.as(await givenUser(app.db, 'student'))
    const week = { start: current, weekGoal: '', tasks: [], ...wrong }

    await expect(call('PUT /weeks/{start}', week)).toBeRefused('INVALID_INPUT')
  })

  test('a task of somebody else is not touched, whatever id is sent', async () => {
    const owner = await givenUser(app.db, 'student')
    const { taskIds } = await givenWeek(app.db, owner)
    const call = await app.as(await givenUser(app.db, 'student'))

    const saved = await call('PUT /weeks/{start}', {
      start: current,
      weekGoal: '',
      tasks: [{ id: taskIds[0]!, text: 'Mine now' }],
      known: taskIds,
    })

    expect(saved.tasks).toEqual([])
    expect((await logOf(owner)).current.tasks).toMatchObject([
      { text: 'Ask Ms. Alvarez for a letter' },
      { text: 'Cut the essay to 650 words' },
    ])
  })
})

describe('removing a planned week', () => {
  test('it is gone, and brought back as it was', async () => {
    const student = await givenUser(app.db, 'student')
    await givenWeek(app.db, student, { weekStartDate: next, tasks: [{ text: 'Old', carriedFrom: last }] })
    await givenWeek(app.db, student, { weekStartDate: weekAfter(next) })
    const call = await app.as(student)
    const before = await call('GET /weeks')
    const [{ weekGoal, tasks }] = before.planned as [(typeof before.planned)[number]]

    await call('DELETE /weeks/{start}', { start: next })
    const without = await call('GET /weeks')
    await call('PUT /weeks/{start}', {
      start: next,
      weekGoal,
      tasks: tasks.map(({ id, text, done, carriedFrom }) => ({ id, text, done, carriedFrom })),
    })

    expect(without.planned.map(({ weekStartDate }) => weekStartDate)).toEqual([weekAfter(next)])
    expect((await call('GET /weeks')).planned[0]?.tasks).toEqual(tasks)
  })

  test('this week and those before stay', async () => {
    const student = await givenUser(app.db, 'student')
    await givenWeek(app.db, student)
    const call = await app.as(student)

    await expect(call('DELETE /weeks/{start}', { start: current })).toBeRefused('week-not-planned')
    await expect(call('DELETE /weeks/{start}', { start: next })).toBeRefused('NOT_FOUND')
  })

  test('another student cannot remove it', async () => {
    const owner = await givenUser(app.db, 'student')
    await givenWeek(app.db, owner, { weekStartDate: next })
    const call = await app.as(await givenUser(app.db, 'student'))

    await expect(call('DELETE /weeks/{start}', { start: next })).toBeRefused('NOT_FOUND')
    expect((await logOf(owner)).planned).toHaveLength(1)
  })
})

describe('the history', () => {
  test('a student sees tasks done by week, also the weeks without any', async () => {
    const student = await givenUser(app.db, 'student')
    const done = (day: string) => ({ doneAt: new Date(`2026-10-${day}T15:00:00Z`) })
    await givenWeek(app.db, student, { weekStartDate: '2026-10-12', tasks: [done('13'), done('15'), {}] })
    await givenWeek(app.db, student, { tasks: [done('26'), {}] })
    await givenWeek(app.db, student, { weekStartDate: next, tasks: [{}] })
    const call = await app.as(student)

    expect(await call('GET /weeks/history', { weeks: 3 })).toEqual({
      weeks: [
        { weekStartDate: '2026-10-12', done: 2, total: 3 },
        { weekStartDate: last, done: 0, total: 0 },
        { weekStartDate: current, done: 1, total: 2 },
      ],
      doneInLast14Days: 2,
    })
    expect((await call('GET /weeks/history')).weeks).toHaveLength(12)
  })

  test.each([0, 53])('%d weeks of it are not given', async (weeks) => {
    const call = await app.as(await givenUser(app.db, 'student'))

    await expect(call('GET /weeks/history', { weeks })).toBeRefused('INVALID_INPUT')
  })
})

test('the database takes only Mondays, one week each', async () => {
  const student = await givenUser(app.db, 'student')
  await givenWeek(app.db, student)

  await expect(givenWeek(app.db, student)).rejects.toMatchObject({ cause: { code: '23505' } })
  await expect(givenWeek(app.db, student, { weekStartDate: '2026-10-27' })).rejects.toMatchObject({
    cause: { code: '23514' },
  })
})

async function logOf(student: Actor) {
  const call = await app.as(student)
  return call('GET /weeks')
}
