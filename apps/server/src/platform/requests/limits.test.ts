import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { OpenDatabase } from '#database/open.ts'
import { borrowTestDatabase } from '#testing/borrow-test-database.ts'
import { createLimits, type Limit, LimitReached } from './limits.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await borrowTestDatabase(inject('snapshot'))
})
afterAll(() => database.close())

/** Two processes on a PostgreSQL server; with the embedded database there is only one. */
function processes() {
  const first = createLimits(database)
  return [first, database.engine === 'server' ? createLimits(database) : first] as const
}

test('a limit holds across processes, and for each key apart', async () => {
  const [one, two] = processes()
  const limit: Limit = { name: 'three', points: 3, seconds: 60 }

  await one.take(limit, 'kim')
  await two.take(limit, 'kim')
  await one.check(limit, 'kim')
  await one.take(limit, 'kim')

  await expect(two.check(limit, 'kim')).rejects.toBeInstanceOf(LimitReached)
  const refused = await two.take(limit, 'kim').catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'TOO_MANY', retryAfter: expect.any(Number) })
  expect((refused as LimitReached).retryAfter).toBeLessThanOrEqual(60)
  await two.take(limit, 'lee')
})

test('ten at once get no more than there is', async () => {
  const [one, two] = processes()
  const limit: Limit = { name: 'race', points: 4, seconds: 60 }

  const taken = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) => (index % 2 ? one : two).take(limit, 'kim')),
  )

  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
})

test('a limit that slows never closes: the pauses grow', async () => {
  const [one, two] = processes()
  const limit: Limit = { name: 'slows', points: 2, seconds: 3600, slows: true }
  const pause = async () => {
    const refused = await two.check(limit, 'kim').catch((error: unknown) => error)
    return refused instanceof LimitReached ? refused.retryAfter : 0
  }

  await one.take(limit, 'kim')
  expect(await pause()).toBe(0)
  await one.take(limit, 'kim')
  expect(await pause()).toBe(1)
  for (let failures = 0; failures < 5; failures++) await one.take(limit, 'kim')
  expect(await pause()).toBeGreaterThan(16)
  for (let failures = 0; failures < 10; failures++) await one.take(limit, 'kim')
  expect(await pause()).toBeLessThanOrEqual(300)
})
