import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Actor } from '@bearings/domain/actor'
import type { Failure } from '@bearings/domain/failure'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { accessTokenFor } from '#testing/access-token.ts'
import { archiveOf, bringIn, type Files } from '#testing/given-archive.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

const lines: string[] = []
const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } } as const
let url: string
let zip: Files
const slow: ClientRequest[] = []
const app = useTestApp({ logger })
beforeAll(async () => {
  url = await app.app.listen({ port: 0, host: '127.0.0.1' })
  zip = await archiveOf(app, await tokenOf(await givenUser(app.db, 'student')))
})
afterEach(() => {
  for (const each of slow.splice(0)) each.destroy()
})

test('students who send slowly keep nobody else waiting', async () => {
  for (let count = 0; count < 6; count++) await sendSlowly(await givenUser(app.db, 'student'))

  expect(await bringIn(app, await givenUser(app.db, 'student'), zip)).toMatchObject({ schools: 0 })
})

test('a student who sends one archive is told to wait with the next, and can send it after the first', async () => {
  const student = await givenUser(app.db, 'student')
  const first = await sendSlowly(student)

  await expect(bringIn(app, student, zip)).toBeRefused('TOO_MANY')
  const answered = once(first, 'response') as Promise<[IncomingMessage]>
  first.end()
  const [response] = await answered
  expect(await text(response)).toContain('no-archive')

  expect(await bringIn(app, student, zip)).toMatchObject({ schools: 0 })
})

test('a student whose connection breaks off is no failure of the server, and can try again', async () => {
  const student = await givenUser(app.db, 'student')
  const sending = await sendSlowly(student)
  lines.length = 0

  sending.destroy()
  const tryAgain = () => bringIn(app, student, zip).catch(({ code }: Failure) => code)
  await expect.poll(tryAgain, { interval: 2000 }).toMatchObject({ schools: 0 })

  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([])
})

/** Sends the first byte of an archive, and returns once the server waits for the next. */
async function sendSlowly(student: Actor): Promise<ClientRequest> {
  const { host } = new URL(app.config.publicUrl)
  const received = once(app.app.server, 'request') as Promise<[IncomingMessage]>
  const sending = request(`${url}/api/v1/me/archive?apply=yes`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await tokenOf(student)}`,
      'content-type': 'application/zip',
      'transfer-encoding': 'chunked',
      host,
    },
  })
  sending.on('error', () => {})
  slow.push(sending)
  sending.write('P')
  const [arriving] = await received
  // Flows once the handler reads it.
  await expect.poll(() => arriving.readableDidRead).toBe(true)
  return sending
}

async function tokenOf({ userId }: Actor): Promise<string> {
  return accessTokenFor({ db: app.db, now: app.now, config: app.config }, userId)
}
