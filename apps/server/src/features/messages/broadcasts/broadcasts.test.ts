import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { statements } from '#database/statements.ts'
import { messages, messageBroadcasts } from '#database/tables/messages.ts'
import { notificationMails } from '#database/tables/notification-mails.ts'
import { givenAdvised } from '#testing/given-advising.ts'
import { givenEntry } from '#testing/given-schools.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ now: '2026-11-02T15:00:00Z' })

const said = {
  subject: 'Dates for {first name}',
  body: 'Hi {first name}, think of {next deadline}.',
  kind: 'threads' as const,
}

async function givenClass(names: readonly string[]) {
  const advisor = await givenUser(app.db, 'advisor', { fullName: 'Carla Counselor' })
  const students = []
  for (const fullName of names) students.push(await givenAdvised(app.db, advisor, { fullName }))
  const studentIds = students.map(({ userId }) => userId)
  return { advisor, students, studentIds, asAdvisor: await app.as(advisor) }
}

test('each of many reads their own name and date, in their own thread, and one answers', async () => {
  const { advisor, students, studentIds, asAdvisor } = await givenClass(['Nadia New', 'Omar Old'])
  const [nadia, omar] = students
  await givenEntry(app.db, nadia!, {
    name: 'Hill College',
    deadline: '2026-12-01',
    deadlineState: 'own',
    status: 'In Progress',
  })
  const { shown, ...counts } = await asAdvisor('POST /messages/broadcasts/preview', { ...said, studentIds })
  expect(counts).toEqual({ students: 2, withoutDeadline: 1 })
  const bodyOf = (id: string) => shown.find(({ studentId }) => studentId === id)?.body
  expect(bodyOf(nadia!.userId)).toBe('Hi Nadia, think of Hill College on Dec 01, 2026.')

  expect(
    await asAdvisor('PUT /messages/broadcasts/{id}', { id: randomUUID(), studentIds, ...said }),
  ).toMatchObject({ students: 2 })
  const asNadia = await app.as(nadia!)
  expect((await asNadia('GET /access-log')).views).toMatchObject([{ what: 'deadlines' }])
  const personId = advisor.userId
  expect(await asNadia('GET /messages/threads/{personId}', { personId })).toMatchObject({
    isUnread: true,
    messages: [{ subject: 'Dates for Nadia', body: bodyOf(nadia!.userId), isMine: false }],
  })
  const asOmar = await app.as(omar!)
  expect((await asOmar('GET /messages/threads')).threads).toMatchObject([{ last: 'Dates for Omar' }])

  // A message to many does not fill the advisor's list; an answer does.
  expect(await asAdvisor('GET /messages/threads')).toMatchObject({ threads: [] })
  await asOmar('PUT /messages/{id}', { id: randomUUID(), to: advisor.userId, body: 'Thank you!' })
  expect((await asAdvisor('GET /messages/threads')).threads).toMatchObject([
    { personId: omar!.userId, last: 'Thank you!', isUnread: true },
  ])
  expect(await asAdvisor('GET /messages/broadcasts')).toMatchObject([{ subject: said.subject, students: 2 }])
})

test('300 students are written to in one statement for all messages, with one text and one mail each', async () => {
  const { advisor, studentIds, asAdvisor } = await givenClass(Array.from({ length: 300 }, (_, n) => `S ${n}`))
  const sent: string[] = []
  vi.spyOn(statements, 'logQuery').mockImplementation(((statement: string) => {
    sent.push(statement)
  }) as typeof statements.logQuery)
  const id = randomUUID()
  await asAdvisor('PUT /messages/broadcasts/{id}', { id, studentIds, ...said, kind: 'announcement' })
  vi.restoreAllMocks()
  for (const table of ['messages', 'message_threads', 'message_broadcasts'])
    expect(sent.filter((statement) => statement.startsWith(`insert into "${table}"`))).toHaveLength(1)
  expect(sent.length).toBeLessThan(30)

  const rows = await app.db.select().from(messages).where(eq(messages.broadcastId, id))
  expect(rows).toHaveLength(300)
  expect(rows.every(({ body }) => body === null)).toBe(true)
  const mails = await app.db.select().from(notificationMails).where(eq(notificationMails.type, 'message'))
  const ours = mails.filter(({ userId }) => studentIds.includes(userId))
  expect(new Set(ours.map(({ userId }) => userId)).size).toBe(300)
  expect(ours).toHaveLength(300)
  expect(JSON.stringify(ours)).not.toContain('Dates')
  const asStudent = await app.as({ ...advisor, userId: studentIds[7]!, role: 'student' })
  expect(await asStudent('GET /messages/threads/{personId}', { personId: advisor.userId })).toMatchObject({
    messages: [{ kind: 'announcement', subject: 'Dates for S' }],
  })
})

test('a message to many that is sent again, at once or later, reaches nobody twice', async () => {
  const { advisor, students, studentIds, asAdvisor } = await givenClass(['A', 'B'])
  const broadcast = { id: randomUUID(), studentIds, ...said }
  await Promise.all([1, 2, 3].map(() => asAdvisor('PUT /messages/broadcasts/{id}', broadcast)))
  await expect(
    asAdvisor('PUT /messages/broadcasts/{id}', { ...broadcast, subject: 'Other words' }),
  ).toBeRefused('sent-already')
  const asStudent = await app.as(students[0]!)
  const personId = advisor.userId
  expect((await asStudent('GET /messages/threads/{personId}', { personId })).messages).toHaveLength(1)
  expect((await asStudent('GET /notifications')).notifications).toHaveLength(1)
})

test('nobody but the advisor’s own students is reached, and nobody else’s text is taken up', async () => {
  const { studentIds, asAdvisor } = await givenClass(['A'])
  const other = await givenClass(['B'])
  const both = { studentIds: [...studentIds, ...other.studentIds], ...said }
  const id = randomUUID()
  expect(await asAdvisor('PUT /messages/broadcasts/{id}', { id, ...both })).toMatchObject({ students: 1 })
  expect(await asAdvisor('POST /messages/broadcasts/preview', both)).toMatchObject({ students: 1 })
  const asOther = await app.as(other.students[0]!)
  expect((await asOther('GET /notifications')).notifications).toEqual([])
  for (const input of [
    { id, ...said, studentIds: other.studentIds },
    { id: randomUUID(), ...said, studentIds },
  ])
    await expect(other.asAdvisor('PUT /messages/broadcasts/{id}', input)).toBeRefused('NOT_FOUND')
  const rows = await app.db.select().from(messageBroadcasts).where(eq(messageBroadcasts.id, id))
  expect(rows).toHaveLength(1)
})

test('an advisor withdraws what they wrote to many with one press, for ten minutes', async () => {
  const { advisor, students, studentIds, asAdvisor } = await givenClass(['Nadia New', 'Omar Old'])
  const asNadia = await app.as(students[0]!)
  const personId = advisor.userId
  await asAdvisor('PUT /messages/{id}', {
    id: randomUUID(),
    to: studentIds[0]!,
    body: 'Hello',
    isUrgent: false,
  })
  const upTo = app.now().toISOString()
  await asNadia('POST /messages/threads/{personId}/read', { personId, upTo })
  app.setNow('2026-11-02T15:05:00Z')
  const id = randomUUID()
  const sent = await asAdvisor('PUT /messages/broadcasts/{id}', { id, studentIds, ...said })
  expect(sent).toMatchObject({ withdrawn: 0, withdrawableUntil: '2026-11-02T15:15:00.000Z' })

  const other = await app.as(await givenUser(app.db, 'advisor'))
  const withdraw = (call: typeof other) => call('POST /messages/broadcasts/{id}/withdraw', { id })
  await expect(withdraw(other)).toBeRefused('NOT_FOUND')
  expect(await withdraw(asAdvisor)).toMatchObject({ withdrawn: 2, withdrawableUntil: null })
  expect(await withdraw(asAdvisor)).toMatchObject({ withdrawn: 2 })
  const thread = await asNadia('GET /messages/threads/{personId}', { personId })
  expect(thread).toMatchObject({ isUnread: false, messages: [{ body: 'Hello' }, { body: null }] })
  const asOmar = await app.as(students[1]!)
  expect((await asOmar('GET /notifications', {})).notifications).toEqual([])

  const late = randomUUID()
  await asAdvisor('PUT /messages/broadcasts/{id}', { id: late, studentIds, ...said })
  app.setNow('2026-11-02T15:15:00Z')
  await expect(asAdvisor('POST /messages/broadcasts/{id}/withdraw', { id: late })).toBeRefused(
    'withdraw-too-late',
  )
})
