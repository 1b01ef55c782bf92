import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { getTableName, sql } from 'drizzle-orm'
import { latestMigration } from '../migrate.ts'
import type { Database } from '../open.ts'
import { rowsOf } from '../sql.ts'
import { studentChanges } from '../tables/student-changes.ts'
import { wrappedBy } from '../vault/restored-keys.ts'
import { newestKey } from '../vault/vault.ts'
import { type BackedUpFiles, linesOfFiles } from './files.ts'
import {
  BackupRefused,
  endMarker,
  filesMarker,
  format,
  type Head,
  rowsPerBatch,
  type Written,
} from './format.ts'
import { parentsFirst, tablesOf } from './introspection.ts'

/** Left out of backups, because triggers of the other tables fill it, also during a restore. */
const derivedTable = getTableName(studentChanges)

/**
 * Writes the whole database and the files it refers to into one compressed file, as of one moment, while
 * others keep working. The lines are a `Head`, then each table's name after a `#` with its rows as JSON, then
 * the files. Both engines write and read the same format. Encrypted values stay encrypted, files are
 * encrypted too, and the first line names the keys that decrypt them, which are not in the file. An existing
 * file of that name is replaced only once the new one is complete.
 * @throws {BackupRefused} when a file is missing, unless that is `allowed`.
 */
export async function writeBackup(
  db: Database,
  file: string,
  files: BackedUpFiles,
  { allowed = false } = {},
): Promise<Written> {
  // A name of its own: another backup to the same file may be under way.
  const unfinished = `${file}.${randomUUID()}.unfinished`
  const written = { rows: 0, files: 0 }
  const append = (lines: AsyncIterable<string>, flags: 'w' | 'a') => {
    // Flushed, so that after a loss of power the name does not stand for a file without its content.
    const output = createWriteStream(unfinished, { mode: 0o600, flags, flush: true })
    return pipeline(Readable.from(lines), createGzip(), output)
  }
  try {
    const named = await db.transaction(
      async (tx) => {
        const areHere = files.bucket === null
        // A conflict may make this run again.
        written.rows = 0
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

    /** Runs after the transaction, which blocks everyone on the embedded database while it lasts. */
    async function* ending() {
      yield `${filesMarker}\n`
      if (named.length > 0) {
        const lines = linesOfFiles(files, named, newestKey(db), (key) =>
          assertDeleted(db, key, files, allowed),
        )
        for await (const line of lines) {
          written.files++
          yield line
        }
      }
      yield `${endMarker}\n`
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
          from ${sql.identifier(table)} t ${await parentsFirst(tx, table)}`,
    )
    for (;;) {
      const rows = await rowsOf<{ line: string }>(tx, sql`fetch ${sql.raw(String(rowsPerBatch))} from backup`)
      for (const { line } of rows) {
        counted()
        yield `${line}\n`
      }
      if (rows.length < rowsPerBatch) break
    }
    await tx.execute(sql`close backup`)
  }
}
