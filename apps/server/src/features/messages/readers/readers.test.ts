import { randomUUID } from 'node:crypto'
import type { Actor } from '@bearings/domain/actor'
import type { ReadableThreadSummary } from '@bearings/domain/messages/readers/schema'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { advisorLinks } from '#database/tables/advising.ts'
import { auditLog } from '#database/tables/audit-log.ts'
import { mailNotifications } from '#features/notifications/mails/jobs.ts'
import { accessTokenFor } from '#testing/access-token.ts'
import { givenAdvised } from '#testing/given-advising.ts'
import { givenGuardian } from '#testing/given-family.ts'
import { givenStream } from '#testing/given-stream.ts'
import { givenUser } from '#testing/given.ts'
import { mailsTo } from '#testing/mails-to.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp({
  now: '2026-11-02T15:00:00Z',
  settings: { PUBLIC_URL: 'https://bearings.example', DEV_MAILBOX: 'on' },
})

const notFound = { code: 'NOT_FOUND' }

/** A student, an advisor who wrote before, and a mother who reads Spanish and is let in, a minute later. */
async function givenReader() {
  const advisor = await givenUser(app.db, 'advisor', { fullName: 'Carla Counselor' })
  const student = await givenAdvised(app.db, advisor, { fullName: 'Nadia New' })
  const mother = await givenUser(app.db, 'guardian', { fullName: 'Rosa New', language: 'es' })
  const link = await givenGuardian(app.db, { guardian: mother, student })
  const [asAdvisor, asStudent, asMother] = await Promise.all(
    [advisor, student, mother].map((one) => app.as(one)),
  )
  const write = (from: Actor, body: string, id: string = randomUUID()) => {
    const [call, to] = from === advisor ? [asAdvisor!, student] : [asStudent!, advisor]
    return call('PUT /messages/{id}', { id, to: to.userId, body })
  }
  await write(advisor, 'From before')
  const choose = (reads: boolean, linkId = link.id) =>
    asStudent!('PUT /messages/readers/{linkId}', {
      personId: advisor.userId,
      linkId,
      reads,
    })
  await choose(true)
  app.setNow('2026-11-02T15:01:00Z')
  return {
    advisor,
    student,
    mother,
    link,
    write,
    choose,
    asAdvisor: asAdvisor!,
    asStudent: asStudent!,
    asMother: asMother!,
  }
}

test('a mother whom the student lets read sees what both write from then on, and both read that she can', async () => {
  const { advisor, student, link, mother, write, asAdvisor, asStudent, asMother } = await givenReader()
  await write(advisor, 'Can we talk on Monday?')
  await write(student, 'Yes, with my mother')

  const [thread] = await asMother('GET /messages/readable')
  expect(thread).toMatchObject({
    student: { id: student.userId, fullName: 'Nadia New' },
    advisor: 'Carla Counselor',
    isUnread: true,
    last: 'Yes, with my mother',
  })
  const { id } = thread!
  const read = await asMother('GET /messages/readable/{id}', { id })
  expect(read.messages).toMatchObject([
    { by: 'advisor', body: 'Can we talk on Monday?' },
    { by: 'student', body: 'Yes, with my mother' },
  ])
  expect(JSON.stringify(read)).not.toContain('From before')

  const readers = [{ id: link.id, fullName: 'Rosa New', relation: 'mother' }]
  for (const [call, person] of [
    [asAdvisor, student],
    [asStudent, advisor],
  ] as const)
    expect(await call('GET /messages/threads/{personId}', { personId: person.userId })).toMatchObject({
      readers,
    })
  const entries = await app.db.select().from(auditLog).where(eq(auditLog.targetId, mother.userId))
  expect(entries).toMatchObject([
    { action: 'family_reads_along', actorId: student.userId, detail: { linkId: link.id, reads: true } },
  ])

  await asMother('POST /messages/readable/{id}/read', { id, upTo: read.messages.at(-1)!.createdAt })
  expect(await asMother('GET /messages/readable')).toMatchObject([{ isUnread: false }])
})

test('she is told in her language who wrote, by one mail an hour and none at night, and nothing of what', async () => {
  const { advisor, student, mother, write, asMother } = await givenReader()
  await write(advisor, 'Secret words')
  app.setNow('2026-11-02T15:02:00Z')
  await write(student, 'More secret words')
  const { notifications } = await asMother('GET /notifications', {})
  expect(notifications).toMatchObject([
    { type: 'message', title: 'Mensaje nuevo', message: 'Nadia New le escribió a Carla Counselor.' },
  ])

  app.setNow('2026-11-02T17:00:00Z')
  await mailNotifications(app)
  const [mail, ...more] = await mailsTo(app.db, mother.email)
  expect(more).toEqual([])
  expect(mail!.subject).toBe('Nadia New le escribió a Carla Counselor')
  expect(mail!.text).toContain(`https://bearings.example${notifications[0]!.link}`)
  expect(mail!.text + mail!.html).not.toMatch(/secret|\b(the|you|your|emails)\b/i)

  // 10 PM in New York.
  app.setNow('2026-11-03T03:00:00Z')
  const late = { id: randomUUID(), to: student.userId, body: 'Late' }
  await (
    await app.as(advisor)
  )('PUT /messages/{id}', late)
  app.setNow('2026-11-03T04:00:00Z')
  await mailNotifications(app)
  expect(await mailsTo(app.db, mother.email)).toHaveLength(1)
  app.setNow('2026-11-03T12:01:00Z')
  await mailNotifications(app)
  expect(await mailsTo(app.db, mother.email)).toHaveLength(2)
})

test('what is withdrawn is gone for her, too, and so is that she was told of it', async () => {
  const { advisor, write, asAdvisor, asMother } = await givenReader()
  const id = randomUUID()
  await write(advisor, 'Too soon', id)
  await asAdvisor('POST /messages/{id}/withdraw', { id })
  const [thread] = await asMother('GET /messages/readable')
  expect(thread).toMatchObject({ last: null, isUnread: false })
  expect((await asMother('GET /messages/readable/{id}', { id: thread!.id })).messages).toMatchObject([
    { body: null },
  ])
  expect((await asMother('GET /notifications', {})).notifications).toEqual([])
})

test('what an advisor writes to many, she does not read', async () => {
  const { student, write, advisor, asAdvisor, asMother } = await givenReader()
  const sent = {
    subject: 'The fair',
    body: 'To all of you',
    kind: 'threads' as const,
    studentIds: [student.userId],
  }
  await asAdvisor('PUT /messages/broadcasts/{id}', { id: randomUUID(), ...sent })
  const [thread] = await asMother('GET /messages/readable')
  expect(thread).toMatchObject({ last: null, lastAt: null, isUnread: false })
  await write(advisor, 'To you alone')
  const { messages } = await asMother('GET /messages/readable/{id}', { id: thread!.id })
  expect(messages.map(({ body }) => body)).toEqual(['To you alone'])
})

test('a pause, its end, the end of her reading, and of her connection hold at once', async () => {
  const { link, advisor, write, choose, asStudent, asMother } = await givenReader()
  await write(advisor, 'Hello')
  const [{ id }] = (await asMother('GET /messages/readable')) as [ReadableThreadSummary]
  const pause = (isPaused: boolean) => asStudent('PATCH /family/guardians/{id}', { id: link.id, isPaused })

  await pause(true)
  expect(await asMother('GET /messages/readable')).toEqual([])
  expect((await asMother('GET /notifications', {})).notifications).toEqual([])
  await expect(asMother('GET /messages/readable/{id}', { id })).rejects.toMatchObject(notFound)
  await write(advisor, 'While she was paused')
  expect((await asMother('GET /notifications', {})).notifications).toEqual([])
  await pause(false)
  expect(await asMother('GET /messages/readable')).toMatchObject([{ last: 'While she was paused' }])

  await choose(false)
  await expect(asMother('GET /messages/readable/{id}', { id })).rejects.toMatchObject(notFound)
  await expect(
    asMother('POST /messages/readable/{id}/read', { id, upTo: '2026-11-02T15:00:00Z' }),
  ).rejects.toMatchObject(notFound)
  // Let in again, she reads from then on.
  await choose(true)
  expect(await asMother('GET /messages/readable')).toMatchObject([{ lastAt: null }])
  await asStudent('POST /family/guardians/{id}/end', { id: link.id })
  expect(await asMother('GET /messages/readable')).toEqual([])
  await write(advisor, 'After the end')
  const { notifications } = await asMother('GET /notifications', {})
  expect(notifications.map(({ type }) => type)).toEqual(['system'])
})

test('an advisor whose thread is open hears at once that a mother’s connection has ended', async () => {
  const { advisor, student, link, write, asStudent } = await givenReader()
  const url = await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { told, leave } = await givenStream(url, await accessTokenFor(app, advisor.userId))
  const changes = () => told.filter(({ event }) => event === 'changed').length
  // What came before is over once this has come.
  await write(student, 'Hello')
  await expect.poll(() => told.map(({ event }) => event)).toContain('notification')
  await expect.poll(changes).toBeGreaterThan(0)
  const before = changes()

  await asStudent('POST /family/guardians/{id}/end', { id: link.id })

  await expect.poll(changes).toBeGreaterThan(before)
  leave()
})

test('nobody lets in a stranger, another student’s mother, or reads by a guessed id; she writes to nobody', async () => {
  const { advisor, student, write, choose, asAdvisor, asMother } = await givenReader()
  await write(advisor, 'Hello')
  const other = await givenReader()
  await expect(choose(true, other.link.id)).rejects.toMatchObject(notFound)
  await expect(choose(true, randomUUID())).rejects.toMatchObject(notFound)
  const [{ id }] = (await asMother('GET /messages/readable')) as [ReadableThreadSummary]
  await expect(other.asMother('GET /messages/readable/{id}', { id })).rejects.toMatchObject(notFound)
  await expect(asAdvisor('GET /messages/readable' as never, undefined as never)).toBeRefused('FORBIDDEN')
  for (const to of [student.userId, advisor.userId])
    await expect(
      asMother('PUT /messages/{id}' as never, { id: randomUUID(), to, body: 'Hello' } as never),
    ).toBeRefused('FORBIDDEN')
})

test('before the first message nobody can be let in, nor once the connection has ended', async () => {
  const { advisor, link, asStudent, choose } = await givenReader()
  const second = await givenUser(app.db, 'advisor')
  const input = { personId: second.userId, linkId: link.id, reads: true }
  await expect(asStudent('PUT /messages/readers/{linkId}', input)).rejects.toMatchObject(notFound)
  await choose(false)
  await app.db
    .update(advisorLinks)
    .set({ endedAt: new Date('2026-11-02T15:00:30Z') })
    .where(eq(advisorLinks.advisorId, advisor.userId))
  await expect(choose(true)).toBeRefused('thread-closed')
})
