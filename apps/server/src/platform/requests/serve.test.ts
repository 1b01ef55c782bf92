import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { accessTokenFor } from '#testing/access-token.ts'
import { givenNotification } from '#testing/given-notifications.ts'
import { givenUser } from '#testing/given.ts'
import { useTestApp } from '#testing/test-app.ts'

let authorization: string
const logged: string[] = []
const app = useTestApp({
  logger: { level: 'error', stream: { write: (line) => void logged.push(line) } },
})
beforeAll(async () => {
  const student = await givenUser(app.db, 'student')
  for (let count = 0; count < 10; count++) await givenNotification(app.db, student)
  const now = () => new Date('2026-11-01T12:00:00Z')
  authorization = `Bearer ${await accessTokenFor({ db: app.db, now, config: app.config }, student.userId)}`
})

const get = (path: string, encodings: string) =>
  app.app.inject({ url: `/api/v1${path}`, headers: { authorization, 'accept-encoding': encodings } })

test('a long answer is compressed as the browser can read it', async () => {
  const plain = await get('/notifications', 'identity')
  const asBrotli = await get('/notifications', 'gzip, deflate, br')
  const asGzip = await get('/notifications', 'gzip')

  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(asBrotli.headers['content-encoding']).toBe('br')
  expect(asBrotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
  expect(brotliDecompressSync(asBrotli.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(asGzip.rawPayload).toString()).toBe(plain.body)
})

test('an operator whose disk is full reads so in the log', async () => {
  await app.db.execute(sql`
    create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
  await app.db.execute(sql`create trigger no_room before insert on essays execute function no_room()`)

  const response = await app.app.inject({
    method: 'POST',
    url: '/api/v1/essays',
    headers: { authorization },
    payload: { promptName: 'Why us?' },
  })

  await app.db.execute(sql`drop function no_room cascade`)
  expect(response.statusCode).toBe(503)
  expect(logged.join('')).toContain('The disk is full: nothing can be saved until there is room')
})

test('a short answer is sent as it is', async () => {
  const response = await get('/me', 'gzip, deflate, br')

  expect(response.headers['content-encoding']).toBeUndefined()
  expect(response.json()).toMatchObject({ role: 'student' })
})

test('of many advisors who open their home page at once, each gets their students', async () => {
  const advisors = await Promise.all(Array.from({ length: 8 }, () => givenUser(app.db, 'advisor')))
  const callers = await Promise.all(advisors.map((advisor) => app.as(advisor)))

  const rosters = await Promise.all(callers.map((call) => call('GET /advising/students')))

  expect(rosters.map(({ total }) => total)).toEqual(advisors.map(() => 0))
})
