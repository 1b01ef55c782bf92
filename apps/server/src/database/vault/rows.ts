import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { isSealed, isSealedColumn, type Sealed } from '../columns.ts'
import type { Database } from '../open.ts'
import { decrypt, encrypt, pad, unpad } from './cipher.ts'
import { keyOf, newestKey } from './vault.ts'

type Opened<Value> = Value extends Sealed<infer Text> ? Text : Value
/** A row as all code outside the database sees it, with sealed columns decrypted. */
export type OpenedRow<Row> = { [Key in keyof Row]: Opened<Row[Key]> }

/**
 * Returns the values as the table stores them, with those of sealed columns encrypted.
 * @param row The value of the row's primary key; a sealed value can be decrypted only in that row.
 */
export function sealRow<Table extends PgTable, Values extends Partial<OpenedRow<Table['$inferInsert']>>>(
  db: Database,
  table: Table,
  row: string,
  values: Values,
) {
  const { id, key } = newestKey(db)
  const columns = getTableColumns(table)
  const sealed = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'string' || !isSealedColumn(columns[name])) return [name, value]
    return [name, `v1.${id}.${encrypt(key, pad(value), placeOf(table, name, row))}`]
  })
  return Object.fromEntries(sealed) as Pick<Table['$inferInsert'], keyof Values & keyof Table['$inferInsert']>
}

/**
 * Returns a row that a query found, with sealed columns decrypted.
 * @param row The row's identity, as passed to `sealRow`.
 * @throws when a value was changed or moved to another row or column.
 */
export async function openRow<Row extends object>(
  db: Database,
  table: PgTable,
  row: string,
  found: Row,
): Promise<OpenedRow<Row>> {
  const columns = getTableColumns(table)
  const opened = { ...found } as Record<string, unknown>
  for (const [name, value] of Object.entries(found))
    if (isSealedColumn(columns[name]) && value !== null)
      opened[name] = await openValue(db, value, placeOf(table, name, row))
  return opened as OpenedRow<Row>
}

async function openValue(db: Database, value: unknown, place: string): Promise<string> {
  if (!isSealed(value)) throw new Error(`${place} is not encrypted`)
  const [, id, encrypted] = value.split('.') as [string, string, string]
  const key = await keyOf(db, id)
  return unpad(decrypt(key, encrypted, place))
}

function placeOf(table: PgTable, column: string, row: string): string {
  return `${getTableName(table)}.${column}.${row}`
}
