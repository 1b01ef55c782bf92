import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { borrowTestDatabase } from '../testing/borrow-test-database.ts'
import type { OpenDatabase } from './open.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await borrowTestDatabase(inject('snapshot'))
})
afterAll(() => database.close())

test('what a transaction says is heard once it has committed, and not before', async () => {
  const heard: string[] = []
  await database.listen('harbor', { onNotification: (payload) => heard.push(payload), onGap: () => {} })

  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_notify('harbor', 'a ship')`)
    await tx.execute(sql`select pg_sleep(0.05)`)
    expect(heard).toEqual([])
  })

  await expect.poll(() => heard).toEqual(['a ship'])
})

test('what was taken back is never heard, and another channel is another', async () => {
  const heard: string[] = []
  await database.listen('pier', { onNotification: (payload) => heard.push(payload), onGap: () => {} })

  const failing = database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_notify('pier', 'never')`)
    throw new Error('interrupted')
  })
  await expect(failing).rejects.toThrow('interrupted')
  await database.db.execute(sql`select pg_notify('quay', 'elsewhere')`)
  await database.db.execute(sql`select pg_notify('pier', 'at last')`)

  await expect.poll(() => heard).toEqual(['at last'])
})

test('all who listen hear it, until they stop', async () => {
  const heard: string[] = []
  const listen = (name: string) =>
    database.listen('mole', { onNotification: (said) => heard.push(`${name}: ${said}`), onGap: () => {} })
  const stop = await listen('one')
  await listen('two')

  await database.db.execute(sql`select pg_notify('mole', 'hello')`)
  await expect.poll(() => heard.toSorted()).toEqual(['one: hello', 'two: hello'])
  stop()
  await database.db.execute(sql`select pg_notify('mole', 'again')`)
  await expect.poll(() => heard).toContain('two: again')
  expect(heard).not.toContain('one: again')
})

test('a connection that is lost comes back by itself, and says since when something may be missing', async () => {
  if (database.engine === 'embedded') return
  const heard: string[] = []
  const gaps: Date[] = []
  const before = new Date()
  await database.listen('strait', {
    onNotification: (said) => heard.push(said),
    onGap: (since) => gaps.push(since),
  })

  await database.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'bearings listening' and datname = current_database()`)

  await expect.poll(() => gaps.length).toBe(1)
  expect(gaps[0]!.getTime()).toBeLessThanOrEqual(Date.now())
  expect(gaps[0]!.getTime()).toBeGreaterThan(before.getTime() - 30_000)
  await database.db.execute(sql`select pg_notify('strait', 'clear again')`)
  await expect.poll(() => heard).toEqual(['clear again'])
})
