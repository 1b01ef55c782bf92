import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { borrowTestDatabase } from '../testing/borrow-test-database.ts'
import type { OpenDatabase } from './open.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await borrowTestDatabase(inject('snapshot'))
})
afterAll(() => database.close())

test('a person who saves while their connection breaks is told so, and the next one saves again', async () => {
  const { db, engine } = database
  if (engine === 'embedded') return
  const broken = db.transaction(async (tx) => {
    const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
      rows: [{ pid: number }]
    }
    await db.execute(sql`select pg_terminate_backend(${rows[0].pid}, 1000)`)
    await tx.execute(sql`select 1`)
  })

  // An error event without a listener would end this process, and the test with it.
  await expect(broken).rejects.toThrow('Failed query')

  for (let save = 0; save < 20; save++)
    await db.transaction(async (tx) => void (await tx.execute(sql`select 1`)))
})
