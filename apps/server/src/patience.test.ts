import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { notify } from './features/notifications/service.ts'
import { accessTokenFor } from './testing/access-token.ts'
import { givenStream } from './testing/given-stream.ts'
import { givenUser } from './testing/given.ts'
import { useTestApp } from './testing/test-app.ts'

const now = () => new Date('2026-11-01T12:00:00Z')
const http = { headersTimeout: 100, connectionsCheckingInterval: 20 }
const patience = { requestTimeout: 100, connectionTimeout: 60_000, keepAliveTimeout: 60_000, http }
const app = useTestApp({ patience })
let port: number
beforeAll(async () => {
  port = Number(new URL(await app.app.listen({ port: 0, host: '127.0.0.1' })).port)
})

/** Returns what the server sends, until it hangs up, to a client that sends this and then a byte from time to time. */
function saidTo(beginning: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(beginning)
      const more = setInterval(() => socket.write('x'), 40)
      // What is sent to a server that has hung up would be answered by a reset.
      for (const event of ['data', 'end', 'close']) socket.on(event, () => clearInterval(more))
    })
    let said = ''
    socket.on('data', (chunk) => (said += String(chunk)))
    socket.on('error', reject)
    socket.on('close', () => resolve(said))
  })
}

const slowBody =
  'POST /api/v1/waitlist HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{'

test('a person who sends a body byte by byte is cut off', async () => {
  expect(await saidTo(slowBody)).toMatch(/^HTTP\/1\.1 408 /)
})

test('a person who never ends the headers is cut off', async () => {
  expect(await saidTo('GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408 /)
})

test('an open stream of events is not: what happens later still arrives', async () => {
  const student = await givenUser(app.db, 'student')
  const token = await accessTokenFor({ db: app.db, now, config: app.config }, student.userId)
  const stream = await givenStream(`http://127.0.0.1:${port}`, token)

  // By the time a slow request is cut off, the stream has lasted longer than a request may.
  await saidTo(slowBody)
  await app.db.transaction((tx) =>
    notify(tx, {
      userId: student.userId,
      type: 'system',
      title: 'Later',
      message: 'Still there',
      now: now(),
    }),
  )

  await expect.poll(stream.titles).toEqual(['Later'])
  stream.leave()
})
