import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { Actor } from '@bearings/domain/actor'
import { usualSharing } from '@bearings/domain/advising/options'
import { positionOf } from '@bearings/domain/notifications/rules'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '#app.ts'
import { openServer } from '#database/open.ts'
import { users } from '#database/tables/users.ts'
import { openVault } from '#database/vault/vault.ts'
import { eraseDueAccounts } from '#features/accounts/jobs.ts'
import { accessTokenFor } from '#testing/access-token.ts'
import { password } from '#testing/auth.ts'
import { givenLink } from '#testing/given-advising.ts'
import { givenNotification } from '#testing/given-notifications.ts'
import { givenStream } from '#testing/given-stream.ts'
import { givenUser } from '#testing/given.ts'
import { createTestApp, useTestApp } from '#testing/test-app.ts'
import { testWrappingKeys } from '#testing/wrapping-keys.ts'
import { forget, notify, notifyAll } from '../service.ts'
import { openStreams, streamsPerPerson } from './hub.ts'

const noon = '2026-11-01T12:00:00Z'

const app = useTestApp({ now: noon })
let url: string
beforeAll(async () => {
  url = await app.app.listen({ port: 0, host: '127.0.0.1' })
})

function tokenOf({ userId }: Actor): Promise<string> {
  return accessTokenFor({ db: app.db, now: () => new Date(noon), config: app.config }, userId)
}

function tell({ userId }: Actor, title: string, overrides: object = {}) {
  const told = { userId, type: 'task-assigned', title, message: 'A message', now: new Date(noon) } as const
  return app.db.transaction((tx) => notify(tx, { ...told, ...overrides }))
}

test('a person is told the moment it happens, on each of their devices', async () => {
  const student = await givenUser(app.db, 'student')
  const one = await givenStream(url, await tokenOf(student))
  const other = await givenStream(url, await tokenOf(student))

  await tell(student, 'A new task', { link: '/student/advisor?tab=tasks' })

  await expect.poll(() => [one.titles(), other.titles()]).toEqual([['A new task'], ['A new task']])
  const { notifications } = await (await app.as(student))('GET /notifications')
  expect(one.told).toEqual([
    { event: 'notification', id: positionOf(notifications[0]!), data: notifications[0] },
  ])
})

test('the stream is one that proxies and caches leave alone', async () => {
  const stream = await givenStream(url, await tokenOf(await givenUser(app.db, 'advisor')))

  expect(stream.status).toBe(200)
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(stream.headers.get('cache-control')).toBe('no-store')
  expect(stream.headers.get('x-accel-buffering')).toBe('no')
  expect(stream.headers.get('x-content-type-options')).toBe('nosniff')
  await expect.poll(() => stream.text).toBe('retry: 3000\n\n')
})

test('nobody is told what is another’s, however they ask', async () => {
  const student = await givenUser(app.db, 'student')
  const given = await givenNotification(app.db, student, { title: 'An earlier one' })
  const position = positionOf({ ...given, createdAt: new Date(0).toISOString() })
  const neighbors = await Promise.all(
    (['student', 'advisor', 'admin'] as const).map((r) => givenUser(app.db, r)),
  )
  const streams = await Promise.all(neighbors.map(async (n) => givenStream(url, await tokenOf(n), position)))
  const own = await givenStream(url, await tokenOf(student))

  await tell(student, 'For the student')
  for (const neighbor of neighbors) await tell(neighbor, 'For the neighbor')

  await expect.poll(() => streams.map((s) => s.titles())).toEqual(streams.map(() => ['For the neighbor']))
  await expect.poll(() => own.titles()).toEqual(['For the student'])
})

test.each([
  ['no token', null],
  ['a token that is none', 'nonsense'],
])('with %s there is no stream', async (_, token) => {
  expect(await givenStream(url, token)).toMatchObject({ status: 401 })
})

test('nothing is told of a change that did not happen', async () => {
  const student = await givenUser(app.db, 'student')
  const stream = await givenStream(url, await tokenOf(student))
  const told = { userId: student.userId, type: 'system', message: '' } as const

  const failing = app.db.transaction(async (tx) => {
    await notify(tx, { ...told, title: 'Never', now: new Date(noon) })
    throw new Error('the change fails')
  })
  await expect(failing).rejects.toThrow('the change fails')
  await tell(student, 'At last')

  await expect.poll(() => stream.titles()).toEqual(['At last'])
})

test('many are told at once, each their own', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => givenUser(app.db, 'student')))
  const streams = await Promise.all(people.map(async (person) => givenStream(url, await tokenOf(person))))
  const types = ['task-assigned', 'task-updated'] as const
  const many = people.flatMap(({ userId }, index) =>
    types.map((type) => ({ userId, type, title: `${type} ${index}`, message: '' })),
  )

  await app.db.transaction((tx) => notifyAll(tx, many, new Date(noon)))

  await expect
    .poll(() => streams.map((stream) => stream.titles().toSorted()))
    .toEqual(people.map((_, index) => types.map((type) => `${type} ${index}`)))
})

test('more than a page at once is asked for, not told one by one', async () => {
  const student = await givenUser(app.db, 'student')
  const stream = await givenStream(url, await tokenOf(student))
  const many = Array.from({ length: 60 }, (_, index) => ({
    userId: student.userId,
    type: 'system' as const,
    title: `Number ${index}`,
    message: '',
  }))

  await app.db.transaction((tx) => notifyAll(tx, many, new Date(noon)))

  await expect.poll(() => stream.told).toContainEqual({ event: 'changed', data: null })
})

test('a person’s other devices hear that one was read, deleted or taken back', async () => {
  const student = await givenUser(app.db, 'student')
  const subjectId = '6f0f1c2e-0000-4000-8000-000000000001'
  const { id } = await givenNotification(app.db, student)
  await givenNotification(app.db, student, { subjectId })
  const stream = await givenStream(url, await tokenOf(student))
  const call = await app.as(student)
  const changes = () => stream.told.filter(({ event }) => event === 'changed').length

  await call('POST /notifications/{id}/read', { id })
  await expect.poll(changes).toBe(1)
  await call('POST /notifications/read')
  await expect.poll(changes).toBe(2)
  await call('DELETE /notifications/{id}', { id })
  await expect.poll(changes).toBe(3)
  await app.db.transaction((tx) => forget(tx, [subjectId]))
  await expect.poll(changes).toBe(4)
})

test('who waits for an answer hears that the account of the other person is deleted', async () => {
  const [student, advisor] = [await givenUser(app.db, 'student'), await givenUser(app.db, 'advisor')]
  const call = await app.as(student)
  const asked = { email: advisor.email, message: '', sharing: usualSharing }
  await call('POST /advising/requests/to-advisor', asked)
  const stream = await givenStream(url, await tokenOf(student))
  const eraseAfter = new Date(noon)
  await app.db.update(users).set({ eraseAfter }).where(eq(users.id, advisor.userId))

  await app.db.transaction((tx) => eraseDueAccounts(tx, eraseAfter))

  await expect.poll(() => stream.told).toEqual([{ event: 'changed', data: null }])
})

test('who asks to be deleted, and keeps the account after all, shows it at once to the advisor and on other devices', async () => {
  const [student, advisor] = [
    await givenUser(app.db, 'student', { password }),
    await givenUser(app.db, 'advisor'),
  ]
  await givenLink(app.db, { student, advisor })
  const streams = [
    await givenStream(url, await tokenOf(student)),
    await givenStream(url, await tokenOf(advisor)),
  ]
  const changes = () => streams.map(({ told }) => told.filter(({ event }) => event === 'changed').length)
  const call = await app.as(student)

  await call('POST /me/erasure', { password })
  await expect.poll(changes).toEqual([1, 1])
  await call('DELETE /me/erasure')
  await expect.poll(changes).toEqual([2, 2])
})

test('who has read a page, and whose stream begins a moment later, is told that something was taken back meanwhile', async () => {
  const student = await givenUser(app.db, 'student')
  const subjectId = '6f0f1c2e-0000-4000-8000-000000000002'
  await givenNotification(app.db, student, { subjectId })
  const before = await givenStream(url, await tokenOf(student))
  await app.db.transaction((tx) => forget(tx, [subjectId]))
  await expect.poll(() => before.told.length).toBe(1)

  const stream = await givenStream(url, await tokenOf(student))
  const others = await givenStream(url, await tokenOf(await givenUser(app.db, 'student')))

  await expect.poll(() => stream.told).toEqual([{ event: 'changed', data: null }])
  await expect.poll(() => others.text).toBe('retry: 3000\n\n')
})

test('who comes back is told what they missed, also what was committed late', async () => {
  const student = await givenUser(app.db, 'student')
  const at = (time: string) => ({ createdAt: new Date(`2026-11-01T${time}Z`) })
  await givenNotification(app.db, student, { title: 'Long ago', ...at('11:00:00') })
  await givenNotification(app.db, student, { title: 'Committed late', ...at('11:59:30') })
  const seen = await givenNotification(app.db, student, { title: 'Seen', ...at('12:00:00') })
  await givenNotification(app.db, student, { title: 'Missed', ...at('12:10:00') })
  const position = positionOf({ id: seen.id, createdAt: seen.createdAt.toISOString() })

  const stream = await givenStream(url, await tokenOf(student), position)

  await expect.poll(() => stream.titles()).toEqual(['Committed late', 'Seen', 'Missed'])
})

test('who was away for very long gets the last page, and is told to ask for the rest', async () => {
  const student = await givenUser(app.db, 'student')
  const many = Array.from({ length: 60 }, (_, index) => ({
    userId: student.userId,
    type: 'system' as const,
    title: `Number ${index}`,
    message: '',
  }))
  await app.db.transaction((tx) => notifyAll(tx, many, new Date(noon)))

  const stream = await givenStream(url, await tokenOf(student), '0_00000000-0000-0000-0000-000000000000')

  await expect.poll(() => stream.told.length).toBe(51)
  expect(stream.told[0]).toEqual({ event: 'changed', data: null })
})

test.each(['yesterday', '12', ''])('a position like %j is taken for none', async (position) => {
  const student = await givenUser(app.db, 'student')
  await givenNotification(app.db, student)
  const stream = await givenStream(url, await tokenOf(student), position)

  await tell(student, 'New')

  await expect.poll(() => stream.titles()).toEqual(['New'])
})

test('a stream ends with its sign-in, and the others of the person go on', async () => {
  const student = await givenUser(app.db, 'student')
  const here = await givenStream(url, await tokenOf(student))
  const elsewhere = await givenStream(url, await tokenOf(student))
  const call = await app.as(student)
  const other = (await call('GET /sessions')).find(({ current }) => !current)

  await call('DELETE /sessions/{id}', { id: other!.id })

  await expect.poll(() => [here, elsewhere].filter(({ isOver }) => isOver).length).toBe(1)
  await tell(student, 'Still here')
  await expect.poll(() => [...here.titles(), ...elsewhere.titles()]).toEqual(['Still here'])
})

test('a stream ends with its token, and until then it beats', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const stream = await givenStream(url, await tokenOf(await givenUser(app.db, 'student')))

    vi.advanceTimersByTime(25_000)
    await expect.poll(() => stream.text).toBe('retry: 3000\n\n:\n\n')
    app.setNow('2026-11-01T14:00:00Z')
    vi.advanceTimersByTime(25_000)

    await expect.poll(() => stream.isOver).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test('who has too many streams loses the oldest, and it is told not to come back', async () => {
  const student = await givenUser(app.db, 'student')
  const token = await tokenOf(student)
  const oldest = await givenStream(url, token)
  for (let count = 0; count < streamsPerPerson; count++) await givenStream(url, token)

  await expect.poll(() => oldest.isOver).toBe(true)
  expect(oldest.told).toEqual([{ event: 'replaced', data: null }])
})

test('who leaves while the gate still asks who they are leaves no stream behind', async () => {
  const token = await tokenOf(await givenUser(app.db, 'student'))
  const before = openStreams(app.db)
  const leaving = new AbortController()
  let response!: ServerResponse
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`lock table users, sessions in access exclusive mode`)
    const came = once(app.app.server, 'request')
    const headers = { authorization: `Bearer ${token}` }
    fetch(`${url}/api/v1/notifications/stream`, { headers, signal: leaving.signal }).catch(() => {})
    response = (await came)[1] as ServerResponse
    leaving.abort()
    await once(response, 'close')
  })

  await expect.poll(() => response.headersSent).toBe(true)
  expect(openStreams(app.db)).toBe(before)
})

test('when the server stops, its streams end at once', async () => {
  const stopping = await createTestApp({ now: noon })
  const student = await givenUser(stopping.db, 'student')
  const { db, config } = stopping
  const token = await accessTokenFor({ db, config, now: () => new Date(noon) }, student.userId)
  const stream = await givenStream(await stopping.app.listen({ port: 0, host: '127.0.0.1' }), token)

  await stopping.close()

  await expect.poll(() => stream.isOver).toBe(true)
})

test('a reader that does not read is let go', async () => {
  const student = await givenUser(app.db, 'student')
  const token = await tokenOf(student)
  const { port, hostname } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(
    `GET /api/v1/notifications/stream HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${token}\r\n\r\n`,
  )
  await new Promise((resolve) => socket.once('data', resolve))
  socket.pause()
  const message = 'x'.repeat(500_000)
  const ended = vi.fn<() => void>()
  socket.once('close', ended)
  socket.once('error', () => {})

  for (let count = 0; count < 30; count++) await tell(student, 'Much to read', { message })
  socket.resume()

  await expect.poll(() => ended.mock.calls.length, { timeout: 5000 }).toBe(1)
})

test('a listening connection that was lost comes back, and nothing is missed', async () => {
  if (app.engine === 'embedded') return
  const student = await givenUser(app.db, 'student')
  const stream = await givenStream(url, await tokenOf(student))

  await app.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'bearings listening' and datname = current_database()`)
  await tell(student, 'While nobody listened', { now: new Date() })

  await expect.poll(() => stream.titles(), { timeout: 5000 }).toEqual(['While nobody listened'])
  // Some changes bring no notification, and are announced only once.
  await expect.poll(() => stream.told).toContainEqual({ event: 'changed', data: null })
})

test('what one server is told, the streams of another bring', async () => {
  if (app.engine === 'embedded') return
  const address = new URL(process.env.TEST_DATABASE_URL!)
  const [{ name }] = (
    (await app.db.execute(sql`select current_database() as name`)) as unknown as { rows: [{ name: string }] }
  ).rows
  address.pathname = `/${name}`
  const database = await openServer(address.href)
  await openVault(database.db, testWrappingKeys)
  const { config } = app
  const limits = { take: async () => {}, check: async () => {} }
  const second = await createApp({ database, config, limits, now: () => new Date(noon), logger: false })
  const student = await givenUser(app.db, 'student')
  const secondUrl = await second.listen({ port: 0, host: '127.0.0.1' })
  const stream = await givenStream(secondUrl, await tokenOf(student))

  await tell(student, 'From the first')

  await expect.poll(() => stream.titles()).toEqual(['From the first'])
  await (
    await app.as(student)
  )('POST /notifications/read')
  await expect.poll(() => stream.told.at(-1)).toEqual({ event: 'changed', data: null })
  await second.close()
  await database.close()
})
