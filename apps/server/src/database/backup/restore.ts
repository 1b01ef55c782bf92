import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { firstMigration, newestMigration, runMigrations } from '../migrate.ts'
import type { Database } from '../open.ts'
import { linesIn } from '../split-lines.ts'
import { keepDataKeys } from '../vault/restored-keys.ts'
import { keysIn } from '../vault/vault.ts'
import type { WrappingKeys } from '../vault/wrapping-keys.ts'
import { type BackedUpFiles, fileIn } from './files.ts'
import {
  BackupRefused,
  endMarker,
  formats,
  type Head,
  incompleteBackup,
  oldFormat,
  type Written,
} from './format.ts'
import { functionsOf, tablesOf, tablesOfOthers } from './introspection.ts'
import { fill } from './rows.ts'

type Restored = Written & { areFilesInside: boolean }

/**
 * Replaces everything in the database with the backup's contents, in one transaction. A backup from an older
 * version is restored as it was and then migrated. Its files go to this server's file store.
 * @throws {BackupRefused} if the file is not a backup, is incomplete, was written by a newer version, its key is missing,
 * or another program has tables in the database.
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
  const lines = linesIn(text)
  const { is: name, migration, keys = [], files: where = 'elsewhere' } = await headOf(lines, file)
  if (!(formats as readonly string[]).includes(name) || !(migration > 0))
    throw new BackupRefused(`${file} is not a backup of Bearings`)
  if (migration > newestMigration())
    throw new BackupRefused(
      `${file} was written by a newer version of Bearings. Restore it with that version.`,
    )
  if (migration < firstMigration())
    throw new BackupRefused(
      `${file} is of a version before November 27, 2026. Restore it with the version of that day, and back it up again there.`,
    )

  const missing = keys.find((needed) => !wrappingKeys.find().some(({ id }) => id === needed))
  if (missing !== undefined)
    throw new BackupRefused(
      `${file} is encrypted with the key ${missing}, which ${wrappingKeys.place} does not hold. Put back the key file of that time, or add its line; nothing was changed.`,
    )

  await refuseTablesOfOthers(db)

  const before = new Set((await files.named(db)).map(({ key }) => key))
  const put: string[] = []
  try {
    return await db.transaction(async (tx) => {
      const keep = await keepDataKeys(tx, wrappingKeys)
      for (const table of [...(await tablesOf(tx)), 'migrations'])
        await tx.execute(sql`drop table ${sql.identifier(table)} cascade`)
      for (const signature of await functionsOf(tx))
        await tx.execute(sql`drop function ${sql.raw(signature)} cascade`)
      await runMigrations(tx, migration)
      const rows = await fill(tx, lines)
      await runMigrations(tx)
      await keep(tx)
      if (name !== oldFormat) await fillFiles(tx)
      // With empty tables' statistics, a roster of 180 students takes longer than a request may.
      for (const table of await tablesOf(tx)) await tx.execute(sql`analyze ${sql.identifier(table)}`)
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
    throw isUnpacking(error) ? incompleteBackup(file) : error
  }

  async function fillFiles(tx: Database): Promise<void> {
    const keyring = await keysIn(tx, wrappingKeys)
    const gone: string[] = []
    for (;;) {
      const { value: line, done } = await lines.next()
      if (line === endMarker) return files.forget(tx, gone)
      const restored = done ? null : opened(line)
      if (!restored) throw incompleteBackup(file)
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

/** A restore drops tables, and all functions, on which those of another program may build. */
async function refuseTablesOfOthers(db: Database): Promise<void> {
  const [first] = await tablesOfOthers(db)
  if (first !== undefined)
    throw new BackupRefused(
      `The database has tables that are not of Bearings, such as ${first}, and a restore would drop them. Restore into a database of its own; nothing was changed.`,
    )
}

/** Whether the error comes from unpacking a file that is truncated or corrupt. */
function isUnpacking(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException).code).startsWith('Z_')
}

async function headOf(lines: AsyncIterator<string>, file: string): Promise<Head> {
  try {
    const { value } = await lines.next()
    return JSON.parse(String(value)) as Head
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new BackupRefused(`There is no file ${file}`)
    // The file may be a backup that only another user may read.
    if (code === 'EACCES') throw error
    throw new BackupRefused(`${file} is not a backup of Bearings`)
  }
}
