import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import { chunksOf } from '../chunks.ts'
import type { Database } from '../open.ts'

const rowsPerBatch = 2000

/**
 * Inserts any number of rows, which all have the same fields, in a few statements with one parameter each.
 * @param onConflict The clause for rows that already exist, such as `on conflict do nothing`.
 */
export async function insertMany<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  onConflict: SQL = sql``,
): Promise<void> {
  const [first] = rows
  if (!first) return
  const names = Object.fromEntries(Object.keys(first).map((field) => [field, nameOf(table, field)]))
  const columns = sql.raw(Object.values(names).join(', '))

  for (const some of chunksOf(rows, rowsPerBatch)) {
    const chunk = some.map((row) =>
      Object.fromEntries(Object.entries(row).map(([field, value]) => [names[field], value])),
    )
    await db.execute(
      sql`insert into ${table} (${columns})
        select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(chunk)}::json) ${onConflict}`,
    )
  }
}

export function nameOf(table: PgTable, field: string): string {
  const column = getTableColumns(table)[field]
  if (!column) throw new Error(`${getTableName(table)} has no column for ${field}`)
  return column.keyAsName ? toSnakeCase(column.name) : column.name
}
