import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openServer } from './database/open.ts'
import { openVault } from './database/vault/vault.ts'
import { givenUser } from './testing/given.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'
import { testWrappingKeys } from './testing/wrapping-keys.ts'

describe.runIf(process.env.TEST_DATABASE_URL)('on a server whose table somebody else holds', () => {
  let holder: TestApp
  let app: TestApp
  let opened: Awaited<ReturnType<typeof openServer>>
  beforeAll(async () => {
    holder = await createTestApp()
    opened = await openServer(await addressOf(holder), { patience: 200 })
    await openVault(opened.db, testWrappingKeys)
    app = await createTestApp({ database: opened, logger: { level: 'silent' } })
  })
  afterAll(async () => {
    await app.close()
    await holder.close()
  })

  test('a student is told that it took too long instead of waiting, and can try again', async () => {
    const call = await app.as(await givenUser(app.db, 'student'))

    await holder.db.transaction(async (tx) => {
      await tx.execute(sql`lock table essays in access exclusive mode`)
      await expect(call('GET /essays')).rejects.toMatchObject({
        code: 'TOOK_TOO_LONG',
        status: 503,
        message: 'Bearings took too long to answer. Try again in a moment',
      })
    })

    expect(await call('GET /essays')).toBeDefined()
  })

  test('a person who signs in meanwhile reads that it took too long, not that something broke', async () => {
    await holder.db.transaction(async (tx) => {
      await tx.execute(sql`lock table users in access exclusive mode`)
      const response = await app.app.inject({
        method: 'POST',
        url: '/auth/v1/token?grant_type=password',
        payload: { email: 'ada@example.org', password: 'a-long-enough-password' },
      })
      expect(response.statusCode).toBe(504)
      expect(response.json()).toMatchObject({ error_code: 'request_timeout' })
    })
  })

  test('a job takes as long as it takes', async () => {
    await expect(opened.background.execute(sql`select pg_sleep(0.4)`)).resolves.toBeDefined()
    await expect(opened.db.execute(sql`select pg_sleep(0.4)`)).rejects.toThrow('Failed query')
  })
})

/** Returns the URL of a test's borrowed database, for a server of its own. */
async function addressOf({ db }: TestApp): Promise<string> {
  const found = await db.execute(sql`select current_database() as name`)
  const url = new URL(process.env.TEST_DATABASE_URL!)
  url.pathname = `/${(found as unknown as { rows: [{ name: string }] }).rows[0].name}`
  return url.href
}
