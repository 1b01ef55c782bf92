import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { getTableName, type SQL, sql } from 'drizzle-orm'
import { bringUpToDate, latestMigration, newestMigration } from './migrate.ts'
import type { Database } from './open.ts'
import { studentChanges } from './tables/student-changes.ts'
import { keepKeys, wrappedBy } from './vault/carried-over.ts'
import type { WrappingKeys } from './vault/wrapping-keys.ts'

/** Why a backup cannot be restored, in one line that says what to do. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}

const format = 'bearings-backup 1'
const rowsAtOnce = 500
/** Written by triggers of the other tables, also while a backup is restored. */
const derivedTable = getTableName(studentChanges)

/** The first line; the wrapping keys' ids are absent in those from before anything was encrypted. */
type Head = { is: string; migration: number; keys?: string[] }

/**
 * Writes everything the database holds into one compressed file, as of one moment, while others go on working. Line by
 * line: what it is, then each table's name behind a `#` with its rows as JSON. Both engines write and read the same.
 * What is encrypted stays so, and the first line names the keys that open it, which are not in the file.
 * A file of that name is replaced only when the new one is complete. Answers the number of rows.
 */
export async function writeBackup(db: Database, file: string): Promise<number> {
  const unfinished = `${file}.unfinished`
  let count = 0
  try {
    await db.transaction(
      async (tx) => {
        const lines = Readable.from(linesOf(tx, () => count++))
        await pipeline(lines, createGzip(), createWriteStream(unfinished, { mode: 0o600 }))
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
  return count
}

/**
 * Replaces everything in the database by what the backup holds, in one transaction: all of it or nothing. A backup of an
 * older version is restored as it was and then brought up to date. Answers the number of rows.
 * @throws {BackupRefused} for a file that is none, that a newer version wrote, or whose key is missing.
 */
export async function restoreBackup(db: Database, file: string, wrappingKeys: WrappingKeys): Promise<number> {
  const compressed = createReadStream(file)
  const text = compressed.pipe(createGunzip())
  compressed.on('error', (error) => text.destroy(error))
  const lines = createInterface({ input: text, crlfDelay: Infinity })[Symbol.asyncIterator]()
  const { is: name, migration, keys = [] } = await headOf(lines, file)
  if (name !== format || !(migration > 0)) throw new BackupRefused(`${file} is not a backup of Bearings`)
  if (migration > newestMigration())
    throw new BackupRefused(
      `${file} was written by a newer version of Bearings. Restore it with that version.`,
    )

  const missing = keys.find((needed) => !wrappingKeys.find().some(({ id }) => id === needed))
  if (missing !== undefined)
    throw new BackupRefused(
      `${file} is encrypted with the key ${missing}, which ${wrappingKeys.place} does not hold. Put back the key file of that time, or add its line; nothing was changed.`,
    )

  return db.transaction(async (tx) => {
    const keep = await keepKeys(tx, wrappingKeys)
    for (const table of [...(await tablesOf(tx)), 'migrations'])
      await tx.execute(sql`drop table ${sql.identifier(table)} cascade`)
    for (const signature of await functionsOf(tx))
      await tx.execute(sql`drop function ${sql.raw(signature)} cascade`)
    await bringUpToDate(tx, migration)
    const count = await fill(tx, { [Symbol.asyncIterator]: () => lines })
    await bringUpToDate(tx)
    await keep(tx)
    return count
  })
}

async function headOf(lines: AsyncIterator<string>, file: string): Promise<Head> {
  try {
    const { value } = await lines.next()
    return JSON.parse(String(value)) as Head
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new BackupRefused(`There is no file ${file}`)
    throw new BackupRefused(`${file} is not a backup of Bearings`)
  }
}

async function* linesOf(tx: Database, counted: () => void): AsyncGenerator<string> {
  const head: Head = { is: format, migration: await latestMigration(tx), keys: await wrappedBy(tx) }
  yield `${JSON.stringify(head)}\n`
  const tables = (await tablesOf(tx)).filter((table) => table !== derivedTable)
  for (const table of tables) {
    yield `#${table}\n`
    await tx.execute(
      sql`declare backup cursor for select to_jsonb(t)::text as line
          from ${sql.identifier(table)} t ${await rootsFirst(tx, table)}`,
    )
    for (;;) {
      const rows = await asked<{ line: string }>(tx, sql`fetch ${sql.raw(String(rowsAtOnce))} from backup`)
      for (const { line } of rows) {
        counted()
        yield `${line}\n`
      }
      if (rows.length < rowsAtOnce) break
    }
    await tx.execute(sql`close backup`)
  }
}

async function fill(tx: Database, lines: AsyncIterable<string>): Promise<number> {
  let table = ''
  let waiting: string[] = []
  let count = 0
  for await (const line of lines) {
    if (line.startsWith('#') || waiting.length === rowsAtOnce) {
      await insert(tx, table, waiting)
      waiting = []
    }
    if (line.startsWith('#')) table = line.slice(1)
    else if (line !== '') count = waiting.push(line) && count + 1
  }
  await insert(tx, table, waiting)
  return count
}

/** The rows go in as the text they were written as, so that no number or instant passes through JavaScript. */
async function insert(tx: Database, table: string, rows: string[]): Promise<void> {
  if (rows.length === 0) return
  const name = sql.identifier(table)
  const columns = await asked<{ name: string; sequence: string | null }>(
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

/** Our tables without the one about migrations, each after those it refers to. */
async function tablesOf(tx: Database): Promise<string[]> {
  const tables = await asked<{ name: string; refersTo: string[] }>(
    tx,
    sql`select c.relname as name,
               coalesce(json_agg(r.relname) filter (where r.relname is not null and r.relname <> c.relname), '[]') as "refersTo"
        from pg_class c
        left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
        left join pg_class r on r.oid = k.confrelid
        where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
        group by c.relname
        order by c.relname`,
  )
  const ordered: string[] = []
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name, refersTo }) => !ordered.includes(name) && refersTo.every((other) => ordered.includes(other)),
    )
    if (next.length === 0) throw new Error('Tables refer to each other in a circle')
    ordered.push(...next.map(({ name }) => name))
  }
  return ordered
}

/** Of a table that refers to itself, the rows that refer to none come before those that refer to them. */
async function rootsFirst(tx: Database, table: string): Promise<SQL> {
  const [own] = await asked<{ name: string }>(
    tx,
    sql`select a.attname as name
        from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
        join pg_class c on c.oid = k.conrelid
        where k.contype = 'f' and k.confrelid = k.conrelid and c.relname = ${table}
          and c.relnamespace = current_schema()::regnamespace`,
  )
  return own ? sql`order by ${sql.identifier(own.name)} nulls first` : sql``
}

/** The functions that migrations made, as a statement names them; those of extensions stay. */
async function functionsOf(tx: Database): Promise<string[]> {
  const rows = await asked<{ signature: string }>(
    tx,
    sql`select p.oid::regprocedure::text as signature
        from pg_proc p
        where p.pronamespace = current_schema()::regnamespace
          and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )
  return rows.map(({ signature }) => signature)
}

async function asked<Row>(tx: Database, query: Parameters<Database['execute']>[0]): Promise<Row[]> {
  return ((await tx.execute(query)) as unknown as { rows: Row[] }).rows
}
