import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessTokenFor } from '#testing/access-token.ts'
import { givenNotification } from '#testing/given-notifications.ts'
import { givenUser } from '#testing/given.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let authorization: string
beforeAll(async () => {
  app = await createTestApp()
  const student = await givenUser(app.db, 'student')
  for (let count = 0; count < 10; count++) await givenNotification(app.db, student)
  const now = () => new Date('2026-11-01T12:00:00Z')
  authorization = `Bearer ${await accessTokenFor({ db: app.db, now, config: app.config }, student.userId)}`
})
afterAll(() => app.close())

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
