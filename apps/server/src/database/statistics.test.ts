import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { populate } from '../testing/population.ts'
import { useTestApp } from '../testing/test-app.ts'
import { renewStatistics } from './statistics.ts'

const app = useTestApp()

test('after many students have come, the planner knows of them', async () => {
  await populate(app.db, { students: 100, perAdvisor: 30, schools: 1, essays: 1 })
  await app.db.execute(sql`update essays set status = 'submitted'`)
  const known = async () => {
    const { rows } = (await app.db.execute(
      sql`select most_common_vals::text as statuses from pg_stats where tablename = 'essays' and attname = 'status'`,
    )) as unknown as { rows: { statuses: string }[] }
    return rows[0]?.statuses
  }
  const before = await known()
  expect(before).toContain('drafting')
  // Keeps the server's own autovacuum from updating statistics during this test.
  await app.db.execute(sql`alter table essays set (autovacuum_enabled = false)`)
  const { rows: launchers } = (await app.db.execute(
    sql`select from pg_stat_activity where backend_type = 'autovacuum launcher'`,
  )) as unknown as { rows: object[] }
  // A server reports changes to its statistics with a delay.
  await expect
    .poll(async () => {
      await renewStatistics(app.db)
      return known()
    })
    .toBe(launchers.length > 0 ? before : '{submitted}')
  await app.db.execute(sql`alter table essays reset (autovacuum_enabled)`)
})
