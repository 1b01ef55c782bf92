import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { advisorLinks } from '#database/tables/advising.ts'
import { notificationMails } from '#database/tables/notification-mails.ts'
import { givenLink } from '#testing/given-advising.ts'
import { givenEach } from '#testing/given-once.ts'
import { givenTask, givenTemplate } from '#testing/given-tasks.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'
import { sweepDeletedTasks } from '../deletions/jobs.ts'

const app = useTestApp()
const advisor = givenEach(() => givenUser(app.db, 'advisor', { fullName: 'Dana Reyes' }))
const maya = givenEach(() => givenUser(app.db, 'student', { fullName: 'Maya Okafor' }))
const ben = givenEach(() => givenUser(app.db, 'student', { fullName: 'Ben Lee' }))
beforeEach(async () => {
  for (const student of [maya, ben]) await givenLink(app.db, { advisor, student })
})

const task = { title: 'Ask for a transcript', description: 'At the office.', dueOn: '2026-11-21' }

describe('the list', () => {
  test('a task for two students is one line, with how many have done it', async () => {
    const call = await app.as(advisor)
    const given = await giveBoth()
    await complete(maya, given)

    expect((await call('GET /tasks/assignments')).assignments).toEqual([
      {
        id: given[0]!.assignmentId,
        title: task.title,
        description: task.description,
        firstDueOn: '2026-11-21',
        lastDueOn: '2026-11-21',
        varies: { title: false, description: false, dueOn: false },
        createdAt: '2026-11-01T12:00:00.000Z',
        undoable: [given[0]!.assignmentId],
        students: 2,
        completed: 1,
        late: 0,
        only: null,
      },
    ])
    const { tasks } = await call('GET /tasks', { assignmentId: given[0]!.assignmentId! })
    expect(tasks.map(({ student }) => student.fullName)).toEqual(['Ben Lee', 'Maya Okafor'])
  })

  test('its students come by name as on the roster, page after page, also once the last of a page is gone', async () => {
    const call = await app.as(advisor)
    const names = ['Zoe Park', 'Émile Durand', 'ada Berg', 'Bea 10', 'Bea 9', 'Zoe Park', 'Chloe Ng']
    const people = await Promise.all(names.map((fullName) => givenUser(app.db, 'student', { fullName })))
    for (const student of people) await givenLink(app.db, { advisor, student })
    const studentIds = people.map(({ userId }) => userId)
    const [given] = await call('POST /tasks', { ...task, studentIds })
    const assignmentId = given!.assignmentId!
    const page = async (limit: number, after?: string | null) =>
      call('GET /tasks', { assignmentId, limit, ...(after && { after }) })
    const namesOf = ({ tasks }: Awaited<ReturnType<typeof page>>) => tasks.map((one) => one.student.fullName)

    const first = await page(3)
    const rest = await page(3, first.next)
    await call('DELETE /tasks/{id}', { id: first.tasks.at(-1)!.id })

    expect(namesOf(first)).toEqual(['ada Berg', 'Bea 9', 'Bea 10'])
    expect(namesOf(rest)).toEqual(['Chloe Ng', 'Émile Durand', 'Zoe Park'])
    expect(namesOf(await page(9, first.next))).toEqual(['Chloe Ng', 'Émile Durand', 'Zoe Park', 'Zoe Park'])
    expect((await page(9, rest.next)).next).toBeNull()
  })

  test('what most students have stands for all, and what one has alone is known to differ', async () => {
    const call = await app.as(advisor)
    const cleo = await givenUser(app.db, 'student')
    await givenLink(app.db, { advisor, student: cleo })
    const assignmentId = randomUUID()
    for (const student of [maya, ben]) await givenTask(app.db, { advisor, student }, { assignmentId })
    await givenTask(
      app.db,
      { advisor, student: cleo },
      { assignmentId, description: 'Your mother has the form.', dueOn: '2026-12-01' },
    )

    expect((await call('GET /tasks/assignments')).assignments).toMatchObject([
      { students: 3, description: null, varies: { title: false, description: true, dueOn: true } },
    ])
  })

  test('an advisor who changed a task for the last student to do it reads the new words, not those of the ones who are done', async () => {
    const call = await app.as(advisor)
    const assignmentId = randomUUID()
    const done = { assignmentId, status: 'completed', dueOn: '2026-10-01' } as const
    const cleo = await givenUser(app.db, 'student')
    for (const student of [cleo, ben]) await givenTask(app.db, { advisor, student }, done)
    await givenTask(app.db, { advisor, student: maya }, { assignmentId, dueOn: '2026-10-01' })
    const changes = { title: 'Ask again', description: 'By mail.', dueOn: '2026-12-01' }

    await call('PATCH /tasks/assignments/{id}', { id: assignmentId, ...changes })

    expect((await call('GET /tasks/assignments')).assignments).toMatchObject([
      { title: 'Ask again', description: 'By mail.', firstDueOn: '2026-12-01', lastDueOn: '2026-12-01' },
    ])
  })

  test('a task of one student, and one from before, comes with itself', async () => {
    const call = await app.as(advisor)
    const { id } = await givenTask(app.db, { advisor, student: maya })
    const [given] = await call('POST /tasks', { ...task, studentIds: [ben.userId] })

    expect((await call('GET /tasks/assignments')).assignments).toMatchObject([
      { students: 1, only: { id: given!.id } },
      { id, students: 1, only: { id, student: { fullName: 'Maya Okafor' } } },
    ])
  })

  test('each task of a template is a line, with the first and the last day it is due', async () => {
    const template = await givenTemplate(app.db, advisor, {
      items: [{ title: 'One', dueFrom: 'assigned', dueDays: 3 }, { title: 'Two' }],
    })
    const call = await app.as(advisor)
    const { assignmentIds } = await call('POST /tasks/templates/{id}/assign', {
      id: template.id,
      studentIds: [maya.userId, ben.userId],
      deadline: 'next',
      edited: [{ studentId: ben.userId, itemId: template.itemIds[0]!, dueOn: '2026-12-01' }],
    })

    expect((await call('GET /tasks/assignments')).assignments).toMatchObject([
      { id: assignmentIds[0], title: 'One', students: 2, firstDueOn: '2026-11-04', lastDueOn: '2026-12-01' },
      { id: assignmentIds[1], title: 'Two', students: 2, firstDueOn: null, lastDueOn: null },
    ])
  })

  test('a line is found by one of its students, its words or being late, and counted as a whole', async () => {
    const call = await app.as(advisor)
    const given = await giveBoth({ dueOn: '2026-10-20' })
    await complete(maya, given)
    await givenTask(app.db, { advisor, student: maya }, { title: 'Call me' })
    const titles = async (query: object) =>
      (await call('GET /tasks/assignments', query)).assignments.map((line) => [line.title, line.students])

    expect(await titles({ q: 'ben' })).toEqual([[task.title, 2]])
    expect(await titles({ q: 'call' })).toEqual([['Call me', 1]])
    expect(await titles({ late: 'true' })).toEqual([[task.title, 2]])
    expect(await titles({ status: 'completed' })).toEqual([[task.title, 2]])
  })

  test.each(['newest', 'due'] as const)('lines come page after page, ordered by %s', async (order) => {
    const call = await app.as(advisor)
    for (const dueOn of ['2026-12-01', null, '2026-11-20', null, '2026-12-01'])
      await givenTask(app.db, { advisor, student: maya }, { dueOn })
    const ids: string[] = []
    let after: string | null | undefined
    do {
      const page = await call('GET /tasks/assignments', { order, limit: 2, ...(after && { after }) })
      ids.push(...page.assignments.map(({ id }) => id))
      after = page.next
    } while (after)

    expect(new Set(ids).size).toBe(5)
  })

  test('a student who is not the advisor’s any more is not counted', async () => {
    await giveBoth()
    await app.db
      .update(advisorLinks)
      .set({ endedAt: new Date() })
      .where(eq(advisorLinks.studentId, ben.userId))

    expect((await (await app.as(advisor))('GET /tasks/assignments')).assignments).toMatchObject([
      { students: 1, only: { student: { fullName: 'Maya Okafor' } } },
    ])
  })
})

describe('changing it for all', () => {
  test('a person who has not completed it has it changed, and is told once however often it changes', async () => {
    const call = await app.as(advisor)
    const given = await giveBoth()
    await complete(maya, given)
    const id = given[0]!.assignmentId!

    await call('PATCH /tasks/assignments/{id}', { id, dueOn: '2026-12-01' })
    const changed = await call('PATCH /tasks/assignments/{id}', { id, dueOn: '2026-12-02' })

    expect(changed).toEqual({ tasks: 1 })
    expect(await daysOf(ben)).toEqual(['2026-12-02'])
    expect(await daysOf(maya)).toEqual(['2026-11-21'])
    expect(await updatesFor(ben)).toEqual(['Dana Reyes changed “Ask for a transcript”, due Dec 02, 2026.'])
    expect(await updatesFor(maya)).toEqual([])
  })

  test('where nothing changes, nobody is told', async () => {
    const given = await giveBoth()

    const changed = await (
      await app.as(advisor)
    )('PATCH /tasks/assignments/{id}', { id: given[0]!.assignmentId!, title: task.title })

    expect(changed).toEqual({ tasks: 0 })
    expect(await updatesFor(ben)).toEqual([])
  })
})

describe('deleting it for all', () => {
  test('it goes for students who have not completed it; an undo brings it back as it was', async () => {
    const call = await app.as(advisor)
    const given = await giveBoth()
    await complete(maya, given)
    const id = given[0]!.assignmentId!

    const deletion = await call('DELETE /tasks/assignments/{id}', { id })
    expect(deletion.tasks).toBe(1)
    expect(await daysOf(ben)).toEqual([])
    expect(await daysOf(maya)).toEqual(['2026-11-21'])
    expect(await updatesFor(ben)).toEqual([
      'Dana Reyes removed “Ask for a transcript”. You do not need to do anything.',
    ])

    expect(await call('POST /tasks/deletions/{id}/undo', { id: deletion.deletionId })).toEqual({ tasks: 1 })
    expect((await call('GET /tasks/assignments')).assignments).toMatchObject([
      { id, students: 2, completed: 1 },
    ])
    expect(await updatesFor(ben)).toEqual([
      'Dana Reyes brought back “Ask for a transcript”, due Nov 21, 2026.',
    ])
    await expect(call('POST /tasks/deletions/{id}/undo', { id: deletion.deletionId })).toBeRefused(
      'NOT_FOUND',
    )
  })

  test('a single task comes back too, but not to a student who has left', async () => {
    const call = await app.as(advisor)
    const [given] = await giveBoth()
    const { deletionId } = await call('DELETE /tasks/{id}', { id: given!.id })
    await app.db
      .update(advisorLinks)
      .set({ endedAt: new Date() })
      .where(eq(advisorLinks.studentId, given!.student.id))

    expect(await call('POST /tasks/deletions/{id}/undo', { id: deletionId })).toEqual({ tasks: 0 })
  })

  test('after ten minutes it stays deleted, and after an hour it is forgotten', async () => {
    const call = await app.as(advisor)
    const [given] = await giveBoth()
    const { deletionId: id } = await call('DELETE /tasks/assignments/{id}', { id: given!.assignmentId! })

    app.setNow('2026-11-01T12:11:00Z')
    await expect(call('POST /tasks/deletions/{id}/undo', { id })).toBeRefused('undo-too-late')
    await sweepDeletedTasks(app.db, new Date('2026-11-01T13:01:00Z'))
    await expect(call('POST /tasks/deletions/{id}/undo', { id })).toBeRefused('NOT_FOUND')
  })
})

describe('taking back what was given', () => {
  test('a template’s tasks go with what the students were told, before a mail has left', async () => {
    const template = await givenTemplate(app.db, advisor, { items: [{ title: 'One' }, { title: 'Two' }] })
    const call = await app.as(advisor)
    const { assignmentIds } = await call('POST /tasks/templates/{id}/assign', {
      id: template.id,
      studentIds: [maya.userId, ben.userId],
      deadline: 'next',
    })

    expect(await call('POST /tasks/assignments/undo', { ids: assignmentIds })).toEqual({ tasks: 4 })

    expect(await daysOf(maya)).toEqual([])
    expect((await (await app.as(ben))('GET /notifications')).notifications).toEqual([])
    expect(
      await app.db.select().from(notificationMails).where(eq(notificationMails.userId, ben.userId)),
    ).toEqual([])
  })

  test('what a student has completed meanwhile stays', async () => {
    const given = await giveBoth()
    await complete(maya, given)

    const undone = await (
      await app.as(advisor)
    )('POST /tasks/assignments/undo', { ids: [given[0]!.assignmentId!] })

    expect(undone).toEqual({ tasks: 1 })
    expect(await daysOf(maya)).toEqual(['2026-11-21'])
  })

  test('after ten minutes it is not taken back without a word', async () => {
    const given = await giveBoth()
    app.setNow('2026-11-01T12:11:00Z')
    const call = await app.as(advisor)

    await expect(call('POST /tasks/assignments/undo', { ids: [given[0]!.assignmentId!] })).toBeRefused(
      'undo-too-late',
    )
  })

  test('for ten minutes the list says what was assigned at once and can be taken back', async () => {
    const template = await givenTemplate(app.db, advisor, { items: [{ title: 'One' }, { title: 'Two' }] })
    const call = await app.as(advisor)
    const { assignmentIds } = await call('POST /tasks/templates/{id}/assign', {
      id: template.id,
      studentIds: [maya.userId, ben.userId],
      deadline: 'next',
    })
    app.setNow('2026-11-01T12:04:00Z')
    const assignmentId = (await giveBoth())[0]!.assignmentId
    const undoable = async () =>
      (await call('GET /tasks/assignments')).assignments.map((each) => each.undoable.toSorted())

    expect(await undoable()).toEqual([[assignmentId], assignmentIds.toSorted(), assignmentIds.toSorted()])
    app.setNow('2026-11-01T12:11:00Z')
    expect(await undoable()).toEqual([[assignmentId], [], []])
  })

  test('another advisor takes nothing back', async () => {
    const given = await giveBoth()
    const call = await app.as(await givenUser(app.db, 'advisor'))

    for (const ids of [[given[0]!.assignmentId!], [randomUUID()]])
      await expect(call('POST /tasks/assignments/undo', { ids })).toBeRefused('NOT_FOUND')
    expect(await daysOf(ben)).toEqual(['2026-11-21'])
  })
})

async function giveBoth(changes: Partial<typeof task> = {}) {
  const studentIds = [maya.userId, ben.userId]
  return (await app.as(advisor))('POST /tasks', { ...task, ...changes, studentIds })
}

async function complete(student: Actor, given: Awaited<ReturnType<typeof giveBoth>>) {
  const { id } = given.find((one) => one.student.id === student.userId)!
  await (
    await app.as(student)
  )('POST /tasks/{id}/status', { id, status: 'completed' })
}

async function daysOf(student: Actor) {
  return (await (await app.as(student))('GET /tasks')).tasks.map(({ dueOn }) => dueOn)
}

/** Returns this person’s notifications of changes, the newest first. */
async function updatesFor(person: Actor) {
  const { notifications } = await (await app.as(person))('GET /notifications', { type: 'task-updated' })
  return notifications.map(({ message }) => message)
}
