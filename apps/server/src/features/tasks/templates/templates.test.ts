import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { limits } from '@bearings/domain/tasks/options'
import type { NewTemplate } from '@bearings/domain/tasks/templates/schema'
import { describe, expect, test } from 'vitest'
import { tasks, taskTemplates } from '#database/tables/tasks.ts'
import { givenLink } from '#testing/given-advising.ts'
import { givenEach } from '#testing/given-once.ts'
import { givenEntry } from '#testing/given-schools.ts'
import { givenTemplate } from '#testing/given-tasks.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ now: '2026-11-21T15:00:00Z' })
const advisor = givenEach(() => givenUser(app.db, 'advisor', { fullName: 'Dana Reyes' }))
const student = givenEach(() => givenStudent('Maya Okafor'))

const countdown: NewTemplate = {
  name: 'Countdown',
  items: [
    { title: 'Draft the essays', description: 'All of them.', dueFrom: 'deadline', dueDays: -21 },
    { title: 'Call me', description: null, dueFrom: 'assigned', dueDays: 7 },
    { title: 'Breathe', description: null, dueFrom: 'none', dueDays: 0 },
  ],
}

describe('keeping templates', () => {
  test('an advisor makes one, changes it and deletes it', async () => {
    const call = await app.as(advisor)

    const { id, items } = await call('POST /tasks/templates', countdown)
    expect(items).toMatchObject(countdown.items)

    const changed = await call('PUT /tasks/templates/{id}', {
      id,
      name: 'Last week',
      items: [...countdown.items.slice(1), { title: 'Send it', dueFrom: 'deadline', dueDays: 0 }],
    })
    expect(changed).toMatchObject({ id, name: 'Last week' })
    expect(changed.items.map(({ title }) => title)).toEqual(['Call me', 'Breathe', 'Send it'])
    expect(await call('GET /tasks/templates')).toEqual([changed])

    await call('DELETE /tasks/templates/{id}', { id })
    expect(await call('GET /tasks/templates')).toEqual([])
  })

  test('they come by name, and only to the one who made them', async () => {
    await givenTemplate(app.db, advisor, { name: 'essays first' })
    for (const name of ['Countdown 10', 'Countdown 9']) await givenTemplate(app.db, advisor, { name })
    await givenTemplate(app.db, await givenUser(app.db, 'advisor'))

    const templates = await (await app.as(advisor))('GET /tasks/templates')

    expect(templates.map(({ name }) => name)).toEqual(['Countdown 9', 'Countdown 10', 'essays first'])
  })

  test.each([
    ['no name', { ...countdown, name: ' ' }],
    ['no tasks', { ...countdown, items: [] }],
    [
      'too many tasks',
      { ...countdown, items: Array.from({ length: limits.items + 1 }, () => item('none', 0)) },
    ],
    ['a day before it is given', { ...countdown, items: [item('assigned', -1)] }],
    ['a day after the deadline', { ...countdown, items: [item('deadline', 1)] }],
    ['a day more than a year before', { ...countdown, items: [item('deadline', -367)] }],
    ['days from no date', { ...countdown, items: [item('none', 3)] }],
  ])('one with %s is not taken', async (_, template) => {
    const call = await app.as(advisor)

    await expect(call('POST /tasks/templates', template as NewTemplate)).toBeRefused('INVALID_INPUT')
  })

  test('an advisor keeps 50', async () => {
    const row = { advisorId: advisor.userId, name: 'One of many' }
    await app.db.insert(taskTemplates).values(Array.from({ length: limits.templates }, () => row))

    await expect((await app.as(advisor))('POST /tasks/templates', countdown)).toBeRefused('templates-full')
  })
})

describe('looking before giving', () => {
  test('each student’s dates are counted from their own next deadline', async () => {
    const other = await givenStudent('Ben Lee')
    const withoutAny = await givenStudent('Cleo Park')
    const private_ = await givenStudent('Dev Shah', { list: false })
    for (const each of [private_, student]) await givenDeadline(each, '2027-01-05', 'Tulane University')
    await givenDeadline(student, '2027-01-02', 'Reed College')
    // None of these is the next one: over, handed in, removed.
    await givenDeadline(student, '2026-11-20', 'Over College')
    await givenEntry(app.db, student, { deadline: '2026-12-01', deadlineState: 'own', status: 'Submitted' })
    await givenEntry(app.db, student, { deadline: '2026-12-02', deadlineState: 'own', trashedAt: new Date() })
    await givenDeadline(other, '2026-12-01', 'Duke University')
    await givenEntry(app.db, withoutAny)

    const previews = await preview([student, other, withoutAny, private_])

    const inShort = previews.map(({ fullName, deadline, without, dates }) => [
      fullName,
      deadline?.title ?? without,
      ...dates.map(({ dueOn, moved }) => (moved ? `${dueOn}, moved` : dueOn)),
    ])
    expect(inShort).toEqual([
      ['Ben Lee', 'Duke University', '2026-11-21, moved', '2026-11-28', null],
      ['Cleo Park', 'no-deadline', null, '2026-11-28', null],
      ['Dev Shah', 'not-shared', null, '2026-11-28', null],
      ['Maya Okafor', 'Reed College', '2026-12-12', '2026-11-28', null],
    ])
  })

  test('a student who has committed to a college has no next deadline, whatever stands on the list still', async () => {
    const student = await givenStudent('Maya Okafor')
    await givenDeadline(student, '2026-12-24', 'Planned College')
    await givenEntry(app.db, student, { status: 'Committed' })

    expect(await preview([student])).toMatchObject([{ deadline: null, without: 'no-deadline' }])
  })

  test('a student reads in the access log that their deadlines were looked at, if they show them', async () => {
    const hidden = await givenStudent('Dev Shah', { list: false })
    await preview([student, hidden])
    await preview([student], '2027-02-01')

    expect((await (await app.as(student))('GET /access-log')).views).toMatchObject([
      { what: 'deadlines', times: 1 },
    ])
    expect((await (await app.as(hidden))('GET /access-log')).views).toEqual([])
  })

  test('or from one day for all, which asks nothing of their lists', async () => {
    const hidden = await givenStudent('Dev Shah', { list: false })

    expect(await preview([hidden], '2027-02-01')).toMatchObject([
      {
        deadline: { date: '2027-02-01', title: null },
        without: null,
        dates: [{ dueOn: '2027-01-11' }, { dueOn: '2026-11-28' }, { dueOn: null }],
      },
    ])
  })

  test('today is the student’s own day', async () => {
    const east = await givenUser(app.db, 'student', { timeZone: 'Pacific/Kiritimati' })
    await givenLink(app.db, { advisor, student: east })
    await givenDeadline(east, '2026-11-21', 'Yesterday there')
    await givenDeadline(east, '2026-11-22', 'Today there')

    expect(await preview([east])).toMatchObject([
      { deadline: { title: 'Today there' }, dates: [{ dueOn: '2026-11-22' }, { dueOn: '2026-11-29' }, {}] },
    ])
  })

  test('with a student who is not theirs an advisor learns nothing of any', async () => {
    const stranger = await givenUser(app.db, 'student')
    await givenDeadline(stranger, '2027-01-05', 'Tulane University')

    await expect(preview([student, stranger])).toBeRefused('NOT_FOUND')
  })
})

describe('giving all of it', () => {
  test('an advisor leaves out what would be due today because its day has passed, but not a date of their own', async () => {
    const [other, third] = [await givenStudent('Ben Lee'), await givenStudent('Cleo Park')]
    const late = await givenTemplate(app.db, advisor, {
      items: [
        { title: 'Essays', dueFrom: 'deadline', dueDays: -21 },
        { title: 'Letters', dueFrom: 'deadline', dueDays: -14 },
      ],
    })
    for (const each of [student, other, third]) await givenDeadline(each, '2026-11-25', 'Duke University')
    const call = await app.as(advisor)

    const given = await call('POST /tasks/templates/{id}/assign', {
      id: late.id,
      studentIds: [student.userId, other.userId, third.userId],
      deadline: 'next',
      passed: 'leave-out',
      edited: [{ studentId: other.userId, itemId: late.itemIds[0]!, dueOn: '2026-11-24' }],
    })

    expect(given.tasks).toBe(1)
    expect((await call('GET /tasks')).tasks).toMatchObject([
      { title: 'Essays', dueOn: '2026-11-24', student: { fullName: 'Ben Lee' } },
    ])
    const noticesOf = async (each: Actor) =>
      (await (await app.as(each))('GET /notifications')).notifications.map(({ message }) => message)
    expect(await noticesOf(other)).toEqual([expect.stringContaining('assigned you a task')])
    expect(await noticesOf(third)).toEqual([])
  })

  test('every student gets every task in order, with the dates that the advisor changed', async () => {
    const other = await givenStudent('Ben Lee')
    await givenDeadline(student, '2027-01-02', 'Reed College')
    const call = await app.as(advisor)
    const template = await call('POST /tasks/templates', countdown)
    const [essays, calling] = template.items

    const given = await call('POST /tasks/templates/{id}/assign', {
      id: template.id,
      studentIds: [student.userId, other.userId],
      deadline: 'next',
      edited: [
        { studentId: student.userId, itemId: calling!.id, dueOn: null },
        { studentId: other.userId, itemId: essays!.id, dueOn: '2027-03-01' },
      ],
    })

    expect(given).toMatchObject({ tasks: 6 })
    expect(await tasksOf(student)).toEqual([
      ['Draft the essays', '2026-12-12'],
      ['Call me', null],
      ['Breathe', null],
    ])
    expect(await tasksOf(other)).toEqual([
      ['Draft the essays', '2027-03-01'],
      ['Call me', '2026-11-28'],
      ['Breathe', null],
    ])
    const { notifications } = await (await app.as(student))('GET /notifications')
    expect(notifications).toMatchObject([
      {
        type: 'task-assigned',
        title: 'New Tasks',
        message: 'Dana Reyes assigned you 3 tasks: “Countdown”.',
        link: '/student/advisor?tab=tasks',
      },
    ])
  })

  test('an advisor whose answer was lost assigns it again, and everybody has it once and is told once', async () => {
    const call = await app.as(advisor)
    const template = await call('POST /tasks/templates', countdown)
    const assignmentIds = template.items.map(() => randomUUID())
    const sent = { id: template.id, studentIds: [student.userId], deadline: 'next' as const, assignmentIds }

    const given = await call('POST /tasks/templates/{id}/assign', sent)
    expect(await call('POST /tasks/templates/{id}/assign', sent)).toEqual(given)
    const edited = [{ studentId: student.userId, itemId: template.items[1]!.id, dueOn: null }]
    await expect(call('POST /tasks/templates/{id}/assign', { ...sent, edited })).toBeRefused('sent-already')

    const asStudent = await app.as(student)
    expect((await asStudent('GET /tasks')).tasks).toHaveLength(template.items.length)
    expect((await asStudent('GET /notifications')).notifications).toHaveLength(1)
  })

  test('when all tasks are taken back from the list, their notification goes too, also without the first of them', async () => {
    const call = await app.as(advisor)
    const passed = { dueFrom: 'deadline' as const, dueDays: -21 }
    const items = [{ title: 'Too late', ...passed }, ...countdown.items.slice(1)]
    const { id } = await call('POST /tasks/templates', { ...countdown, items })
    const studentIds = [student.userId]
    await call('POST /tasks/templates/{id}/assign', {
      id,
      studentIds,
      deadline: '2026-11-22',
      passed: 'leave-out',
    })

    const [listed] = (await call('GET /tasks/assignments')).assignments
    await call('POST /tasks/assignments/undo', { ids: listed!.undoable })

    const asStudent = await app.as(student)
    expect((await asStudent('GET /tasks')).tasks).toEqual([])
    expect((await asStudent('GET /notifications')).notifications).toEqual([])
  })

  test('with a student who is not theirs, nobody gets anything', async () => {
    const stranger = await givenUser(app.db, 'student')
    const { id } = await givenTemplate(app.db, advisor)

    await expect(
      (await app.as(advisor))('POST /tasks/templates/{id}/assign', {
        id,
        studentIds: [student.userId, stranger.userId],
        deadline: 'next',
      }),
    ).toBeRefused('NOT_FOUND')

    expect(await tasksOf(student)).toEqual([])
  })

  test('what would not fit is not begun', async () => {
    const row = { advisorId: advisor.userId, studentId: student.userId, title: 'One of many' }
    await app.db.insert(tasks).values(Array.from({ length: limits.tasks - 1 }, () => row))
    const { id } = await givenTemplate(app.db, advisor, { items: [{}, {}] })
    const call = await app.as(advisor)

    await expect(
      call('POST /tasks/templates/{id}/assign', { id, studentIds: [student.userId], deadline: 'next' }),
    ).toBeRefused('tasks-full')

    expect((await call('GET /tasks')).counts.pending).toBe(limits.tasks - 1)
  })

  test('what has just filled the room is given once, and sent again it is no more refused than before', async () => {
    const row = { advisorId: advisor.userId, studentId: student.userId, title: 'One of many' }
    await app.db.insert(tasks).values(Array.from({ length: limits.tasks - 2 }, () => row))
    const { id } = await givenTemplate(app.db, advisor, { items: [{}, {}] })
    const call = await app.as(advisor)
    const assignmentIds = [randomUUID(), randomUUID()]
    const sent = { id, studentIds: [student.userId], deadline: 'next' as const, assignmentIds }

    const given = await call('POST /tasks/templates/{id}/assign', sent)

    expect(await call('POST /tasks/templates/{id}/assign', sent)).toEqual(given)
    expect((await call('GET /tasks')).counts.pending).toBe(limits.tasks)
  })
})

function item(dueFrom: string, dueDays: number) {
  return { title: 'A task', dueFrom, dueDays }
}

async function givenStudent(fullName: string, shares: Parameters<typeof givenLink>[2] = {}): Promise<Actor> {
  const person = await givenUser(app.db, 'student', { fullName, timeZone: 'America/New_York' })
  await givenLink(app.db, { advisor, student: person }, shares)
  return person
}

function givenDeadline(of: Actor, deadline: string, name: string) {
  return givenEntry(app.db, of, { deadline, deadlineState: 'own', name, status: 'In Progress' })
}

async function preview(of: Actor[], deadline = 'next') {
  const call = await app.as(advisor)
  const { id } = await call('POST /tasks/templates', countdown)
  return call('POST /tasks/templates/{id}/preview', {
    id,
    studentIds: of.map(({ userId }) => userId),
    deadline,
  })
}

async function tasksOf(person: Actor) {
  const { tasks: shown } = await (await app.as(person))('GET /tasks')
  return shown.map(({ title, dueOn }) => [title, dueOn])
}
