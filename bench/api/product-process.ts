/** Runs the product as in production on a database of its own with people in it, over loopback. */
import { createApp } from '@bearings/server/app'
import { loadCatalog } from '@bearings/server/database/catalog/load'
import { prepareSearch } from '@bearings/server/features/colleges/search/colleges'
import { parseConfig } from '@bearings/server/platform/config/config'
import { createLimits, type Limits } from '@bearings/server/platform/requests/limits'
import { accessTokenFor } from '@bearings/server/testing/access-token'
import { openTestDatabase } from '@bearings/server/testing/open-test-database'
import { populate } from '@bearings/server/testing/population'
import { sql } from 'drizzle-orm'
import type { Replay } from './bare-process.ts'
import { endpoints, requestOf, type Sample } from './endpoints.ts'
import { record, watchStatements } from './recording.ts'

const [students, asked] = process.argv.slice(2).map(Number) as [number, number]
watchStatements()
const database = await openTestDatabase(null)
const { db, engine } = database
const background = database.background ?? db
await loadCatalog(background, () => {})
await populate(background, { students, perAdvisor: 30 })
await prepareSearch(db)
const config = parseConfig({ NODE_ENV: 'production' })
const now = () => new Date()
const counted = createLimits(database)
const enough = 1e9
// Everything is counted as in production, but nobody is refused: the load asks faster than people do.
const limits: Limits = {
  take: (limit, key) => counted.take({ ...limit, points: enough }, key),
  check: (limit, key) => counted.check({ ...limit, points: enough }, key),
}
const app = await createApp({ database, config, now, limits, logger: { level: 'info' } })
const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))

const samples: Sample[] = []
for (let n = 0; n < asked; n++) samples.push(await sampleOf(n))
const statements = new Map<string, number>()
const replays: Replay[] = engine === 'server' ? await replaysOf() : []
for (const sample of samples) sample.revision = await revisionOf(sample.essayId)

process.on('message', (message: 'cpu' | 'stop') => {
  if (message === 'cpu') process.send!({ cpu: process.cpuUsage() })
  else void stop()
})
process.once('disconnect', () => void stop())
process.send!({
  port: Number(url.port),
  engine: database.engine,
  connectionString: (database.pool.options as { connectionString?: string }).connectionString,
  samples,
  replays,
  statements,
})

async function stop(): Promise<void> {
  await app.close()
  await database.close()
  process.exit(0)
}

async function rowOf(query: ReturnType<typeof sql>) {
  const { rows } = (await db.execute(query)) as unknown as { rows: Record<string, string>[] }
  return rows[0]!
}

async function revisionOf(essayId: string): Promise<number> {
  return Number((await rowOf(sql`select revision from essays where id = ${essayId}`)).revision)
}

async function sampleOf(n: number): Promise<Sample> {
  const { id } = await rowOf(sql`select id from users where email = ${`student-${n}@population.example`}`)
  const advisor = await rowOf(
    sql`select advisor_id as id from advisor_links where student_id = ${id} and ended_at is null`,
  )
  const entry = await rowOf(sql`select id, school_id from list_entries where user_id = ${id} order by id`)
  const essay = await rowOf(sql`select id from essays where user_id = ${id} order by id`)
  const task = await rowOf(sql`
    select week_tasks.id, week_start_date::text as start from week_tasks
    join weeks on weeks.id = week_id where user_id = ${id} order by week_tasks.id`)
  return {
    token: await accessTokenFor({ db, now, config }, id!),
    advisorToken: await accessTokenFor({ db, now, config }, advisor.id!),
    entryId: entry.id!,
    essayId: essay.id!,
    revision: await revisionOf(essay.id!),
    schoolId: entry.school_id!,
    weekStart: task.start!,
    taskId: task.id!,
  }
}

/** Records each measured request once: the statements it sent and its response. */
async function replaysOf(): Promise<Replay[]> {
  // Opens all connections first: one that is still connecting would separate statements that are sent
  // together.
  await Promise.all(Array.from({ length: 10 }, () => db.execute(sql`select pg_sleep(0.2)`)))
  const made: Replay[] = []
  for (const sample of samples)
    for (const endpoint of endpoints) {
      const { method, url, token } = requestOf(endpoint, sample)
      const headers = { authorization: `Bearer ${token}` }
      let before = ''
      const ask = async (n: number) => {
        const body = endpoint.body?.(sample, n, before)
        const response = await app.inject({
          method: method as 'GET',
          url,
          headers,
          ...(body !== undefined && { payload: body as object }),
        })
        if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${response.body}`)
        before = response.body
        return response
      }
      // The second request finds everything that is cached for all people.
      await ask(0)
      const { result, statements: sent } = await record(() => ask(1))
      statements.set(endpoint.key, sent.length)
      made.push({ request: `${method} ${url} ${token}`, answer: result.json(), statements: sent })
    }
  return made
}
