import { randomUUID } from 'node:crypto'
import { contract } from '@bearings/domain/contract'
import type { Endpoint } from '@bearings/domain/endpoint'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { advisorLinks } from '#database/tables/advising.ts'
import { messages } from '#database/tables/messages.ts'
import { users } from '#database/tables/users.ts'
import type { Limit } from '#platform/requests/limits.ts'
import { givenAdvised, givenLink } from '#testing/given-advising.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const taken: (Limit & { key: string })[] = []
const app = useTestApp({
  now: '2026-11-02T15:00:00Z',
  limits: { take: async (limit, key) => void taken.push({ ...limit, key }), check: async () => {} },
  settings: { ADVISORS_PER_STUDENT: '3' },
})

async function givenPair() {
  const advisor = await givenUser(app.db, 'advisor', { fullName: 'Carla Counselor' })
  const student = await givenAdvised(app.db, advisor, { fullName: 'Nadia New' })
  return { advisor, student, asAdvisor: await app.as(advisor), asStudent: await app.as(student) }
}

const notFound = { code: 'NOT_FOUND' }

test('a student and an advisor write to each other, and each has the other’s words first and unread', async () => {
  const { advisor, student, asAdvisor, asStudent } = await givenPair()
  expect(await asStudent('GET /messages/threads')).toMatchObject({
    threads: [{ personId: advisor.userId, name: 'Carla Counselor', lastAt: null, isOpen: true }],
  })

  await asAdvisor('PUT /messages/{id}', { id: randomUUID(), to: student.userId, body: ' How is it going? ' })
  const [thread] = (await asStudent('GET /messages/threads')).threads
  expect(thread).toMatchObject({ last: 'How is it going?', isUnread: true, isLastMine: false })
  expect((await asStudent('GET /notifications')).notifications[0]).toMatchObject({
    type: 'message',
    message: 'Carla Counselor wrote to you.',
    link: `/messages/${advisor.userId}`,
  })

  app.setNow('2026-11-02T15:01:00Z')
  const to = advisor.userId
  await asStudent('PUT /messages/{id}', { id: randomUUID(), to, body: 'Well! https://example.org' })
  const read = await asAdvisor('GET /messages/threads/{personId}', { personId: student.userId })
  expect(read.messages).toMatchObject([
    { body: 'How is it going?', isMine: true },
    { body: 'Well! https://example.org', isMine: false, withdrawableUntil: null },
  ])
})

test('what was read is read for its reader alone, and what came later stays unread', async () => {
  const { advisor, student, asAdvisor, asStudent } = await givenPair()
  const write = (body: string) =>
    asAdvisor('PUT /messages/{id}', { id: randomUUID(), to: student.userId, body })
  const first = await write('One')
  const before = await asAdvisor('GET /messages/threads/{personId}', { personId: student.userId })
  const second = await write('Two')
  const personId = advisor.userId

  await asStudent('POST /messages/threads/{personId}/read', { personId, upTo: first.createdAt })
  expect((await asStudent('GET /messages/threads')).threads[0]).toMatchObject({ isUnread: true })
  expect((await asStudent('GET /notifications')).unread).toBe(1)
  await asStudent('POST /messages/threads/{personId}/read', { personId, upTo: second.createdAt })
  expect((await asStudent('GET /messages/threads')).threads[0]).toMatchObject({ isUnread: false })
  expect((await asStudent('GET /notifications')).unread).toBe(0)

  const after = await asAdvisor('GET /messages/threads/{personId}', { personId: student.userId })
  expect({ ...after, messages: after.messages.slice(0, 1) }).toEqual(before)
})

test('a message that is sent again, at once or later, is there once and tells once', async () => {
  const { advisor, student, asAdvisor, asStudent } = await givenPair()
  const message = { id: randomUUID(), to: student.userId, body: 'Once' }
  const sent = await Promise.all([1, 2, 3].map(() => asAdvisor('PUT /messages/{id}', message)))
  expect(new Set(sent.map(({ createdAt }) => createdAt)).size).toBe(1)
  app.setNow('2026-11-02T16:00:00Z')
  expect(await asAdvisor('PUT /messages/{id}', { ...message, body: 'Other words' })).toEqual(sent[0])

  const personId = advisor.userId
  expect(await asStudent('GET /messages/threads/{personId}', { personId })).toMatchObject({
    messages: [{ body: 'Once' }],
  })
  expect((await asStudent('GET /notifications')).notifications).toHaveLength(1)
  const other = await givenPair()
  const stolen = { ...message, to: other.student.userId }
  await expect(other.asAdvisor('PUT /messages/{id}', stolen)).rejects.toMatchObject(notFound)
})

test('a long thread is read page by page, without a gap, however fast it was written', async () => {
  const { advisor, student, asAdvisor, asStudent } = await givenPair()
  for (let n = 0; n < 7; n++)
    await asAdvisor('PUT /messages/{id}', { id: randomUUID(), to: student.userId, body: `Line ${n}` })
  const read: (string | null)[] = []
  for (let before: string | undefined; ;) {
    const input = { personId: advisor.userId, limit: 3, ...(before !== undefined && { before }) }
    const page = await asStudent('GET /messages/threads/{personId}', input)
    read.unshift(...page.messages.map(({ body }) => body))
    if (page.earlier === null) break
    before = page.earlier
  }
  expect(read).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => `Line ${n}`))
})

test('an advisor’s threads come unread first, then the latest, page by page', async () => {
  const advisor = await givenUser(app.db, 'advisor')
  const asAdvisor = await app.as(advisor)
  for (const name of ['A', 'B', 'C', 'D']) {
    const student = await givenAdvised(app.db, advisor, { fullName: name })
    app.setNow(`2026-11-02T15:0${name.charCodeAt(0) - 64}:00Z`)
    await asAdvisor('PUT /messages/{id}', { id: randomUUID(), to: student.userId, body: `To ${name}` })
    const answer = { id: randomUUID(), to: advisor.userId, body: `From ${name}` }
    if (name === 'B') await (await app.as(student))('PUT /messages/{id}', answer)
  }
  const first = await asAdvisor('GET /messages/threads', { limit: 3 })
  expect(first.threads.map(({ name }) => name)).toEqual(['B', 'D', 'C'])
  const rest = await asAdvisor('GET /messages/threads', { limit: 3, after: first.next! })
  expect(rest).toMatchObject({ threads: [{ name: 'A', last: 'To A' }], next: null })
})

describe('the end of a connection', () => {
  test('leaves both a thread to read for 30 days, in which nothing can be sent', async () => {
    const { advisor, student, asAdvisor, asStudent } = await givenPair()
    await asAdvisor('PUT /messages/{id}', { id: randomUUID(), to: student.userId, body: 'Hello' })
    const [link] = await app.db.select().from(advisorLinks).where(eq(advisorLinks.studentId, student.userId))
    await asStudent('POST /advising/links/{id}/end', { id: link!.id })

    for (const [call, personId] of [
      [asAdvisor, student.userId],
      [asStudent, advisor.userId],
    ] as const) {
      expect(await call('GET /messages/threads/{personId}', { personId })).toMatchObject({
        link: null,
        shownUntil: '2026-12-02T15:00:00.000Z',
        messages: [{ body: 'Hello' }],
      })
      expect((await call('GET /messages/threads')).threads).toMatchObject([{ isOpen: false }])
      const late = { id: randomUUID(), to: personId, body: 'One more thing' }
      await expect(call('PUT /messages/{id}', late)).toBeRefused('thread-closed')
    }
    app.setNow('2026-12-02T15:00:01Z')
    for (const [person, personId] of [
      [advisor, student.userId],
      [student, advisor.userId],
    ] as const) {
      const call = await app.as(person)
      await expect(call('GET /messages/threads/{personId}', { personId })).rejects.toMatchObject(notFound)
    }
  })

  test('by the erasure of the advisor’s account leaves the student what was written to them', async () => {
    const { advisor, student, asAdvisor } = await givenPair()
    const { id } = await asAdvisor('PUT /messages/{id}', {
      id: randomUUID(),
      to: student.userId,
      body: 'Kept',
    })
    await app.db.delete(users).where(eq(users.id, advisor.userId))
    expect(await app.db.select().from(messages).where(eq(messages.id, id))).toHaveLength(1)
  })
})

describe('nobody else', () => {
  test('a student reaches no other student, not even one of the same advisor, by any call', async () => {
    const { advisor, student, asStudent } = await givenPair()
    const other = await givenAdvised(app.db, advisor, {})
    const asOther = await app.as(other)
    const personId = other.userId
    const message = { id: randomUUID(), to: personId, body: 'Psst' }
    await expect(asStudent('PUT /messages/{id}', message)).rejects.toMatchObject(notFound)
    await expect(asStudent('GET /messages/threads/{personId}', { personId })).rejects.toMatchObject(notFound)
    // Not under one's own name, and not by taking up a message of the advisor's.
    await expect(asStudent('PUT /messages/{id}', { ...message, to: student.userId })).rejects.toMatchObject(
      notFound,
    )
    const { id } = await (await app.as(advisor))('PUT /messages/{id}', { ...message, body: 'From Carla' })
    await expect(asStudent('PUT /messages/{id}', { ...message, id })).rejects.toMatchObject(notFound)
    await expect(asStudent('POST /messages/{id}/withdraw', { id })).rejects.toMatchObject(notFound)
    expect((await asOther('GET /messages/threads')).threads).toMatchObject([{ personId: advisor.userId }])
    const rows = await app.db.select().from(messages)
    expect(rows.filter(({ author }) => author === 'student').map(({ threadId }) => threadId)).not.toContain(
      rows.find((row) => row.id === id)!.threadId,
    )
  })

  test('two advisors of a student do not read each other’s threads, nor one who has no connection', async () => {
    const { student, asAdvisor } = await givenPair()
    const second = await givenUser(app.db, 'advisor')
    await givenLink(app.db, { advisor: second, student })
    await asAdvisor('PUT /messages/{id}', { id: randomUUID(), to: student.userId, body: 'Between us' })
    const asSecond = await app.as(second)
    const personId = student.userId
    expect(await asSecond('GET /messages/threads/{personId}', { personId })).toMatchObject({ messages: [] })
    const asStranger = await app.as(await givenUser(app.db, 'advisor'))
    await expect(asStranger('GET /messages/threads/{personId}', { personId })).rejects.toMatchObject(notFound)
  })

  test('no endpoint opens messages to an admin, and a guardian reads what a student lets them, and writes nothing', () => {
    const openTo = (role: 'admin' | 'guardian') =>
      Object.entries<Endpoint>(contract).flatMap(([key, { access }]) =>
        key.includes('/messages') && (typeof access === 'string' || access.includes(role)) ? [key] : [],
      )
    expect(openTo('admin')).toEqual([])
    expect(openTo('guardian')).toEqual([
      'GET /messages/readable',
      'GET /messages/readable/{id}',
      'POST /messages/readable/{id}/read',
    ])
  })
})

test('an advisor begins no more than 200 threads a day, and goes on with those there are', async () => {
  const { advisor, asAdvisor, student, asStudent } = await givenPair()
  const next = await givenAdvised(app.db, advisor, {})
  const write = (to: string) => asAdvisor('PUT /messages/{id}', { id: randomUUID(), to, body: 'Hello' })
  await write(student.userId)
  await write(student.userId)
  await asStudent('PUT /messages/{id}', { id: randomUUID(), to: advisor.userId, body: 'Hello' })
  await write(next.userId)
  const begun = taken.filter(({ name, key }) => name === 'message-threads' && key === advisor.userId)
  expect(begun.map(({ points, seconds }) => [points, seconds])).toEqual([
    [200, 86_400],
    [200, 86_400],
  ])
})
