/**
 * Measures how the times of reads, changes, jobs and a start grow with the number of students: the same
 * requests of twenty students, their advisors and an admin in one database of each size, in turns, warm. On
 * the server of `TEST_DATABASE_URL`, as a superuser; a million students take about 14 GB of disk. With
 * `keep`, the databases stay, and the next run uses them.
 * `npm run bench -- scale [keep] [requests|jobs|export] [STUDENTS …] [PART OF A KEY]`
 */
import { loadCatalog } from '@bearings/server/database/catalog/load'
import { prepareSearch } from '@bearings/server/features/colleges/search/colleges'
import { sql } from 'drizzle-orm'
import { openPopulated } from './scale/database.ts'
import { timeExport } from './scale/export.ts'
import { timeJobs, timeJobsTogether } from './scale/jobs.ts'
import { openApp, samplesOf } from './scale/people.ts'
import { timeRequests } from './scale/requests.ts'
import { head, note, took } from './scale/times.ts'

const given = process.argv.slice(3)
const numbers = given.map(Number).filter((size) => size > 0)
const sizes = numbers.length > 0 ? numbers : [1000, 100_000, 1_000_000]
const parts = ['requests', 'jobs', 'export']
const ofKey = given.find((word) => word !== 'keep' && !parts.includes(word) && !(Number(word) > 0)) ?? ''
const isAsked = (part: string) => given.includes(part) || !parts.some((one) => given.includes(one))

for (const students of sizes) {
  const filling = await took(async () => (await openPopulated(students)).close())
  console.log(`${students.toLocaleString('en-US')} students, there after ${(filling / 1000).toFixed(0)} s`)
}
const all = []
for (const students of sizes) all.push(await opened(students))

head(sizes)
note(
  'a start',
  all.map(({ started }) => [started]),
)
if (isAsked('requests'))
  await timeRequests(
    all.map(({ samples }) => samples),
    ofKey,
  )
for (const { students, database, app, samples } of all) {
  console.log(`${students.toLocaleString('en-US')} students, ${await sizeOf(database)}`)
  if (isAsked('jobs')) {
    await timeJobs(database)
    await timeJobsTogether(database, samples)
  }
  if (isAsked('export')) await timeExport(database, app, samples[0]!)
  await app.close()
  await database.close()
  if (!given.includes('keep')) await database.drop()
}

/** Starts a process on a database of this size, and selects people for the requests. */
async function opened(students: number) {
  const startedAt = performance.now()
  const database = await openPopulated(students)
  await loadCatalog(database.background, () => {})
  await prepareSearch(database.db)
  const app = await openApp(database)
  const started = performance.now() - startedAt
  return { students, database, app, started, samples: await samplesOf(database, app, { students, some: 20 }) }
}

async function sizeOf({ db }: Pick<Awaited<ReturnType<typeof openPopulated>>, 'db'>): Promise<string> {
  const { rows } = (await db.execute(
    sql`select pg_size_pretty(pg_database_size(current_database())) as size`,
  )) as unknown as { rows: [{ size: string }] }
  return rows[0].size
}
