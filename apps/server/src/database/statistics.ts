import { sql } from 'drizzle-orm'
import type { Database } from './open.ts'
import { rowsOf } from './sql.ts'

/**
 * Updates planner statistics for tables that have changed a lot; without them, a roster of 300 students takes
 * seconds instead of milliseconds. Needed only without autovacuum: the embedded engine has none, and a server
 * may have it turned off. Runs one statement per table, so that other statements can run in between.
 */
export async function renewStatistics(db: Database): Promise<void> {
  const stale = await rowsOf<{ name: string }>(
    db,
    sql`
    select quote_ident(relname) as name from pg_stat_user_tables
    where n_mod_since_analyze > ${atLeast} + ${share}::real * n_live_tup
      and not exists (select from pg_stat_activity where backend_type = 'autovacuum launcher')
    order by relname`,
  )
  for (const { name } of stale) await db.execute(sql`analyze ${sql.raw(name)}`)
}

/** The number and share of changed rows from which an update is worthwhile: autovacuum's defaults. */
const atLeast = 50
const share = 0.1
