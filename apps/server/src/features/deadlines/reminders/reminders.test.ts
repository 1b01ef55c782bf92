import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Actor } from '@bearings/domain/actor'
import { and, count, countDistinct, eq, like, sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { reminderPasses, reminders } from '#database/tables/deadlines.ts'
import { essays } from '#database/tables/essays.ts'
import { listEntries } from '#database/tables/list.ts'
import { mails } from '#database/tables/mails.ts'
import { notifications } from '#database/tables/notifications.ts'
import { tasks } from '#database/tables/tasks.ts'
import { users } from '#database/tables/users.ts'
import { givenLink } from '#testing/given-advising.ts'
import { givenEssay } from '#testing/given-essays.ts'
import { givenChecklistItem, givenEntry } from '#testing/given-schools.ts'
import { givenTask } from '#testing/given-tasks.ts'
import { givenDemo, givenUser } from '#testing/given.ts'
import { mailsTo } from '#testing/mails-to.ts'
import { useTestApp } from '#testing/test-app.ts'
import { remind, sweepReminders } from './jobs.ts'
import { studentsDue } from './store.ts'

/** Long before every deadline here, so that no date was entered on the morning of a reminder. */
const long = new Date('2026-08-01T12:00:00Z')

const app = useTestApp({ settings: { PUBLIC_URL: 'https://bearings.example', ADVISOR_APPROVAL: 'off' } })
let student: Actor & { email: string }
beforeEach(async () => {
  // Students of earlier tests would get their reminders here too.
  await app.db.delete(users)
  await app.db.delete(reminderPasses)
  student = await givenUser(app.db, 'student', { timeZone: 'America/New_York', createdAt: long })
})

test('a student is reminded 14, 7, 3 and 1 days before, at nine, and once of each', async () => {
  await givenSchool({ name: 'Reed College', plan: 'early_action', deadline: '2026-11-20' })
  const told: string[] = []

  for (const day of daysFrom('2026-11-01', 22))
    for (const time of ['13:59:00Z', '14:00:00Z', '14:01:00Z', '23:00:00Z']) {
      const before = (await messages()).length
      await remindAt(`${day}T${time}`)
      if ((await messages()).length > before) told.push(`${day}T${time}`)
    }

  expect(told).toEqual([
    '2026-11-06T14:00:00Z',
    '2026-11-13T14:00:00Z',
    '2026-11-17T14:00:00Z',
    '2026-11-19T14:00:00Z',
  ])
  expect(await messages()).toEqual([
    'Due in 14 days, on Nov 20, 2026.',
    'Due in 7 days, on Nov 20, 2026.',
    'Due in 3 days, on Nov 20, 2026.',
    'Due tomorrow, on Nov 20, 2026.',
  ])
})

test('a prompt whose emoji stands where a headline cuts it keeps nobody from being reminded', async () => {
  const other = await givenUser(app.db, 'student', { timeZone: 'America/New_York', createdAt: long })
  await givenEssay(app.db, other, {
    promptName: `${'x'.repeat(78)}🌊 and the rest of the prompt`,
    deadline: '2026-11-20',
    createdAt: long,
    updatedAt: long,
  })
  await givenSchool({ name: 'Reed College', plan: 'early_action', deadline: '2026-11-20' })

  await remindAt('2026-11-13T14:00:00Z')

  const told = await app.db.select({ title: notifications.title }).from(notifications)
  expect(told.map(({ title }) => title).toSorted()).toEqual([
    'Reed College: Early Action',
    `Shared essay: ${'x'.repeat(78)}…`,
  ])
})

test('a student is reminded of an advisor’s task, and no more once it is completed', async () => {
  const advisor = await givenUser(app.db, 'advisor')
  const given = { title: 'Ask for a transcript', dueOn: '2026-11-20', createdAt: long, updatedAt: long }
  await givenTask(app.db, { advisor, student }, given)
  const completed = { ...given, title: 'Call me', status: 'completed' as const, completedAt: long }
  await givenTask(app.db, { advisor, student }, completed)

  await remindAt('2026-11-13T14:00:00Z')
  expect(await messages()).toEqual(['Due in 7 days, on Nov 20, 2026.'])
  await app.db.update(tasks).set({ status: 'completed', completedAt: long, updatedAt: long })
  await remindAt('2026-11-17T14:00:00Z')
  await remindAt('2026-11-19T14:00:00Z')

  expect(await messages()).toHaveLength(1)
  const [told] = await app.db.select().from(notifications)
  expect(told).toMatchObject({
    title: 'Task from your advisor: Ask for a transcript',
    link: `/student/advisor?task=${told!.subjectId}`,
  })
})

test('a student whose advisor moves a task or completes it is no longer told that it is near, and of one whose title is corrected still is', async () => {
  const advisor = await givenUser(app.db, 'advisor')
  await givenLink(app.db, { advisor, student })
  const given = { dueOn: '2026-11-20', createdAt: long, updatedAt: long }
  const add = () => givenTask(app.db, { advisor, student }, { ...given, assignmentId: randomUUID() })
  const [moved, movedForAll, completed] = [await add(), await add(), await add()]
  const [corrected, correctedForAll] = [await add(), await add()]
  await remindAt('2026-11-13T14:00:00Z')
  expect(await messages()).toHaveLength(5)
  const call = await app.as(advisor)

  await call('PATCH /tasks/{id}', { id: moved.id, dueOn: '2026-12-20' })
  await call('PATCH /tasks/assignments/{id}', { id: movedForAll.assignmentId!, dueOn: '2026-12-20' })
  await call('POST /tasks/{id}/status', { id: completed.id, status: 'completed' })
  const title = 'Ask for two transcripts'
  await call('PATCH /tasks/{id}', { id: corrected.id, title })
  await call('PATCH /tasks/assignments/{id}', { id: correctedForAll.assignmentId!, title })

  expect(await messages()).toHaveLength(2)
})

test('a student who submits, moves or finishes what they were reminded of is no longer told that it is near', async () => {
  const dated = { deadline: '2026-11-20', createdAt: long, updatedAt: long }
  const [submitted, moved] = [await givenSchool(dated), await givenSchool(dated)]
  const [essay, removed] = [
    await givenEssay(app.db, student, dated),
    await givenEssay(app.db, student, dated),
  ]
  const planned = await givenSchool({})
  const items = await Promise.all([1, 2, 3].map(() => givenItem(planned.id, { dueOn: '2026-11-20' })))
  await remindAt('2026-11-13T14:00:00Z')
  expect(await messages()).toHaveLength(7)
  const call = await app.as(student)
  const item = (index: number) => ({ id: planned.id, itemId: items[index]!.id })

  await call('PATCH /essays/{id}', { id: essay.id, status: 'complete' })
  await call('DELETE /essays/{id}', { id: removed.id })
  await call('PATCH /schools/list/{id}/checklist/{itemId}', { ...item(0), done: true })
  await call('PATCH /schools/list/{id}/checklist/{itemId}', { ...item(1), dueOn: '2026-12-20' })
  await call('DELETE /schools/list/{id}/checklist/{itemId}', item(2))
  await call('PATCH /schools/list/{id}', { id: submitted.id, status: 'Submitted' })
  await call('PATCH /schools/list/{id}', { id: moved.id, deadline: '2027-01-05' })

  expect(await messages()).toEqual([])
})

test('a student who submits is still reminded of the aid forms, and no more of that school’s essays', async () => {
  const entry = await givenSchool({ deadline: '2026-11-20' })
  const dated = { deadline: '2026-11-20', createdAt: long, updatedAt: long }
  await givenEssay(app.db, student, { ...dated, entryId: entry.id })
  await givenItem(entry.id, { dueOn: '2026-11-20' })
  await remindAt('2026-11-13T14:00:00Z')
  await app.db.insert(notifications).values({
    title: 'FAFSA and CSS Profile',
    message: 'Due in 14 days.',
    type: 'application-reminder',
    userId: student.userId,
    link: '/financial/forms',
    subjectId: entry.id,
  })
  expect(await messages()).toHaveLength(4)
  const call = await app.as(student)

  await call('PATCH /schools/list/{id}', { id: entry.id, status: 'Submitted' })
  expect((await messages()).toSorted()).toEqual(['Due in 14 days.', 'Due in 7 days, on Nov 20, 2026.'])

  await call('PATCH /schools/list/{id}', { id: entry.id, status: 'Rejected' })
  expect(await messages()).toEqual([])
})

test('a student who commits to a school is reminded of no other, and is again after taking it back', async () => {
  const [chosen, other] = [
    await givenSchool({ status: 'Accepted' }),
    await givenSchool({ deadline: '2026-11-20' }),
  ]
  await givenItem(chosen.id, { dueOn: '2026-11-20', label: 'Deposit' })
  await givenItem(other.id, { dueOn: '2026-11-20' })
  const dated = { deadline: '2026-11-20', createdAt: long, updatedAt: long }
  await givenEssay(app.db, student, { ...dated, entryId: other.id })
  await remindAt('2026-11-13T14:00:00Z')
  expect(await messages()).toHaveLength(4)
  const call = await app.as(student)

  await call('PATCH /schools/list/{id}', { id: chosen.id, status: 'Committed' })
  expect(await messages()).toEqual(['Due in 7 days, on Nov 20, 2026.'])
  await remindAt('2026-11-17T14:00:00Z')
  expect(await messages()).toHaveLength(2)

  await call('PATCH /schools/list/{id}', { id: chosen.id, status: 'Accepted' })
  await remindAt('2026-11-17T18:00:00Z')
  expect(await messages()).toHaveLength(5)
})

test('a student who brings back the school they committed to, or adds it as such, is reminded of no other', async () => {
  const committed = await givenSchool({ status: 'Committed', trashedAt: app.now() })
  await givenSchool({ deadline: '2026-11-20' })
  await remindAt('2026-11-13T14:00:00Z')
  expect(await messages()).toHaveLength(1)
  const call = await app.as(student)
  await call('POST /schools/list/{id}/restore', { id: committed.id })
  expect(await messages()).toEqual([])

  await call('DELETE /schools/list/{id}', { id: committed.id })
  await remindAt('2026-11-17T14:00:00Z')
  expect(await messages()).toHaveLength(1)
  await call('POST /schools/list', { own: { name: 'Hillside College' }, status: 'Committed' })
  expect(await messages()).toEqual([])
})

test('a student who removes a school is no longer told of its dates and those of its essays', async () => {
  const entry = await givenSchool({ deadline: '2026-11-20' })
  await givenEssay(app.db, student, {
    deadline: '2026-11-20',
    createdAt: long,
    updatedAt: long,
    entryId: entry.id,
  })
  await remindAt('2026-11-13T14:00:00Z')
  expect(await messages()).toHaveLength(2)

  await (
    await app.as(student)
  )('DELETE /schools/list/{id}', { id: entry.id })

  expect(await messages()).toEqual([])
})

test('nine is nine where the student is, also on the day the clocks go back', async () => {
  const people = ['Pacific/Kiritimati', 'Europe/Berlin', 'America/New_York', 'Pacific/Honolulu']
  for (const timeZone of people) {
    const person = await givenUser(app.db, 'student', { timeZone, fullName: timeZone })
    await givenSchool({ deadline: '2026-11-08', updatedAt: new Date('2026-10-30T00:00:00Z') }, person)
  }
  const reminded = async () => {
    const rows = await app.db
      .select({ name: users.fullName })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.userId))
      .where(eq(notifications.type, 'application-reminder'))
    return rows.map(({ name }) => name).toSorted()
  }

  await remindAt('2026-10-31T19:00:00Z')
  expect(await reminded()).toEqual(people.slice(0, 1))
  await remindAt('2026-11-01T08:00:00Z')
  expect(await reminded()).toEqual(people.slice(0, 2).toSorted())
  await remindAt('2026-11-01T13:59:59Z')
  expect(await reminded()).toEqual(people.slice(0, 2).toSorted())
  await remindAt('2026-11-01T14:00:00Z')
  expect(await reminded()).toEqual(people.slice(0, 3).toSorted())
  await remindAt('2026-11-01T19:00:00Z')
  expect(await reminded()).toEqual(people.toSorted())
})

test('a reminder says what is left, and leads to what it is about', async () => {
  const entry = await givenSchool({ name: 'Reed College', plan: 'early_action', deadline: '2026-11-20' })
  const essay = await givenEssay(app.db, student, {
    entryId: entry.id,
    promptName: 'Why us?',
    content: 'Because of the owls',
    deadline: '2026-11-20',
    updatedAt: long,
  })
  const item = await givenItem(entry.id, { label: 'Transcript', dueOn: '2026-11-20' })

  await remindAt('2026-11-06T14:00:00Z')

  const found = await (await app.as(student))('GET /notifications')
  expect(found.notifications.toSorted((one, other) => one.title.localeCompare(other.title))).toMatchObject([
    {
      title: 'Reed College: Early Action',
      message: 'Due in 14 days, on Nov 20, 2026. 1 essay left, 1 checklist item left.',
      link: `/schools/${entry.id}/research`,
      subjectId: entry.id,
      type: 'application-reminder',
      isRead: false,
    },
    {
      title: 'Reed College: Transcript',
      message: 'Due in 14 days, on Nov 20, 2026.',
      link: `/schools/${entry.id}/research`,
      subjectId: item.id,
    },
    {
      title: 'Reed College: Why us?',
      message: 'Due in 14 days, on Nov 20, 2026. 4 of 250 words.',
      link: `/essays/${essay.id}`,
      subjectId: essay.id,
    },
  ])
})

test('nobody is reminded of what is done, removed or decided', async () => {
  const deadline = '2026-11-20'
  await givenSchool({ deadline, status: 'Submitted' })
  await givenSchool({ deadline, trashedAt: new Date() })
  const withdrawn = await givenSchool({ status: 'Withdrawn' })
  await givenItem(withdrawn.id, { dueOn: deadline })
  const entry = await givenSchool({})
  await givenItem(entry.id, { dueOn: deadline, done: true })
  await givenEssay(app.db, student, { deadline, status: 'complete', updatedAt: long })

  await remindAt('2026-11-06T14:00:00Z')

  expect(await messages()).toEqual([])
})

test('what a server missed is made up for, but only the last reminder of each deadline', async () => {
  await givenSchool({ deadline: '2026-11-10' })
  await givenSchool({ deadline: '2026-11-20' })
  await givenSchool({ deadline: '2026-11-08' })

  // Nothing ran from October 20 to the ninth of November.
  await remindAt('2026-11-09T02:00:00Z')
  await remindAt('2026-11-09T02:01:00Z')

  expect(await messages()).toEqual([
    'Due in 12 days, on Nov 20, 2026.',
    'Due in 2 days, on Nov 10, 2026.',
    'Due today, on Nov 08, 2026.',
  ])
})

test('a date that is only written down ten days before brings no reminder of two weeks', async () => {
  const { id } = await givenSchool({ deadline: '2026-11-20' })
  await app.db
    .update(listEntries)
    .set({ updatedAt: new Date('2026-11-10T15:00:00Z') })
    .where(eq(listEntries.id, id))

  await remindAt('2026-11-10T15:01:00Z')
  expect(await messages()).toEqual([])
  await remindAt('2026-11-13T14:00:00Z')
  expect(await messages()).toEqual(['Due in 7 days, on Nov 20, 2026.'])
})

test('a date that is written down early is reminded of, however late the server wakes up', async () => {
  const call = await app.as(student)
  app.setNow('2026-09-01T12:00:00Z')
  const { id } = await call('POST /schools/list', { own: { name: 'Reed College' }, deadline: '2026-11-20' })
  const item = await call('POST /schools/list/{id}/checklist', { id, label: 'Portfolio' })
  await call('PATCH /schools/list/{id}/checklist/{itemId}', { id, itemId: item.id, dueOn: '2026-11-18' })

  await remindAt('2026-11-10T15:00:00Z')

  expect(await messages()).toEqual([
    'Due in 10 days, on Nov 20, 2026. 9 checklist items left.',
    'Due in 8 days, on Nov 18, 2026.',
  ])
})

test('what is written down after nine for one of its days is reminded of within a quarter of an hour', async () => {
  await givenSchool({ deadline: '2026-11-20' })
  await remindAt('2026-11-13T14:00:00Z')
  await givenSchool({ deadline: '2026-11-16', updatedAt: new Date('2026-11-13T14:00:30Z') })

  for (const minute of ['01', '15', '16']) await remindAt(`2026-11-13T14:${minute}:00Z`)

  expect(await messages()).toEqual(['Due in 7 days, on Nov 20, 2026.', 'Due in 3 days, on Nov 16, 2026.'])
})

test('a student who moves to another place is reminded there at nine, also the first one there', async () => {
  await givenSchool({ deadline: '2026-11-20' })
  await remindAt('2026-11-12T14:00:00Z')
  await app.db.update(users).set({ timeZone: 'Europe/Lisbon' }).where(eq(users.id, student.userId))

  await remindAt('2026-11-13T08:59:00Z')
  expect(await messages()).toHaveLength(1)
  await remindAt('2026-11-13T09:00:00Z')

  expect(await messages()).toEqual(['Due in 8 days, on Nov 20, 2026.', 'Due in 7 days, on Nov 20, 2026.'])
})

test('a minute with nothing to do looks at nobody’s dates', async () => {
  await givenSchool({ deadline: '2026-11-20' })
  await remindAt('2026-11-13T14:00:00Z')
  const asked = vi.spyOn(app.db, 'transaction')

  await remindAt('2026-11-13T14:01:00Z')
  expect(asked).not.toHaveBeenCalled()
  await remindAt('2026-11-14T14:00:00Z')
  expect(asked).toHaveBeenCalled()
  asked.mockRestore()
})

test('a new account begins with the reminders of its day, not with those of earlier ones', async () => {
  student = await givenUser(app.db, 'student', { createdAt: new Date('2026-11-10T15:00:00Z') })
  await givenSchool({ deadline: '2026-11-20' })

  await remindAt('2026-11-10T15:01:00Z')

  expect(await messages()).toEqual([])
})

test('a deadline that moves is reminded of anew, one that moves back is not', async () => {
  const essay = await givenEssay(app.db, student, { deadline: '2026-11-20', updatedAt: long })
  const move = (deadline: string) =>
    app.db.update(essays).set({ deadline, updatedAt: long }).where(eq(essays.id, essay.id))

  await remindAt('2026-11-13T14:00:00Z')
  await move('2026-11-21')
  await remindAt('2026-11-14T14:00:00Z')
  await move('2026-11-20')
  await remindAt('2026-11-14T14:15:00Z')

  expect(await messages()).toEqual([
    'Due in 7 days, on Nov 20, 2026. Not started.',
    'Due in 7 days, on Nov 21, 2026. Not started.',
  ])
})

test('a person who switched them on gets one mail a morning, and nobody else does', async () => {
  const call = await app.as(student)
  expect(await call('GET /deadlines/reminders')).toEqual({ byMail: false })
  await givenSchool({ name: 'Reed College', plan: 'early_action', deadline: '2026-11-20' })
  await remindAt('2026-11-06T14:00:00Z')
  expect(await mailed()).toEqual([])

  expect(await call('PUT /deadlines/reminders', { byMail: true })).toEqual({ byMail: true })
  await givenSchool({ name: 'Tulane University', deadline: '2026-11-16' })
  await remindAt('2026-11-13T14:00:00Z')
  await givenSchool({ name: 'Late College', deadline: '2026-11-14' })
  await remindAt('2026-11-13T14:15:00Z')

  const [mail, ...others] = await mailed()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: student.email, subject: '2 upcoming deadlines' })
  expect(mail!.text).toContain(
    'Tulane University: Application. Due in 3 days, on Nov 16, 2026.\n\nReed College: Early Action. Due in 7 days',
  )
  expect(mail!.text).toContain('See all deadlines:\nhttps://bearings.example/deadlines\n')
  expect(await messages()).toHaveLength(4)

  await remindAt('2026-11-17T14:00:00Z')
  const [, next] = await mailed()
  expect(next).toMatchObject({ subject: 'Reed College: Early Action (due in 3 days)' })
  await call('PUT /deadlines/reminders', { byMail: false })
  await remindAt('2026-11-19T14:00:00Z')
  expect(await mailed()).toHaveLength(2)
})

test('a mail about an essay whose prompt is a question ends the question once', async () => {
  await givenMailsOn()
  const promptName = 'Why this college and this major?'
  await givenEssay(app.db, student, {
    promptName,
    deadline: '2026-11-20',
    createdAt: long,
    updatedAt: long,
  })

  await remindAt('2026-11-13T14:00:00Z')

  const [mail] = await mailed()
  expect(mail!.text).toContain(`${promptName} Due in 7 days, on Nov 20, 2026.`)
})

test('a student’s reminder digest has a link that ends it, and signing in is not needed', async () => {
  await givenMailsOn()
  await givenSchool({ deadline: '2026-11-28' })
  await givenSchool({ deadline: '2026-11-29' })
  await remindAt('2026-11-21T15:00:00Z')
  const [digest] = await mailed()
  expect(digest!.text).toContain(`Unsubscribe with one click:\n${digest!.unsubscribeUrl}`)

  const url = digest!.unsubscribeUrl!.replace('https://bearings.example', '')
  const { statusCode } = await app.app.inject({ method: 'POST', url })
  await remindAt('2026-11-22T15:00:00Z')

  expect(statusCode).toBe(200)
  expect(await mailed()).toHaveLength(1)
  expect(await messages()).toHaveLength(3)
})

test('a member of a demo, who has no mailbox, gets notifications only', async () => {
  const demoId = await givenDemo(app.db)
  student = await givenUser(app.db, 'student', { demoId })
  await givenMailsOn()
  await givenSchool({ deadline: '2026-11-20' })

  await remindAt('2026-11-06T14:00:00Z')

  expect(await messages()).toHaveLength(1)
  expect(await mailed()).toEqual([])
})

test.each([
  { eraseAfter: new Date('2026-11-20T00:00:00Z') },
  { deletedAt: new Date('2026-11-01T00:00:00Z') },
  { bannedUntil: new Date('2026-12-01T00:00:00Z') },
])('a person who is leaving or locked out is left alone: %o', async (closed) => {
  await givenMailsOn()
  await givenSchool({ deadline: '2026-11-20' })
  await app.db.update(users).set(closed).where(eq(users.id, student.userId))

  await remindAt('2026-11-06T14:00:00Z')

  expect(await messages()).toEqual([])
  expect(await mailed()).toEqual([])
})

test('of thousands that are due at once, four processes give each reminder once', async () => {
  const students = app.engine === 'server' ? 2500 : 100
  await givenStudentsWithFour(students, '2026-11-20')

  await atOnce(4, '2026-11-13T02:00:00Z')

  const [counted] = await app.db
    .select({ all: count(), subjects: countDistinct(notifications.subjectId) })
    .from(notifications)
    .where(eq(notifications.type, 'application-reminder'))
  expect(counted).toEqual({ all: 4 * students, subjects: 4 * students })
  expect(await app.db.$count(mails, like(mails.to, 'many-%'))).toBe(students)
}, 120_000)

test('a class that joined a moment ago, of which the planner does not know yet, is reminded at once', async () => {
  await givenStudentsWithFour(2500, '2026-11-20')
  await app.db.execute(sql`analyze`)
  await app.db.execute(sql`update pg_class set reltuples = 0, relpages = 1 where oid = ${'users'}::regclass`)

  const zone = { timeZone: 'Asia/Tokyo', today: '2026-11-13', reminderDay: '2026-11-13' }
  try {
    expect(await studentsDue(app.db, [zone])).toHaveLength(2500)
  } finally {
    // The tests after this one share the database.
    await app.db.execute(sql`analyze users`)
  }
})

test('a process that is asked to stop does, and the next one goes on', async () => {
  await givenSchool({ deadline: '2026-11-20' })
  const stopped = AbortSignal.abort()

  await remind({ db: app.db, config: app.config, now: () => new Date('2026-11-13T14:00:00Z') }, stopped)
  expect(await messages()).toEqual([])
  await remindAt('2026-11-13T14:01:00Z')
  expect(await messages()).toHaveLength(1)
})

test('what was said of deadlines long past is forgotten', async () => {
  await givenSchool({ deadline: '2026-11-20' })
  await remindAt('2026-11-13T14:00:00Z')

  await sweepReminders(app.db, new Date('2026-12-20T12:00:00Z'))
  expect(await app.db.select().from(reminders)).toHaveLength(1)
  await sweepReminders(app.db, new Date('2026-12-21T12:00:00Z'))
  expect(await app.db.select().from(reminders)).toEqual([])
})

/** Students in Tokyo who get mails, each with two schools, an essay and a checklist item that are due on this day. */
async function givenStudentsWithFour(students: number, day: string): Promise<void> {
  const dated = sql`${day}::date, 'own', ${long.toISOString()}::timestamptz`
  await app.db.execute(sql`
    with people as (
      insert into users (email, email_confirmed_at, role, full_name, time_zone)
      select 'many-' || number || '@example.org', now(), 'student', 'One of many', 'Asia/Tokyo'
      from generate_series(1, ${students}) number returning id
    ), mailed as (
      insert into notification_preferences (user_id, type, in_app, by_mail)
        select id, 'application-reminder', true, true from people
    ), entries as (
      insert into list_entries (user_id, name, deadline, deadline_state, updated_at)
      select id, name, ${dated} from people, (values ('Reed College'), ('Tulane University')) school (name)
      returning id, name
    ), items as (
      insert into checklist_items (entry_id, kind, label, position, due_on, updated_at)
      select id, 'custom', 'Portfolio', 99, ${day}::date, ${long.toISOString()}::timestamptz
      from entries where name = 'Reed College'
    )
    insert into essays (user_id, prompt_name, deadline, updated_at)
    select id, 'Why us?', ${day}::date, ${long.toISOString()}::timestamptz from people`)
}

/** Runs this many server processes at once, or as many calls on the embedded database, which has one. */
async function atOnce(processes: number, instant: string): Promise<void> {
  const each = Array.from({ length: processes })
  if (app.engine === 'embedded') return void (await Promise.all(each.map(() => remindAt(instant))))
  const { rows } = (await app.db.execute(sql`select current_database() as name`)) as unknown as {
    rows: [{ name: string }]
  }
  const url = new URL(process.env.TEST_DATABASE_URL!)
  url.pathname = `/${rows[0].name}`
  const script = fileURLToPath(new URL('../../../testing/remind.ts', import.meta.url))
  const run = promisify(execFile)
  await Promise.all(each.map(() => run(process.execPath, ['--import', 'tsx', script, url.href, instant])))
}

function remindAt(instant: string): Promise<void> {
  return remind({ db: app.db, config: app.config, now: () => new Date(instant) })
}

async function givenMailsOn(): Promise<void> {
  await (
    await app.as(student)
  )('PUT /deadlines/reminders', { byMail: true })
}

/** Returns the student's reminders, in the order in which they came. */
async function messages(): Promise<string[]> {
  const rows = await app.db
    .select({ message: notifications.message })
    .from(notifications)
    .where(and(eq(notifications.userId, student.userId), eq(notifications.type, 'application-reminder')))
    .orderBy(notifications.createdAt, notifications.message)
  return rows.map(({ message }) => message)
}

function mailed() {
  return mailsTo(app.db, student.email)
}

function givenSchool(
  { deadline, ...overrides }: Partial<Parameters<typeof givenEntry>[2]> & object,
  of = student,
) {
  const dated = deadline ? { deadline, deadlineState: 'own' as const } : {}
  return givenEntry(app.db, of, { ...dated, createdAt: long, updatedAt: long, ...overrides })
}

function givenItem(entryId: string, overrides: Parameters<typeof givenChecklistItem>[2]) {
  return givenChecklistItem(app.db, entryId, { createdAt: long, updatedAt: long, ...overrides })
}

function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
  )
}
