/**
 * The server that is measured, with the whole catalog and no limits of requests. It makes people when it is asked to.
 * A thread of its own answers how much processor time the process has taken, so that it is heard while a request keeps
 * the server busy.
 */
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { sql } from 'drizzle-orm'
import { createApp } from '#app.ts'
import { loadCatalog } from '#database/catalog/load.ts'
import { prepareSearch } from '#features/colleges/search/colleges.ts'
import { parseConfig } from '#platform/config/config.ts'
import { accessTokenFor } from '#testing/access-token.ts'
import { givenSchool } from '#testing/given-school.ts'
import { givenUser } from '#testing/given.ts'
import { openTestDatabase } from '#testing/open-test-database.ts'
import { snapshotOf } from '#testing/snapshot.ts'
import { testEncryptionKey } from '#testing/wrapping-keys.ts'
import { givenPeople } from '../people.ts'

const clock = `
  const { parentPort } = require('node:worker_threads')
  const { createServer } = require('node:http')
  const server = createServer((_, response) => response.end(JSON.stringify(process.cpuUsage())))
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))
`
process.env.TEST_DATABASE_URL = ''
const now = () => new Date('2026-11-01T12:00:00Z')
const folder = join(tmpdir(), `bearings-cpu-${process.pid}`)
const madeFrom = ['data', 'apps/server/src/database/catalog']
const snapshot = await snapshotOf('catalog', madeFrom, (db) => loadCatalog(db, () => {}))
const database = await openTestDatabase(snapshot)
const { db } = database
await prepareSearch(db)
// A server that belongs to a school, so that its files are read.
await givenSchool(db)
const config = parseConfig({
  NODE_ENV: 'production',
  LOG_LEVEL: 'silent',
  ENCRYPTION_KEY: testEncryptionKey,
  DATA_DIR: folder,
  DEV_MAILBOX: 'on',
})
const limits = { take: async () => {}, check: async () => {} }
const app = await createApp({ database, config, now, limits, logger: false })
const { rows } = (await db.execute(sql`select id from schools order by name limit 3`)) as {
  rows: { id: string }[]
}

process.once('disconnect', () => void stop())
process.on('message', () => void introduce())
const url = await app.listen({ port: 0, host: '127.0.0.1' })
new Worker(clock, { eval: true }).once('message', (port: number) => process.send!({ url, clock: port }))

async function introduce(): Promise<void> {
  const { known, headersOf } = await givenPeople(
    { app, db, config },
    now(),
    rows.map(({ id }) => id),
  )
  const { userId } = await givenUser(db, 'student')
  const newcomer = { authorization: `Bearer ${await accessTokenFor({ db, now, config }, userId)}` }
  process.send!({ known, headersOf: { ...headersOf, newcomer } })
}

async function stop(): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  process.exit(0)
}
