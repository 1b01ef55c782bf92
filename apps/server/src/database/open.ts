import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import pg from 'pg'
import { EmbeddedClient } from './embedded-client.ts'
import { checkVersion, lockFolder } from './embedded-folder.ts'
import type { EmbeddedSource } from './embedded-worker.ts'
import { type Listen, ServerListener } from './listen.ts'
import { bringUpToDate } from './migrate.ts'
import * as tables from './tables/all.ts'

/** Names the tables, not the driver: the embedded engine, a server and a transaction all fit. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>

export type OpenDatabase = {
  db: Database
  /** Which of the two engines this is. */
  engine: 'embedded' | 'server'
  /** The server's connections; absent with the embedded engine. */
  pool?: pg.Pool
  /** Hears what transactions, in this process or another, say with `pg_notify`. */
  listen: Listen
  close: () => Promise<void>
}

const options = { schema: tables, casing: 'snake_case' } as const

/** Opens a folder with the embedded database, owned by this process alone, and brings it up to date. */
export async function openFolder(folder: string, onLost?: (error: Error) => void): Promise<OpenDatabase> {
  checkVersion(folder)
  const lock = await lockFolder(folder)
  const opened = await openEmbedded({ folder }, onLost)
  return {
    ...opened,
    close: async () => {
      await opened.close()
      lock.close()
    },
  }
}

/** Opens the embedded database: in memory, from a snapshot, or in a folder that the caller has locked. */
export async function openEmbedded(source: EmbeddedSource = {}, onLost?: (error: Error) => void) {
  const client = await EmbeddedClient.open(source, onLost)
  // Drizzle's driver for PGlite uses `query` and `transaction` only, and the client has those.
  const db: Database = drizzleEmbedded({ client: client as never, ...options })
  await bringUpToDate(db)
  return { db, client, engine: 'embedded' as const, listen: client.listen, close: () => client.close() }
}

/** Connects to a PostgreSQL server and brings its database up to date. */
export async function openServer(connectionString: string, onLost: (error: Error) => void = () => {}) {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
  })
  // Without a listener, an idle connection that breaks would end the process; the pool replaces it by itself.
  pool.on('error', onLost)
  const db: Database = drizzleServer({ client: pool, ...options })
  await bringUpToDate(db)
  const listener = new ServerListener(connectionString, onLost)
  return {
    db,
    pool,
    engine: 'server' as const,
    listen: listener.listen,
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}
