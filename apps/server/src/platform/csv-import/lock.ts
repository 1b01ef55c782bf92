import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#database/open.ts'
import { FileRefused } from './read-file.ts'

type Listed = PgTable & { id: PgColumn; updatedAt: PgColumn }
type Row = { id: string; updatedAt: Date }

/** Nothing is wrong with the file itself, which can be imported again. */
export class ListChanged extends FileRefused {}

/**
 * Blocks other writers to a table until the transaction ends, so that the rows a file was compared with stay
 * the same. Reads are not blocked.
 * @param rows The rows that the file was compared with: all that match `which`.
 * @throws {ListChanged} if someone has written to the table since those were read.
 */
export async function lockUnchanged(
  tx: Database,
  table: Listed,
  which: SQL | undefined,
  rows: readonly Row[],
): Promise<void> {
  await tx.execute(sql`lock table ${table} in share row exclusive mode`)
  const { id, updatedAt } = table
  const now = (await tx
    .select({ id, updatedAt })
    .from(table as PgTable)
    .where(which)) as Row[]
  const read = new Map(rows.map((row) => [row.id, row.updatedAt.getTime()]))
  if (now.length !== rows.length || now.some((row) => read.get(row.id) !== row.updatedAt.getTime()))
    throw new ListChanged(
      'The list was changed while this file was read. Nothing was written: import it again.',
    )
}
