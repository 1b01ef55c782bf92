import { sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { rowsOf } from '../sql.ts'
import { filesMarker, rowsPerBatch } from './format.ts'

/** Inserts the rows of all tables, up to `filesMarker` or the end, and returns their number. */
export async function fill(tx: Database, lines: AsyncIterator<string>): Promise<number> {
  let table = ''
  let waiting: string[] = []
  let count = 0
  for (;;) {
    const { value: line, done } = await lines.next()
    if (done || line === filesMarker) break
    if (line.startsWith('#') || waiting.length === rowsPerBatch) {
      await insert(tx, table, waiting)
      waiting = []
    }
    if (line.startsWith('#')) table = line.slice(1)
    else if (line !== '') count = waiting.push(line) && count + 1
  }
  await insert(tx, table, waiting)
  return count
}

/** Inserts the rows from their JSON text, so that no number or instant passes through JavaScript. */
async function insert(tx: Database, table: string, rows: string[]): Promise<void> {
  if (rows.length === 0) return
  const name = sql.identifier(table)
  const columns = await rowsOf<{ name: string; sequence: string | null }>(
    tx,
    sql`select column_name as name, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
        from information_schema.columns
        where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`,
  )
  const list = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  )
  await tx.execute(
    sql`insert into ${name} (${list}) overriding system value
        select ${list} from jsonb_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::jsonb)`,
  )
  for (const column of columns.filter(({ sequence }) => sequence !== null))
    await tx.execute(
      sql`select setval(${column.sequence}, (select max(${sql.identifier(column.name)}) from ${name}))`,
    )
}
