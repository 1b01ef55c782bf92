import { readdirSync } from 'node:fs'
import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './database.ts'
import { EmbeddedEngine } from './embedded-engine.ts'
import { checkVersion, createInFolder, damaged, lockFolder } from './embedded-folder.ts'
import type { EmbeddedSource } from './embedded-worker.ts'
import { type Listen, listenOn, ServerListener } from './listen.ts'
import { runMigrations, WrongDatabaseVersion } from './migrate.ts'
import { keepPrivate } from './private-folder.ts'
import { type ReadLagging, readsAt } from './replica.ts'
import { retried } from './retried.ts'
import { tracing } from './spans/span.ts'
import { TracedPool } from './spans/traced-pool.ts'
import { statements } from './statements.ts'
import * as tables from './tables/all.ts'

export type { Database } from './database.ts'

export type OpenDatabase = {
  db: Database
  /** Which of the two engines this is. */
  engine: 'embedded' | 'server'
  /**
   * The same database without a statement timeout, for jobs, migrations and backups; only with a PostgreSQL
   * server.
   */
  background?: Database
  /** Its connections: of the embedded engine one. */
  pool: pg.Pool
  /** For reads that may be a second old: the replica if there is one, otherwise the database itself. */
  readLagging?: ReadLagging
  /** Receives what transactions in this or another process send with `pg_notify`. */
  listen: Listen
  close: () => Promise<void>
}

/** Each database has a table object of its own, shared with its transactions: `vault/vault.ts` needs it. */
const options = () => ({ schema: { ...tables }, casing: 'snake_case', logger: statements }) as const

/** Opens the embedded database in a folder, which only this process may use, and runs pending migrations. */
export async function openFolder(folder: string, onLost?: (error: Error) => void): Promise<OpenDatabase> {
  keepPrivate(folder, { deep: true })
  checkVersion(folder)
  const locks = await lockFolder(folder)
  const unlock = () => locks.forEach((lock) => lock.close())
  const opened = await openLocked(folder, onLost).catch((error: unknown) => {
    unlock()
    throw error
  })
  // PGlite sets the permissions of a new database, and of its caches at each start, whatever the umask.
  keepPrivate(folder, { deep: true })
  return {
    ...opened,
    close: async () => {
      await opened.close()
      unlock()
    },
  }
}

async function openLocked(folder: string, onLost?: (error: Error) => void) {
  if (readdirSync(folder).length === 0) await createInFolder(folder)
  try {
    return await openEmbedded({ folder }, onLost)
  } catch (error) {
    // An engine that has started reports real errors; one that cannot start throws an internal error.
    const saysWhy = [pg.DatabaseError, DrizzleQueryError, WrongDatabaseVersion].some(
      (kind) => error instanceof kind,
    )
    throw saysWhy ? error : damaged(folder, error)
  }
}

/** Opens the embedded database: in memory, from a snapshot, or in a folder that the caller has locked. */
export async function openEmbedded(source: EmbeddedSource = {}, onLost: (error: Error) => void = () => {}) {
  const opened = await openUnmigrated(source, onLost)
  try {
    await runMigrations(opened.db)
    return opened
  } catch (error) {
    // Its thread would keep the process from ending.
    await opened.close()
    throw error
  }
}

/** The same without its migrations. */
export async function openUnmigrated(source: EmbeddedSource = {}, onLost: (error: Error) => void = () => {}) {
  const engine = await EmbeddedEngine.open(source, onLost)
  const owner = { user: 'postgres', database: 'postgres' }
  const alone = { max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: 0 }
  const pool = poolOf({ ...owner, ...alone, stream: engine.connection }, () => {})
  return {
    db: databaseOf(pool),
    pool,
    engine: 'embedded' as const,
    listen: listenOn(pool),
    dump: () => engine.dump(),
    close: async () => {
      await pool.end()
      await engine.close()
    },
  }
}

/** The statement timeout in milliseconds for requests that a person is waiting for. */
const statementTimeout = 10_000

type ServerOptions = { onLost?: (error: Error) => void; patience?: number; replica?: string | undefined }

/**
 * Connects to a PostgreSQL server and runs pending migrations.
 * @param options.replica The URL of a replica, first contacted for the first read that may be a second old
 */
export async function openServer(
  connectionString: string,
  { onLost = () => {}, patience = statementTimeout, replica }: ServerOptions = {},
) {
  const shared = options()
  const listener = new ServerListener(connectionString, onLost)
  const each: pg.PoolConfig = {
    connectionString,
    verify: (client, done) => void listener.overhear(client).then(() => done(), done),
  }
  const pool = poolOf({ ...each, max: 10, statement_timeout: patience }, onLost)
  const backgroundPool = poolOf({ ...each, max: 4 }, onLost)
  const db = retried(databaseOf(pool, shared))
  const background = databaseOf(backgroundPool, shared)
  await runMigrations(background)
  const replicaPool = replica === undefined ? undefined : replicaPoolOf(replica, patience, onLost)
  return {
    db,
    background,
    pool,
    readLagging: readsAt(replicaPool && databaseOf(replicaPool, shared), db, onLost),
    engine: 'server' as const,
    listen: listener.listen,
    close: async () => {
      await listener.close()
      await Promise.all([pool.end(), backgroundPool.end(), replicaPool?.end()])
    },
  }
}

/**
 * Opens the pool of a replica. Requests do not wait long for it, because the primary can answer. The
 * connections are read-only, wherever the URL points.
 */
function replicaPoolOf(connectionString: string, patience: number, onLost: (error: Error) => void): pg.Pool {
  const options = '-c jit=off -c default_transaction_read_only=on'
  const config = { connectionString, max: 10, statement_timeout: patience, options }
  return poolOf({ ...config, connectionTimeoutMillis: 2000 }, onLost)
}

function poolOf(config: pg.PoolConfig, onLost: (error: Error) => void): pg.Pool {
  const pool = new (tracing.isOn ? TracedPool : pg.Pool)({
    connectionTimeoutMillis: 10_000,
    // Compiling a plan takes a tenth of a second, more than it saves on any statement here.
    options: '-c jit=off',
    ...config,
  })
  // Without a listener, an idle connection that breaks would end the process; the pool replaces it by itself.
  pool.on('error', onLost)
  // The pool listens only to idle connections, so one that breaks in a transaction would also end the
  // process. Its statement fails with its own error in any case.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export function databaseOf(pool: pg.Pool, shared = options()): Database {
  return drizzle({ client: pool, ...shared })
}
