import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from './database.ts'
import { fromSources } from './from-sources.ts'
import { rowsOf } from './sql.ts'

const migrationsFolder = fileURLToPath(
  new URL(fromSources ? '../../migrations' : '../migrations', import.meta.url),
)

/** The advisory lock's number, chosen not to collide with others in the same database. */
const migrationLock = 7_236_001

/**
 * Runs pending migrations, one process at a time and each in its own transaction, so that a migration's locks
 * are released before the next one reads a whole table. An interrupted migration is run again; completed ones
 * are not. With `upTo`, a migration's timestamp in milliseconds, later ones are not run.
 * @throws {WrongDatabaseVersion} if the database is older than the first migration that is kept.
 */
export async function runMigrations(db: Database, upTo = Infinity): Promise<void> {
  const latest = await alone(db, async (tx) => {
    await tx.execute(sql`create extension if not exists pg_trgm`)
    await tx.execute(sql`create extension if not exists unaccent`)
    await tx.execute(
      sql`create table if not exists migrations (made_at bigint primary key, hash text not null, run_at timestamptz not null default now())`,
    )
    return latestMigration(tx)
  })
  if (latest > 0 && latest < firstMigration())
    throw new WrongDatabaseVersion(
      'This database is of a version from before November 27, 2026, which this version no longer upgrades. ' +
        'Start the version of that day on it once, then this one.',
    )
  const missing = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis > latest && folderMillis <= upTo,
  )
  for (const { sql: statements, hash, folderMillis } of missing)
    await alone(db, async (tx) => {
      // Another process may have run it first.
      if (folderMillis <= (await latestMigration(tx))) return
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into migrations (made_at, hash) values (${folderMillis}, ${hash})`)
    })
}

/** Runs the work in a transaction that only one process has at a time. */
function alone<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
    return work(tx)
  })
}

/** The database is of a version that this one would misread, or no longer upgrades. */
export class WrongDatabaseVersion extends Error {
  override name = 'WrongDatabaseVersion'
}

/** @throws {WrongDatabaseVersion} if a migration has run that this version does not know. */
export async function refuseNewer(db: Database): Promise<void> {
  if ((await latestMigration(db)) > newestMigration())
    throw new WrongDatabaseVersion(
      'A newer version of Bearings has migrated this database, and this version would misread it. ' +
        'Start the newer version or, to go back, restore the backup from before it (npm run restore -- FILE).',
    )
}

/** Returns the names of all tables that migrations have made, also of those that later ones dropped. */
export function tablesEverMade(): Set<string> {
  const statements = readMigrationFiles({ migrationsFolder }).flatMap(({ sql: each }) => each)
  const names = /\b(?:create table(?: if not exists)?|rename to) "?(\w+)/gi
  return new Set(statements.flatMap((each) => [...each.matchAll(names)].map(([, name]) => name!)))
}

/** Returns the migration that a new database begins with, in milliseconds: all those of before in one. */
export function firstMigration(): number {
  return Math.min(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
}

/** Returns the newest migration this version knows, in milliseconds. */
export function newestMigration(): number {
  return Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
}

/** Returns the newest migration that has run on this database, in milliseconds; 0 for none. */
export async function latestMigration(db: Database): Promise<number> {
  const [row] = await rowsOf<{ latest: string | number | null }>(
    db,
    sql`select max(made_at) as latest from migrations`,
  )
  return Number(row?.latest ?? 0)
}
