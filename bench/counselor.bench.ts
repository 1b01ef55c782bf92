/**
 * Times the first page of each list of a counselor's season beside `GET /me`, with 300 and with 1,000 students who have ten
 * schools each, show three essays, and have asked a teacher and their counselor for a letter, on the embedded database, in processor time: it is the same on a busy machine. `npm run bench -- counselor`
 */
import type { Database } from '@bearings/server/database/open'
import { recommenders } from '@bearings/server/database/tables/recommenders'
import { sealRow } from '@bearings/server/database/vault/rows'
import { populate } from '@bearings/server/testing/population'
import { eq, sql } from 'drizzle-orm'
import { createBenchApp } from './app.ts'

/** How many times the time of `GET /me` a first page may take with 300 students. */
const budget = 12
const early = 'plan=early_decision&plan=regular&dueTo=2027-01-15&missing=transcript'
const lists = {
  'the roster, filtered': `/advising/students?${early}&limit=50`,
  applications: '/advising/applications',
  'applications, filtered': `/advising/applications?${early}`,
  'colleges to filter by': '/advising/colleges',
  'essays waiting': '/essays/reads',
  letters: '/letters/board',
}
let worst = 0

for (const students of [300, 1000]) {
  const app = await createBenchApp()
  await populate(app.background, { students, perAdvisor: students, schools: 10, essays: 9, recommenders: 2 })
  await askForLetters(app.background)
  const call = await app.as('advisor-0@population.example')
  const me = await processorTime(200, () => call('/me'))
  console.log(
    `${students} students of 10 schools and 3 shared essays each; GET /me takes ${me.toFixed(2)} ms of processor`,
  )
  for (const [name, path] of Object.entries(lists)) {
    const took = await processorTime(30, () => call(path))
    if (students === 300) worst = Math.max(worst, took / me)
    console.log(
      `  ${name.padEnd(28)} ${took.toFixed(1).padStart(7)} ms  ${(took / me).toFixed(1).padStart(6)} x`,
    )
  }
  await app.close()
}
if (worst > budget) process.exitCode = 1

/** Makes one recommender of each student the counselor, and lets the student ask the other. */
async function askForLetters(db: Database): Promise<void> {
  for (const { id, name } of await db.select().from(recommenders))
    await db
      .update(recommenders)
      .set(sealRow(db, recommenders, id, { name: String(name) }))
      .where(eq(recommenders.id, id))
  await db.execute(sql`
    update recommenders set kind = 'counselor'
    where id in (select distinct on (user_id) id from recommenders order by user_id, id)`)
  await db.execute(sql`
    insert into letter_requests (recommender_id, attached, state, wanted_by, asked_at, updated_at)
    select id, 'v1.000000000000.none', case when state = 'agreed' then 'accepted' else 'asked' end,
      current_date + 20, now(), now()
    from recommenders where kind = 'teacher'`)
  await db.execute(sql`analyze`)
}

/** Returns the milliseconds of processor that one round takes on average, in all threads. */
async function processorTime(rounds: number, work: () => Promise<unknown>): Promise<number> {
  for (let round = 0; round < 5; round++) await work()
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / rounds
}
