import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** Whether the column has one of these ids, passed as one parameter: PostgreSQL takes at most 65,535. */
export function isAmong(column: AnyColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${`{${ids.join(',')}}`}::uuid[])`
}
