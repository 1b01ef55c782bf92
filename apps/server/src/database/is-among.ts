import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** Whether the column has one of these ids, which go over as one parameter: PostgreSQL takes no more than 65,535. */
export function isAmong(column: AnyColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${`{${ids.join(',')}}`}::uuid[])`
}
