import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { loadCatalog } from '@bearings/server/database/catalog/load'
import type { Database } from '@bearings/server/database/open'
import { type Config, parseConfig } from '@bearings/server/platform/config/config'
import { openTestDatabase } from '@bearings/server/testing/open-test-database'

type Mail = { to: string; subject: string; text: string; html: string; createdAt: string }

/** The worker's running app, as specs see it. */
export type Running = {
  db: Database
  config: Config
  url: string
  mailsTo: (address: string) => Promise<Mail[]>
}

/** Where the app of one worker is served. */
export function addressOf(parallelIndex: number) {
  const port = Number(process.env.E2E_PORT ?? 4300) + parallelIndex
  return { port, url: `http://localhost:${port}` }
}

/** Prepares one worker's app: its own database with the catalog, settings, and the built pages. */
export async function prepare(parallelIndex: number, settings: Record<string, string> = {}) {
  const { port, url } = addressOf(parallelIndex)
  const database = await openTestDatabase(process.env.E2E_SNAPSHOT ?? null)
  // The snapshot already has the catalog; on a PostgreSQL server there is no snapshot and the database is
  // new.
  await loadCatalog(database.db, () => {})
  const config = parseConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    DEMO: 'on',
    DATA_DIR: join(tmpdir(), `bearings-e2e-${process.pid}`),
    ...settings,
  })
  const mailsTo = async (address: string) => {
    const mails = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as Mail[]
    return mails.filter(({ to }) => to === address)
  }
  const running: Running = { db: database.db, config, url, mailsTo }
  return { database, config, webRoot: resolve('apps/web/dist'), running }
}
