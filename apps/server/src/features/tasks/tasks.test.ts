import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { bounds, limits } from '@bearings/domain/tasks/options'
import type { TasksPage } from '@bearings/domain/tasks/schema'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { advisorLinks } from '#database/tables/advising.ts'
import { tasks } from '#database/tables/tasks.ts'
import { users } from '#database/tables/users.ts'
import { givenAdvised, givenLink } from '#testing/given-advising.ts'
import { givenEach } from '#testing/given-once.ts'
import { givenTask } from '#testing/given-tasks.ts'
import { givenUser } from '#testing/given.ts'
import { askForFile } from '#testing/import-file.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()
const advisor = givenEach(() => givenUser(app.db, 'advisor', { fullName: 'Dana Reyes' }))
const student = givenEach(() => givenUser(app.db, 'student', { fullName: 'Maya Okafor' }))
beforeEach(() => givenLink(app.db, { advisor, student }))

const task = { title: 'Ask for a transcript', description: 'At the office.', dueOn: '2026-11-21' }

describe('giving a task', () => {
  test('an advisor gives one to two students, and both are told', async () => {
    const other = await givenUser(app.db, 'student')
    await givenLink(app.db, { advisor, student: other })
    const call = await app.as(advisor)

    const given = await call('POST /tasks', { ...task, studentIds: [student.userId, other.userId] })

    expect(given).toHaveLength(2)
    for (const each of [student, other]) {
      expect((await (await app.as(each))('GET /tasks')).tasks).toMatchObject([
        { ...task, status: 'pending', completedAt: null, advisor: { fullName: 'Dana Reyes' } },
      ])
      expect(await toldTo(each)).toEqual([
        {
          type: 'task-assigned',
          title: 'New Task',
          message: 'Dana Reyes assigned you a task: “Ask for a transcript”, due Nov 21, 2026.',
          link: `/student/advisor?task=${given.find((one) => one.student.id === each.userId)!.id}`,
        },
      ])
    }
    expect((await call('GET /tasks')).tasks.map(({ student: { id } }) => id).toSorted()).toEqual(
      [student.userId, other.userId].toSorted(),
    )
  })

  test('an advisor whose answer was lost gives it again, and everybody has it once and is told once', async () => {
    const call = await app.as(advisor)
    const sent = { ...task, assignmentId: randomUUID(), studentIds: [student.userId] }

    const given = await Promise.all([call('POST /tasks', sent), call('POST /tasks', sent)])
    await expect(call('POST /tasks', { ...sent, title: 'Ask for two' })).toBeRefused('sent-already')

    expect(given[1]).toEqual(given[0])
    expect((await call('GET /tasks')).tasks).toHaveLength(1)
    expect(await toldTo(student)).toHaveLength(1)
  })

  test('an advisor who has lost the answer to the last task that fits is not told that it does not', async () => {
    const row = { advisorId: advisor.userId, studentId: student.userId, title: 'One of many' }
    await app.db.insert(tasks).values(Array.from({ length: limits.tasks - 1 }, () => row))
    const call = await app.as(advisor)
    const sent = { ...task, assignmentId: randomUUID(), studentIds: [student.userId] }

    const given = await call('POST /tasks', sent)

    expect(await call('POST /tasks', sent)).toEqual(given)
  })

  test('a title is enough, and a student named twice gets it once', async () => {
    const call = await app.as(advisor)

    const given = await call('POST /tasks', {
      studentIds: [student.userId, student.userId],
      title: '  Call me  ',
      description: '  ',
    })

    expect(given).toMatchObject([{ title: 'Call me', description: null, dueOn: null }])
  })

  test.each(['nobody’s student', 'another’s student', 'a student no more', 'an advisor'])(
    'with %s among them, nobody gets it and nobody is told',
    async (which) => {
      const stranger = await givenUser(app.db, which === 'an advisor' ? 'advisor' : 'student')
      if (which === 'another’s student')
        await givenLink(app.db, { advisor: await givenUser(app.db, 'advisor'), student: stranger })
      if (which === 'a student no more')
        await givenLink(app.db, { advisor, student: stranger }, { endedAt: new Date() })
      const call = await app.as(advisor)

      await expect(
        call('POST /tasks', { ...task, studentIds: [student.userId, stranger.userId] }),
      ).toBeRefused('NOT_FOUND')

      expect(await call('GET /tasks')).toMatchObject({ tasks: [], counts: { pending: 0, completed: 0 } })
      expect(await toldTo(student)).toEqual([])
    },
  )

  test.each([
    ['no student', { studentIds: [] }],
    ['too many students', { studentIds: Array.from({ length: limits.students + 1 }, () => randomUUID()) }],
    ['no title', { title: '   ' }],
    ['a title that is too long', { title: 'x'.repeat(bounds.title.max + 1) }],
    ['a description that is too long', { description: 'x'.repeat(bounds.description.max + 1) }],
    ['a character that cannot be stored', { title: 'a\0b' }],
    ['no day', { dueOn: '2026-02-30' }],
  ])('it is not taken with %s', async (_, wrong) => {
    const call = await app.as(advisor)

    await expect(call('POST /tasks', { ...task, studentIds: [student.userId], ...wrong })).toBeRefused(
      'INVALID_INPUT',
    )
  })

  test('a student holds 500 tasks of one advisor, also when two are given at once', async () => {
    const row = { advisorId: advisor.userId, studentId: student.userId, title: 'One of many' }
    await app.db.insert(tasks).values(Array.from({ length: limits.tasks - 1 }, () => row))
    const call = await app.as(advisor)

    const given = await Promise.allSettled(
      ['One more', 'And one'].map((title) => call('POST /tasks', { studentIds: [student.userId], title })),
    )

    expect(given.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(given.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { rule: 'tasks-full' },
    })
    expect((await call('GET /tasks')).counts).toEqual({ pending: limits.tasks, completed: 0, late: 0 })
  })

  test('an advisor is offered their own students, by name', async () => {
    const anna = await givenUser(app.db, 'student', { fullName: 'anna Zeller' })
    await givenLink(app.db, { advisor, student: anna })
    await givenAdvised(app.db, advisor, { fullName: 'Émile Aubert' })
    await givenUser(app.db, 'student', { fullName: 'Someone else' })
    const call = await app.as(advisor)

    expect((await call('GET /tasks/recipients')).map(({ fullName }) => fullName)).toEqual([
      'anna Zeller',
      'Émile Aubert',
      'Maya Okafor',
    ])
  })
})

describe('reading', () => {
  test('tasks come newest first, page after page, with how many there are of each status', async () => {
    const at = (day: string) => ({ createdAt: new Date(`2026-10-${day}T08:00:00Z`) })
    await given({ title: 'Second', ...at('02') })
    await given({ title: 'First', status: 'completed', ...at('01') })
    await given({ title: 'Third', ...at('03') })
    const call = await app.as(student)

    const first = await call('GET /tasks', { limit: 2 })
    const second = await call('GET /tasks', { limit: 2, after: first.next! })

    expect(first.tasks.map(({ title }) => title)).toEqual(['Third', 'Second'])
    expect(second.tasks.map(({ title }) => title)).toEqual(['First'])
    expect(second.next).toBeNull()
    expect(first.counts).toEqual({ pending: 2, completed: 1, late: 0 })
    expect((await call('GET /tasks', { status: 'completed' })).tasks.map(({ title }) => title)).toEqual([
      'First',
    ])
  })

  test('pages follow each other where many were given at the same moment', async () => {
    for (let each = 0; each < 5; each++) await given()
    const call = await app.as(student)
    const ids: string[] = []
    let after: string | null | undefined
    do {
      const page = await call('GET /tasks', { limit: 2, ...(after && { after }) })
      ids.push(...page.tasks.map(({ id }) => id))
      after = page.next
    } while (after)

    expect(new Set(ids).size).toBe(5)
  })

  test('an advisor looks at the tasks of one student', async () => {
    const other = await givenUser(app.db, 'student')
    await givenLink(app.db, { advisor, student: other })
    await given()
    await givenTask(app.db, { advisor, student: other }, { status: 'completed' })
    const call = await app.as(advisor)

    expect(await call('GET /tasks', { studentId: other.userId })).toMatchObject({
      tasks: [{ student: { id: other.userId } }],
      counts: { pending: 0, completed: 1 },
    })
  })

  test('when the link ends the student keeps the task, and for the advisor it is gone', async () => {
    const { id } = await given()
    await app.db
      .update(advisorLinks)
      .set({ endedAt: new Date() })
      .where(eq(advisorLinks.studentId, student.userId))
    const [asAdvisor, asStudent] = [await app.as(advisor), await app.as(student)]

    expect(await asAdvisor('GET /tasks')).toMatchObject({ tasks: [], counts: { pending: 0 } })
    for (const attempt of [
      () => asAdvisor('PATCH /tasks/{id}', { id, title: 'Mine' }),
      () => asAdvisor('POST /tasks/{id}/status', { id, status: 'completed' }),
      () => asAdvisor('DELETE /tasks/{id}', { id }),
    ])
      await expect(attempt()).toBeRefused('NOT_FOUND')
    expect((await asStudent('GET /tasks')).tasks).toMatchObject([{ id, title: 'Ask for a transcript' }])
    await asStudent('POST /tasks/{id}/status', { id, status: 'completed' })
    expect(await toldTo(advisor)).toEqual([])
  })

  test('when the advisor’s account is erased the student keeps the task, as a former advisor’s', async () => {
    const { id } = await given()
    await app.db.delete(users).where(eq(users.id, advisor.userId))
    const call = await app.as(student)

    expect((await call('GET /tasks')).tasks).toMatchObject([{ id, advisor: null }])
    expect(await call('POST /tasks/{id}/status', { id, status: 'completed' })).toMatchObject({
      status: 'completed',
      advisor: null,
    })
  })

  test('the next advisor of a student does not see what the one before gave', async () => {
    await app.db
      .update(advisorLinks)
      .set({ endedAt: new Date() })
      .where(eq(advisorLinks.studentId, student.userId))
    const next = await givenUser(app.db, 'advisor')
    await givenLink(app.db, { advisor: next, student })
    await given()

    expect((await (await app.as(next))('GET /tasks')).tasks).toEqual([])
  })
})

test('an advisor takes their tasks along as a file: who was given what, and when it was done', async () => {
  await given({ title: '=Ask for a transcript', dueOn: '2026-11-05' })
  await given({ title: 'Visit a campus', status: 'completed' })
  const other = await givenUser(app.db, 'advisor')
  await givenTask(app.db, { advisor: other, student }, { title: 'Of somebody else' })

  const file = async (url: `/${string}`) => {
    const as = { app, userId: advisor.userId, now: '2026-11-01T12:00:00Z' }
    const { body } = await askForFile(as, { method: 'GET', url })
    return parse(body, { bom: true, columns: true }) as Record<string, string>[]
  }

  const all = await file('/tasks/export?order=due')
  expect(all.map(({ task, due, status, student: who }) => ({ task, due, status, who }))).toEqual([
    { task: "'=Ask for a transcript", due: '2026-11-05', status: 'pending', who: 'Maya Okafor' },
    { task: 'Visit a campus', due: '', status: 'completed', who: 'Maya Okafor' },
  ])
  expect(all[1]).toMatchObject({ 'given on': '2026-10-20', 'completed on': '2026-10-30' })
  expect((await file('/tasks/export?status=completed')).map(({ task }) => task)).toEqual(['Visit a campus'])
  expect((await (await app.as(student))('GET /access-log')).views).toMatchObject([{ what: 'tasks-file' }])
})

describe('looking through tasks', () => {
  test('a student’s come by their day: late ones first, those without a day last, page after page', async () => {
    const days = ['2026-12-01', null, '2026-10-20', '2026-11-05', null, '2026-12-01']
    for (const dueOn of days) await given({ dueOn })
    const call = await app.as(student)
    const found: (string | null)[] = []

    let after: string | null = null
    do {
      const page: TasksPage = await call('GET /tasks', { order: 'due', limit: 2, ...(after && { after }) })
      found.push(...page.tasks.map(({ dueOn }) => dueOn))
      after = page.next
    } while (after)

    expect(found).toEqual(['2026-10-20', '2026-11-05', '2026-12-01', '2026-12-01', null, null])
  })

  test('an advisor finds them by their title, by the student and by being late', async () => {
    const leo = await givenUser(app.db, 'student', { fullName: 'Leo_Park 100%' })
    await givenLink(app.db, { advisor, student: leo })
    await givenTask(app.db, { advisor, student: leo }, { title: 'Call me' })
    await given({ title: 'Ask for a transcript', dueOn: '2026-10-31' })
    await given({ title: 'Done late', dueOn: '2026-10-31', status: 'completed' })
    const call = await app.as(advisor)
    const titles = async (query: { q?: string; late?: 'true' }) =>
      (await call('GET /tasks', query)).tasks.map(({ title }) => title)

    expect(await titles({ q: 'TRANSCRIPT' })).toEqual(['Ask for a transcript'])
    expect(await titles({ q: 'leo_park 100%' })).toEqual(['Call me'])
    expect(await titles({ q: 'l_o' })).toEqual([])
    expect(await titles({ late: 'true' })).toEqual(['Ask for a transcript'])
    expect((await call('GET /tasks')).counts).toEqual({ pending: 2, completed: 1, late: 1 })
    expect((await call('GET /tasks/recipients', { late: 'true' })).map(({ id }) => id)).toEqual([
      student.userId,
    ])
  })

  test('a task is late by its student’s day, not by the advisor’s', async () => {
    app.setNow('2026-11-28T06:22:00Z')
    const people = { aisha: 'America/Los_Angeles', kai: 'Asia/Tokyo' }
    const [aisha, kai] = await Promise.all(
      Object.values(people).map((timeZone) => givenUser(app.db, 'student', { timeZone })),
    )
    const denver = await givenUser(app.db, 'advisor', { timeZone: 'America/Denver' })
    const london = await givenUser(app.db, 'advisor', { timeZone: 'Europe/London' })
    for (const [from, to] of [
      [denver, kai!],
      [london, aisha!],
    ] as const) {
      await givenLink(app.db, { advisor: from, student: to })
      await givenTask(app.db, { advisor: from, student: to }, { dueOn: '2026-11-27' })
    }
    const lateOf = async (person: Actor) => {
      const call = await app.as(person)
      const [{ counts, tasks }, { counts: inAll, assignments }, { tasks: found }] = await Promise.all([
        call('GET /tasks'),
        call('GET /tasks/assignments'),
        call('GET /tasks', { late: 'true' }),
      ])
      const zone = tasks[0]!.student.timeZone
      return [zone, counts.late, inAll.late, assignments[0]!.late, found.length]
    }

    // In Los Angeles it is still the 27th, in Tokyo it is the 28th.
    expect(await lateOf(london)).toEqual(['America/Los_Angeles', 0, 0, 0, 0])
    expect(await lateOf(denver)).toEqual(['Asia/Tokyo', 1, 1, 1, 1])
    const linesOf = async ({ userId }: Actor) => {
      const { body } = await askForFile(
        { app, userId, now: '2026-11-28T06:22:00Z' },
        { method: 'GET', url: '/tasks/export?late=true' },
      )
      return body.trim().split('\r\n').length - 1
    }
    expect([await linesOf(london), await linesOf(denver)]).toEqual([0, 1])
  })

  test.each([
    { order: 'due', after: '1700000000000_00000000-0000-4000-8000-000000000000' },
    { order: 'due', after: '2026-02-31_00000000-0000-4000-8000-000000000000' },
    { after: 'never_00000000-0000-4000-8000-000000000000' },
  ] as const)('a page of another order, or of no day, is refused: %j', async (query) => {
    await expect((await app.as(student))('GET /tasks', query)).toBeRefused('INVALID_INPUT')
  })
})

describe('the status', () => {
  test('a student completes a task and the advisor is told; the same again says nothing', async () => {
    const { id } = await given()
    const call = await app.as(student)

    const done = await call('POST /tasks/{id}/status', { id, status: 'completed' })
    app.setNow('2026-11-01T13:00:00Z')
    const again = await call('POST /tasks/{id}/status', { id, status: 'completed' })

    expect(done).toMatchObject({ status: 'completed', completedAt: '2026-11-01T12:00:00.000Z' })
    expect(again).toEqual(done)
    expect(await toldTo(advisor)).toEqual([
      {
        type: 'task-updated',
        title: 'Task Updated',
        message: 'Maya Okafor completed “Ask for a transcript”.',
        link: `/advisor/students/${student.userId}?tab=tasks&task=${id}`,
      },
    ])
    expect(await toldTo(student)).toEqual([])
  })

  test('an advisor reopens it and the student is told', async () => {
    const { id } = await given({ status: 'completed' })

    const reopened = await (await app.as(advisor))('POST /tasks/{id}/status', { id, status: 'pending' })

    expect(reopened).toMatchObject({ status: 'pending', completedAt: null })
    expect(await toldTo(student)).toMatchObject([
      { message: 'Dana Reyes reopened “Ask for a transcript”.', link: `/student/advisor?task=${id}` },
    ])
  })

  test('ticked in two tabs at once, the advisor is told once', async () => {
    const { id } = await given()
    const call = await app.as(student)

    await Promise.all([1, 2, 3].map(() => call('POST /tasks/{id}/status', { id, status: 'completed' })))

    expect(await toldTo(advisor)).toHaveLength(1)
  })

  test('a student changes nothing but the status', async () => {
    const { id } = await given()
    const call = await app.as(student)

    for (const attempt of [
      () => call('PATCH /tasks/{id}', { id, title: 'Mine' }),
      () => call('DELETE /tasks/{id}', { id }),
      () => call('POST /tasks', { ...task, studentIds: [student.userId] }),
    ])
      await expect(attempt()).toBeRefused('FORBIDDEN')
  })
})

describe('changing and deleting', () => {
  test('an advisor changes the date alone, and the student is told once', async () => {
    const { id } = await given({ description: 'At the office.' })
    const call = await app.as(advisor)

    const changed = await call('PATCH /tasks/{id}', { id, dueOn: '2026-12-01' })
    await call('PATCH /tasks/{id}', { id, dueOn: '2026-12-01', title: 'Ask for a transcript' })

    expect(changed).toMatchObject({
      title: 'Ask for a transcript',
      description: 'At the office.',
      dueOn: '2026-12-01',
      updatedAt: '2026-11-01T12:00:00.000Z',
    })
    expect(await toldTo(student)).toMatchObject([
      { type: 'task-updated', message: 'Dana Reyes changed “Ask for a transcript”, due Dec 01, 2026.' },
    ])
  })

  test('an advisor takes description and date away', async () => {
    const { id } = await given({ description: 'At the office.', dueOn: '2026-11-21' })

    expect(
      await (
        await app.as(advisor)
      )('PATCH /tasks/{id}', { id, description: null, dueOn: null }),
    ).toMatchObject({ description: null, dueOn: null })
  })

  test('a deleted task is gone with what was said about it, and the student is told', async () => {
    const call = await app.as(advisor)
    const [added] = await call('POST /tasks', { ...task, studentIds: [student.userId] })
    const { id } = added!

    await call('DELETE /tasks/{id}', { id })

    expect((await (await app.as(student))('GET /tasks')).tasks).toEqual([])
    expect(await toldTo(student)).toMatchObject([
      {
        type: 'task-updated',
        message: 'Dana Reyes removed “Ask for a transcript”. You do not need to do anything.',
      },
    ])
    await expect(call('DELETE /tasks/{id}', { id })).toBeRefused('NOT_FOUND')
  })
})

function given(overrides: Parameters<typeof givenTask>[2] = {}) {
  return givenTask(app.db, { advisor, student }, overrides)
}

/** Returns this person's notifications, the newest first. */
async function toldTo(person: Actor) {
  const { notifications } = await (await app.as(person))('GET /notifications')
  return notifications.map(({ type, title, message, link }) => ({ type, title, message, link }))
}
