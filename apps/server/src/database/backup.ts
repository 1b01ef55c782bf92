import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { getTableName, type SQL, sql } from 'drizzle-orm'
import { type BackedUpFiles, fileIn, linesOfFiles } from './backup-files.ts'
import { bringUpToDate, latestMigration, newestMigration } from './migrate.ts'
import type { Database } from './open.ts'
import { studentChanges } from './tables/student-changes.ts'
import { keepDataKeys, wrappedBy } from './vault/restored-keys.ts'
import { keysIn, newestKey } from './vault/vault.ts'
import type { WrappingKeys } from './vault/wrapping-keys.ts'

/** Why a backup cannot be restored, in one line that says what to do. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}

/** From before files went into a backup. */
const oldFormat = 'bearings-backup 1'
const format = 'bearings-backup 2'
const formats = [oldFormat, format] as const
/** The marker after the rows; no row in JSON begins like this. */
const filesMark = '@files'
const endMark = '@end'
const rowsAtOnce = 500
/** Written by triggers of the other tables, also while a backup is restored. */
const derivedTable = getTableName(studentChanges)

/** The first line; the wrapping keys' ids are absent in those from before anything was encrypted. */
type Head = { is: string; migration: number; keys?: string[]; files?: 'inside' | 'elsewhere' }

export type Written = { rows: number; files: number }
type Restored = Written & { areFilesInside: boolean }

/**
 * Writes everything the database holds and the files that it names into one compressed file, as of one moment, while others
 * go on working. Line by line: what it is, then each table's name behind a `#` with its rows as JSON, then the files.
 * Both engines write and read the same. What is encrypted stays so, files are encrypted too, and the first line names the
 * keys that open it, which are not in the file. A file of that name is replaced only when the new one is complete.
 * @throws {BackupRefused} when a file is missing, unless that is `allowed`.
 */
export async function writeBackup(
  db: Database,
  file: string,
  files: BackedUpFiles,
  { allowed = false } = {},
): Promise<Written> {
  const unfinished = `${file}.unfinished`
  const written = { rows: 0, files: 0 }
  const append = (lines: AsyncIterable<string>, flags: 'w' | 'a') =>
    pipeline(Readable.from(lines), createGzip(), createWriteStream(unfinished, { mode: 0o600, flags }))
  try {
    const named = await db.transaction(
      async (tx) => {
        const areHere = files.bucket === null
        await append(
          linesOf(tx, areHere, () => written.rows++),
          'w',
        )
        return areHere ? files.named(tx) : []
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    await append(ending(), 'a')
    await rename(unfinished, file)

    /** Runs after the transaction, which would block everyone on the embedded database. */
    async function* ending() {
      yield `${filesMark}\n`
      if (named.length > 0) {
        const lines = linesOfFiles(files, named, newestKey(db), (key) =>
          assertDeleted(db, key, files, allowed),
        )
        for await (const line of lines) {
          written.files++
          yield line
        }
      }
      yield `${endMark}\n`
    }
  } finally {
    await rm(unfinished, { force: true })
  }
  return written
}

/** @throws {BackupRefused} when a row still names the file. */
async function assertDeleted(db: Database, key: string, files: BackedUpFiles, allowed: boolean) {
  if (allowed || !(await files.named(db)).some((named) => named.key === key)) return
  throw new BackupRefused(
    `The file ${key} is missing, though the database names it, so no backup was written. Put it back from an older copy of the files, or add --without-missing to take the backup without it.`,
  )
}

/**
 * Replaces everything in the database with the backup's contents, in one transaction. A backup from an older
 * version is restored as it was and then migrated. Its files go to this server's file store.
 * @throws {BackupRefused} if the file is not a backup, is incomplete, was written by a newer version, or its
 * key is missing.
 */
export async function restoreBackup(
  db: Database,
  file: string,
  wrappingKeys: WrappingKeys,
  files: BackedUpFiles,
): Promise<Restored> {
  const compressed = createReadStream(file)
  const text = compressed.pipe(createGunzip())
  compressed.on('error', (error) => text.destroy(error))
  const lines = createInterface({ input: text, crlfDelay: Infinity })[Symbol.asyncIterator]()
  const { is: name, migration, keys = [], files: where = 'elsewhere' } = await headOf(lines, file)
  if (!(formats as readonly string[]).includes(name) || !(migration > 0))
    throw new BackupRefused(`${file} is not a backup of Bearings`)
  if (migration > newestMigration())
    throw new BackupRefused(
      `${file} was written by a newer version of Bearings. Restore it with that version.`,
    )

  const missing = keys.find((needed) => !wrappingKeys.find().some(({ id }) => id === needed))
  if (missing !== undefined)
    throw new BackupRefused(
      `${file} is encrypted with the key ${missing}, which ${wrappingKeys.place} does not hold. Put back the key file of that time, or add its line; nothing was changed.`,
    )

  const before = new Set((await files.named(db)).map(({ key }) => key))
  const put: string[] = []
  try {
    return await db.transaction(async (tx) => {
      const keep = await keepDataKeys(tx, wrappingKeys)
      for (const table of [...(await tablesOf(tx)), 'migrations'])
        await tx.execute(sql`drop table ${sql.identifier(table)} cascade`)
      for (const signature of await functionsOf(tx))
        await tx.execute(sql`drop function ${sql.raw(signature)} cascade`)
      await bringUpToDate(tx, migration)
      const rows = await fill(tx, lines)
      await bringUpToDate(tx)
      await keep(tx)
      if (name !== oldFormat) await fillFiles(tx)
      const after = new Set((await files.named(tx)).map(({ key }) => key))
      await files.removeLater(
        tx,
        [...before].filter((key) => !after.has(key)),
      )
      return { rows, files: put.length, areFilesInside: where === 'inside' }
    })
  } catch (error) {
    // The transaction restored the previous rows, so files that only the backup's rows refer to are removed.
    for (const key of put.filter((key) => !before.has(key))) await files.store.remove(key)
    throw isUnpacking(error) ? notWhole(file) : error
  }

  async function fillFiles(tx: Database): Promise<void> {
    const keyring = await keysIn(tx, wrappingKeys)
    const gone: string[] = []
    for (;;) {
      const { value: line, done } = await lines.next()
      if (line === endMark) return files.forget(tx, gone)
      const restored = done ? null : opened(line)
      if (!restored) throw notWhole(file)
      const { key, type, content } = restored
      if (content) {
        put.push(key)
        await files.store.put(key, content, type)
      } else gone.push(key)
    }

    function opened(line: string) {
      try {
        return fileIn(line, keyring)
      } catch {
        return null
      }
    }
  }
}

function notWhole(file: string): BackupRefused {
  return new BackupRefused(`${file} is not whole, or was changed. Use another; nothing was changed here.`)
}

/** Whether a file ended, or turned into something else, while it was unpacked. */
function isUnpacking(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException).code).startsWith('Z_')
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

async function* linesOf(tx: Database, areFilesInside: boolean, counted: () => void): AsyncGenerator<string> {
  const head: Head = {
    is: format,
    migration: await latestMigration(tx),
    keys: await wrappedBy(tx),
    files: areFilesInside ? 'inside' : 'elsewhere',
  }
  yield `${JSON.stringify(head)}\n`
  const tables = (await tablesOf(tx)).filter((table) => table !== derivedTable)
  for (const table of tables) {
    yield `#${table}\n`
    await tx.execute(
      sql`declare backup cursor for select to_jsonb(t)::text as line
          from ${sql.identifier(table)} t ${await rootsFirst(tx, table)}`,
    )
    for (;;) {
      const rows = await rowsOf<{ line: string }>(tx, sql`fetch ${sql.raw(String(rowsAtOnce))} from backup`)
      for (const { line } of rows) {
        counted()
        yield `${line}\n`
      }
      if (rows.length < rowsAtOnce) break
    }
    await tx.execute(sql`close backup`)
  }
}

/** Until the rows are over. */
async function fill(tx: Database, lines: AsyncIterator<string>): Promise<number> {
  let table = ''
  let waiting: string[] = []
  let count = 0
  for (;;) {
    const { value: line, done } = await lines.next()
    if (done || line === filesMark) break
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

/** Our tables without the one about migrations, each after those it refers to. */
async function tablesOf(tx: Database): Promise<string[]> {
  const tables = await rowsOf<{ name: string; refersTo: string[] }>(
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
  const [own] = await rowsOf<{ name: string }>(
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
  const rows = await rowsOf<{ signature: string }>(
    tx,
    sql`select p.oid::regprocedure::text as signature
        from pg_proc p
        where p.pronamespace = current_schema()::regnamespace
          and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )
  return rows.map(({ signature }) => signature)
}

async function rowsOf<Row>(tx: Database, query: Parameters<Database['execute']>[0]): Promise<Row[]> {
  return ((await tx.execute(query)) as unknown as { rows: Row[] }).rows
}
