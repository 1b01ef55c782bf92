import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm'

/**
 * Whether the column has one of these ids, passed as one parameter: PostgreSQL takes at most 65,535. A prepared query names a
 * placeholder, which is given `listed` ids.
 */
export function isAmong(column: AnyColumn, ids: readonly string[] | Placeholder): SQL {
  return sql`${column} = any(${'name' in ids ? ids : listed(ids)}::uuid[])`
}

/** Returns ids as PostgreSQL writes an array. */
export function listed(ids: readonly string[]): string {
  return `{${ids.join(',')}}`
}
