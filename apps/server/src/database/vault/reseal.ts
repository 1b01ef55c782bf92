import { eq, getTableColumns, is, like, not, or, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isSealed, isSealedColumn } from '../columns.ts'
import type { Database } from '../open.ts'
import * as tables from '../tables/all.ts'
import { openRow, sealRow } from './rows.ts'
import { lockVault, newestKey } from './vault.ts'

const rowsPerBatch = 500

type SealedTable = { table: PgTable; key: PgColumn; columns: [string, PgColumn][] }

/** Every table with sealed columns, and the primary key that identifies its rows. */
const sealedTables: SealedTable[] = Object.values(tables)
  .filter((table) => is(table, PgTable))
  .map((table) => ({
    table,
    key: getTableConfig(table).columns.find(({ primary }) => primary)!,
    columns: Object.entries(getTableColumns(table)).filter(([, column]) => isSealedColumn(column)),
  }))
  .filter(({ columns }) => columns.length > 0)

/**
 * Encrypts with the newest key all values that are not: those with an older key, and those from before there
 * were keys. Safe to run twice, in several processes at once, and while people work. Returns the number of
 * rows.
 */
export async function reseal(db: Database): Promise<number> {
  let count = 0
  for (const sealedTable of sealedTables)
    for (let done = rowsPerBatch; done === rowsPerBatch; count += done)
      done = await db.transaction((tx) => resealSome(tx, sealedTable))
  return count
}

async function resealSome(tx: Database, { table, key, columns }: SealedTable): Promise<number> {
  // Waits before reading rows, so that a second process sees the rows as the first one left them.
  await lockVault(tx)
  const old = columns.map(([, column]) => not(like(sql`${column}`, `v1.${newestKey(tx).id}.%`)))
  const found = await tx
    .select({ key: sql<string>`${key}`, ...Object.fromEntries(columns) })
    .from(table)
    .where(or(...old))
    .limit(rowsPerBatch)
    .for('update')
  if (found.length === 0) return 0

  const sealed = []
  for (const { key: row, ...values } of found as ({ key: string } & Record<string, string | null>)[]) {
    const opened = await openRow(tx, table, row, onlySealed(values))
    sealed.push({ key: row, ...sealRow(tx, table, row, { ...values, ...opened }) })
  }
  await write(tx, { table, key, columns }, sealed)
  return found.length
}

function onlySealed(values: Record<string, string | null>) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isSealed(value)))
}

/** Writes the rows in one statement and leaves `updatedAt` as it is. */
async function write(tx: Database, { table, key, columns }: SealedTable, rows: object[]): Promise<void> {
  const { updatedAt } = getTableColumns(table)
  const values = columns.map(([name]) => [name, sql`sealed.${sql.identifier(name)}`])
  const types = columns.map(([name]) => sql`${sql.identifier(name)} text`)
  await tx
    .update(table)
    .set(Object.fromEntries(updatedAt ? [...values, ['updatedAt', sql`${updatedAt}`]] : values))
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as sealed (key ${sql.raw(key.getSQLType())}, ${sql.join(types, sql`, `)})`,
    )
    .where(eq(key, sql`sealed.key`))
}
