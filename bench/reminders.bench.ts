import { remind } from '@bearings/server/features/deadlines/reminders/jobs'
import { parseConfig } from '@bearings/server/platform/config/config'
import { openTestDatabase } from '@bearings/server/testing/open-test-database'
import { populate } from '@bearings/server/testing/population'
/**
 * Measures the reminders job: a backlog of everybody, the minutes in which nothing is left to do, and the
 * ordinary mornings after. On the embedded database, or with TEST_DATABASE_URL on that server. `npm run bench
 * -- reminders [STUDENTS]`
 */
import { sql } from 'drizzle-orm'

/** The most milliseconds that a run with nothing to do may take. */
const budget = 20
const students = Number(process.argv[3] ?? 2000)
const opened = await openTestDatabase(null)
// The same database as for the job, without a statement timeout.
const db = opened.background ?? opened.db
await populate(db, { students, perAdvisor: 300 })
await db.execute(sql`update users set created_at = now() - interval '60 days'`)
await db.execute(sql`
  update users set time_zone = (array['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'])
    [1 + abs(hashtext(id::text)) % 4] where role = 'student'`)
await db.execute(sql`analyze`)
console.log(`${students} students`)

const config = parseConfig({})
const start = Date.now()
await timed('a backlog of everybody', 0)
for (const minute of [1, 2, 3, 4, 5]) await timed('a minute with nothing left', minute)
const idle = await timed('a minute with nothing left', 6)
await timed('a quarter of an hour later', 20)
await timed('the next morning', 24 * 60)
await timed('the morning after', 48 * 60)
const { rows } = (await db.execute(sql`select count(*)::int as given from reminders`)) as unknown as {
  rows: [{ given: number }]
}
console.log(`  ${rows[0].given} reminders`)
await opened.close()
if (idle > budget) process.exitCode = 1

async function timed(what: string, minute: number): Promise<number> {
  const now = new Date(start + minute * 60_000)
  const [before, startedAt] = [process.cpuUsage(), performance.now()]
  await remind({ db, config, now: () => now })
  const took = performance.now() - startedAt
  const { user, system } = process.cpuUsage(before)
  console.log(
    `  ${what.padEnd(28)} ${took.toFixed(1).padStart(10)} ms, ${((user + system) / 1000).toFixed(1)} ms of processor`,
  )
  return took
}
