import { inject, afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/open.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import { runHourly } from './hourly.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase(inject('snapshot'))
})
afterAll(() => database.close())

test('a job that fails is logged, and the ones after it still run', async () => {
  const errors: unknown[] = []
  const ran: string[] = []
  const log = { error: (error: unknown) => errors.push(error) } as never
  const now = () => new Date('2026-11-01T12:00:00Z')

  const stop = runHourly({ db: database.db, now, log }, [
    { name: 'failing', run: () => Promise.reject(new Error('no luck')) },
    { name: 'next', run: async (_, at) => ran.push(at.toISOString()) },
  ])
  await stop()

  expect(errors).toMatchObject([{ message: 'no luck' }])
  expect(ran).toEqual(['2026-11-01T12:00:00.000Z'])
})
