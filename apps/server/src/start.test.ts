import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { parseConfig } from './platform/config/config.ts'
import { start } from './start.ts'
import { accessTokenFor } from './testing/access-token.ts'
import { borrowTestDatabase } from './testing/borrow-test-database.ts'
import { givenUser } from './testing/given.ts'
import { testEncryptionKey } from './testing/wrapping-keys.ts'

test('a person who comes while a server waits to stop is answered, and its proxy is told to send nobody more', async () => {
  await using server = await started()
  const before = await fetch(`${server.url}/health/ready`)

  let notice = () => {}
  const stopped = server.stop(new Promise<void>((resolve) => (notice = resolve)))
  const ready = await fetch(`${server.url}/health/ready`)
  const asked = await fetch(`${server.url}/api/v1/me`)
  const live = await fetch(`${server.url}/health/live`)
  notice()
  await stopped

  expect([before.status, before.headers.get('connection')]).toEqual([200, 'keep-alive'])
  expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close'])
  expect(await ready.json()).toEqual({ status: 'stopping' })
  expect([asked.status, asked.headers.get('connection')]).toEqual([401, 'close'])
  expect(live.status).toBe(200)
  await expect(fetch(`${server.url}/health/live`)).rejects.toThrow('fetch failed')
})

test('a request under way when a server stops gets its answer', async () => {
  await using server = await started()
  const body = JSON.stringify({ email: 'maya@example.org' })
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  const asking = request(`${server.url}/api/v1/waitlist`, { method: 'POST', headers })
  const answered = once(asking, 'response') as Promise<[IncomingMessage]>
  const received = once(server.app.server, 'request')
  asking.write(body.slice(0, 5))
  await received

  const stopped = server.stop()
  asking.end(body.slice(5))
  const [{ statusCode }] = await answered
  await stopped

  expect(statusCode).toBe(204)
})

test('who has connected when a server stops, and asks only then, gets an answer too', async () => {
  await using server = await started()

  const said = await askedLate(server, 'GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n')

  expect(said).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n/i)
})

test('a stream that is opened so late ends at once, and its reader comes back to another server', async () => {
  await using server = await started()
  const { userId } = await givenUser(server.db, 'student')
  const token = await accessTokenFor(server, userId)

  const said = await askedLate(
    server,
    `GET /api/v1/notifications/stream HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  )

  expect(said).toMatch(/^HTTP\/1\.1 200 OK[^]*retry: 3000/)
})

test.each([
  [{}, 0],
  [{ TRUST_PROXY: '1' }, 5],
  [{ TRUST_PROXY: '1', SHUTDOWN_DELAY_SECONDS: '0' }, 0],
  [{ SHUTDOWN_DELAY_SECONDS: '12' }, 12],
])('a server with %o waits %i seconds for its proxy', (settings, seconds) => {
  expect(parseConfig(settings).shutdownDelaySeconds).toBe(seconds)
})

/** Returns the response to a request sent after `stop` on a connection opened before it. */
async function askedLate(
  { app, url, stop }: Awaited<ReturnType<typeof started>>,
  asked: string,
): Promise<string> {
  const connected = once(app.server, 'connection')
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await connected
  let said = ''
  socket.on('data', (chunk) => (said += String(chunk)))
  const ended = once(socket, 'close')
  const stopped = stop()
  while (app.server.listening) await pause(5)
  socket.write(asked)
  await Promise.all([ended, stopped])
  return said
}

async function started() {
  const database = await borrowTestDatabase(inject('snapshot'))
  const config = parseConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    ENCRYPTION_KEY: testEncryptionKey,
  })
  const now = () => new Date('2026-11-01T12:00:00Z')
  const { app, stop } = await start({ database, config, now })
  const { port } = app.server.address() as AddressInfo
  let stopping: Promise<void> | undefined
  const stopOnce = (noticed?: Promise<void>) => (stopping ??= stop(noticed))
  return {
    app,
    db: database.db,
    config,
    now,
    url: `http://127.0.0.1:${port}`,
    stop: stopOnce,
    [Symbol.asyncDispose]: async () => {
      await stopOnce()
      await database.close()
    },
  }
}
