import { expect, test } from 'vitest'
import { accessTokenFor } from '#testing/access-token.ts'
import { givenUser } from '#testing/given.ts'
import { counted, useTestApp } from '#testing/test-app.ts'
import { requests } from './gate.ts'

const now = () => new Date('2026-11-01T12:00:00Z')
/** A fortieth of the real limit: on a busy machine, 1,200 requests can take longer than a minute. */
const few = requests.points / 40

const limits = counted()
const app = useTestApp({
  limits: {
    ...limits,
    take: (limit, key) => limits.take(limit === requests ? { ...limit, points: few } : limit, key),
  },
})

async function asks(
  userId: string,
  url = '/me',
): Promise<() => Promise<{ status: number; retryAfter: unknown }>> {
  const authorization = `Bearer ${await accessTokenFor({ db: app.db, now, config: app.config }, userId)}`
  return async () => {
    const { statusCode, headers } = await app.app.inject({ url: `/api/v1${url}`, headers: { authorization } })
    return { status: statusCode, retryAfter: headers['retry-after'] }
  }
}

test('a person who reads without end is told after 1,200 requests in a minute when to come back, and nobody else is', async () => {
  const kim = await asks((await givenUser(app.db, 'student')).userId)
  const lee = await asks((await givenUser(app.db, 'student')).userId)

  expect(requests).toMatchObject({ points: 1200, seconds: 60 })
  const responses = await Promise.all(Array.from({ length: few }, kim))
  expect(responses.filter(({ status }) => status !== 200)).toEqual([])

  const refused = await kim()
  expect(refused.status).toBe(429)
  expect(Number(refused.retryAfter)).toBeGreaterThan(0)
  expect(Number(refused.retryAfter)).toBeLessThanOrEqual(60)
  expect((await lee()).status).toBe(200)
})

test('a file that is taken along counts as one request', async () => {
  const download = await asks((await givenUser(app.db, 'advisor')).userId, '/advising/students/export')

  for (let file = 0; file < few; file++) expect((await download()).status).toBe(200)
  expect((await download()).status).toBe(429)
})
