import type { Actor } from '@bearings/domain/actor'
import { mostTasks } from '@bearings/domain/weeks/options'
import { weekAfter } from '@bearings/domain/weeks/rules'
import { describe, expect, test } from 'vitest'
import { givenWeek } from '#testing/given-weeks.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

// It is Wednesday for these students, in the week of October 26.
const now = '2026-10-28T16:00:00Z'
const last = '2026-10-19'
const current = '2026-10-26'
const next = '2026-11-02'

const app = useTestApp({ now })

describe('ticking', () => {
  test('a student ticks a task off, again without harm, and unticks it', async () => {
    const student = await givenUser(app.db, 'student')
    const { taskIds } = await givenWeek(app.db, student)
    const call = await app.as(student)
    const tick = (done: boolean) =>
      call('PATCH /weeks/{start}/tasks/{taskId}', { start: current, taskId: taskIds[1]!, done })

    expect(await tick(true)).toMatchObject({ done: true, doneAt: '2026-10-28T16:00:00.000Z' })
    app.setNow('2026-10-28T16:30:00Z')
    expect(await tick(true)).toMatchObject({ done: true, doneAt: '2026-10-28T16:00:00.000Z' })
    expect(await tick(false)).toMatchObject({ done: false, doneAt: null })
  })

  test('a task that was ticked offline on Sunday is done on Monday, and a week long over stays as it was', async () => {
    const student = await givenUser(app.db, 'student')
    const call = await app.as(student)
    const tick = async (start: string) => {
      const { taskIds } = await givenWeek(app.db, student, { weekStartDate: start })
      return call('PATCH /weeks/{start}/tasks/{taskId}', { start, taskId: taskIds[1]!, done: true })
    }

    expect(await tick(last)).toMatchObject({ done: true })
    await expect(tick(weekAfter(current, -5))).toBeRefused('week-passed')
  })

  test('to another student the task does not exist', async () => {
    const owner = await givenUser(app.db, 'student')
    const { taskIds } = await givenWeek(app.db, owner)
    const neighbor = await givenUser(app.db, 'student')
    await givenWeek(app.db, neighbor)
    const call = await app.as(neighbor)

    await expect(
      call('PATCH /weeks/{start}/tasks/{taskId}', { start: current, taskId: taskIds[1]!, done: true }),
    ).toBeRefused('NOT_FOUND')
    expect((await logOf(owner)).current.tasks[1]).toMatchObject({ done: false })
  })
})

describe('carrying over', () => {
  test('what last week left comes to this one, behind what is there, and says where from', async () => {
    const student = await givenUser(app.db, 'student')
    const tasks = [{ text: 'One' }, { text: 'Done', doneAt: new Date(now) }, { text: 'Two' }]
    await givenWeek(app.db, student, { weekStartDate: last, tasks })
    await givenWeek(app.db, student, { tasks: [{ text: 'This week' }] })
    const call = await app.as(student)

    const { to, taskIds } = await call('POST /weeks/{start}/carry-over', { start: last })

    expect({ to, count: taskIds.length }).toEqual({ to: current, count: 2 })
    const log = await call('GET /weeks')
    expect(log.unfinished).toBeNull()
    expect(log.current.tasks.map(({ text, carriedFrom }) => [text, carriedFrom])).toEqual([
      ['This week', null],
      ['One', last],
      ['Two', last],
    ])
  })

  test('what is left of this week goes to the next, which is planned by that, and keeps its origin', async () => {
    const student = await givenUser(app.db, 'student')
    await givenWeek(app.db, student, { tasks: [{ text: 'Old', carriedFrom: last }, { text: 'New' }] })
    const call = await app.as(student)

    await call('POST /weeks/{start}/carry-over', { start: current })

    const log = await call('GET /weeks')
    expect(log.current.tasks).toEqual([])
    expect(log.planned).toMatchObject([
      {
        weekStartDate: next,
        weekGoal: '',
        tasks: [
          { text: 'Old', carriedFrom: last },
          { text: 'New', carriedFrom: current },
        ],
      },
    ])
  })

  test('it is undone, and nothing tells that it ever happened', async () => {
    const student = await givenUser(app.db, 'student')
    await givenWeek(app.db, student, { tasks: [{ text: 'Old', carriedFrom: last }, { text: 'New' }] })
    const call = await app.as(student)
    const before = await call('GET /weeks')

    const carried = await call('POST /weeks/{start}/carry-over', { start: current })
    await call('POST /weeks/{start}/carry-back', { start: current, ...carried })

    expect(await call('GET /weeks')).toEqual(before)
  })

  test('undoing takes back neither what was planned there nor what is done by now', async () => {
    const student = await givenUser(app.db, 'student')
    await givenWeek(app.db, student, { tasks: [{ text: 'One' }, { text: 'Two' }] })
    const planned = await givenWeek(app.db, student, { weekStartDate: next, tasks: [{ text: 'Planned' }] })
    const call = await app.as(student)
    const { to, taskIds } = await call('POST /weeks/{start}/carry-over', { start: current })
    await call('PATCH /weeks/{start}/tasks/{taskId}', { start: next, taskId: taskIds[0]!, done: true })

    await call('POST /weeks/{start}/carry-back', {
      start: current,
      to,
      taskIds: [...taskIds, ...planned.taskIds],
    })

    const log = await call('GET /weeks')
    expect(log.current.tasks).toMatchObject([{ text: 'Two', carriedFrom: null }])
    expect(log.planned[0]?.tasks).toMatchObject([{ text: 'Planned' }, { text: 'One' }])
  })

  test('pressed twice at once, each task is carried once', async () => {
    const student = await givenUser(app.db, 'student')
    await givenWeek(app.db, student, { tasks: [{ text: 'One' }, { text: 'Two' }] })
    const call = await app.as(student)

    const answers = await Promise.all(
      [1, 2].map(() => call('POST /weeks/{start}/carry-over', { start: current })),
    )

    expect(answers.flatMap(({ taskIds }) => taskIds)).toHaveLength(2)
    expect((await call('GET /weeks')).planned[0]?.tasks).toHaveLength(2)
  })

  test('a full week takes nothing more, and nothing is lost on the way', async () => {
    const student = await givenUser(app.db, 'student')
    await givenWeek(app.db, student)
    await givenWeek(app.db, student, {
      weekStartDate: next,
      tasks: Array.from({ length: mostTasks }, () => ({})),
    })
    const call = await app.as(student)

    await expect(call('POST /weeks/{start}/carry-over', { start: current })).toBeRefused('week-full')
    expect((await call('GET /weeks')).current.tasks).toHaveLength(2)
  })

  test('a planned week has nothing left yet, and a week that was never saved is not found', async () => {
    const student = await givenUser(app.db, 'student')
    await givenWeek(app.db, student, { weekStartDate: next })
    const call = await app.as(student)
    const carry = (start: string) => call('POST /weeks/{start}/carry-over', { start })

    await expect(carry(next)).toBeRefused('week-not-begun')
    await expect(carry(last)).toBeRefused('NOT_FOUND')
  })
})

async function logOf(student: Actor) {
  const call = await app.as(student)
  return call('GET /weeks')
}
