import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '../database/open.ts'

/** Waits until one transaction on a PostgreSQL server waits for what another has locked. */
export async function untilWaiting(db: Database): Promise<void> {
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await expect
    .poll(async () => ((await db.execute(waiting)) as unknown as { rows: unknown[] }).rows.length)
    .toBe(1)
}
