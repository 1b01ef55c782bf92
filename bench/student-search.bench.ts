/**
 * Times an advisor's search for students by a part of their ID, among 1,000,000 on a PostgreSQL server: parts
 * of one to eight characters that many, few or no IDs have, through the service including its audit log
 * entry. `TEST_DATABASE_URL=postgres://… npm run bench -- student-search` creates its own database, which
 * takes minutes.
 */
import type { Actor } from '@bearings/domain/actor'
import { limits } from '@bearings/domain/advising/options'
import { search } from '@bearings/server/features/advising/search/service'
import { parseConfig } from '@bearings/server/platform/config/config'
import { createLimits } from '@bearings/server/platform/requests/limits'
import { givenUser } from '@bearings/server/testing/given'
import { openTestDatabase } from '@bearings/server/testing/open-test-database'

const students = 1_000_000
/** The 95th percentile of a search, in milliseconds. */
const budget = 30

if (!process.env.TEST_DATABASE_URL)
  throw new Error('TEST_DATABASE_URL names the PostgreSQL server to measure.')
const database = await openTestDatabase(null)
const { db, pool, close } = database
if (database.engine !== 'server') throw new Error('This is about a PostgreSQL server.')
const rows = async <T>(text: string, values: unknown[] = []) => (await pool.query(text, values)).rows as T[]

await fill()
const advisor: Actor = await givenUser(db, 'advisor')
const context = {
  db,
  actor: advisor,
  now: () => new Date(),
  config: parseConfig({}),
  limits: { take: async () => {}, check: async () => {} },
  origin: { address: '192.0.2.1', userAgent: 'A bench' },
} as unknown as Parameters<typeof search>[0]

const kinds = await chooseParts()
const all: number[] = []
/** Times of a trivial query in the same turns, which show the share of other load on the machine. */
const idle: number[] = []
const times = new Map<string, number[]>()
// Takes one of each kind in turn, so that none has the caches to itself.
for (let round = 0; round < 40; round++)
  for (const [kind, parts] of kinds) {
    const askedAt = performance.now()
    await rows('select 1')
    idle.push(performance.now() - askedAt)
    const startedAt = performance.now()
    await search(context, { studentId: parts[round % parts.length]! })
    const took = performance.now() - startedAt
    times.set(kind, [...(times.get(kind) ?? []), took])
    all.push(took)
  }

for (const [kind, took] of times) report(kind, took)
report('all', all)
report('select 1', idle)
for (const kind of ['1 common', '2 rare', '6 of an ID', '6 repeated']) await printPlans(kind)
await refusedAfterTheLimit()
await close()
if (quantile(all, 0.95) > budget) process.exitCode = 1

/** Inserts students whose schools have different ID formats; the last one also has letters. */
async function fill() {
  const defined = await rows<{ name: string; text: string }>(
    `select indexname as name, indexdef as text from pg_indexes where tablename = 'users' and indexname like 'users_student_id%'`,
  )
  // Building an index over all rows at once is faster than updating it row by row.
  for (const { name } of defined) await rows(`drop index ${name}`)
  await rows('set statement_timeout = 0')
  const client = await pool!.connect()
  await client.query('set statement_timeout = 0')
  await client.query(
    `insert into users (role, full_name, email, email_confirmed_at, discoverable, student_id, user_metadata)
     select 'student', 'Student ' || n, 'student-' || n || '@example.org', now(), n % 20 <> 0,
       case n % 5
         when 0 then 'HHS-' || (2026 + n / 250000) || '-' || lpad((n % 100000)::text, 5, '0')
         when 1 then lpad((hash % 1000000)::text, 6, '0')
         when 2 then 'S' || lpad((hash % 100000000)::text, 8, '0')
         when 3 then upper(substr(md5(n::text), 1, 7))
         else (2024 + n / 200000) || lpad((n % 10000000)::text, 7, '0')
       end,
       jsonb_build_object('full_name', 'Student ' || n, 'role', 'student')
     from (select n, ('x' || substr(md5(n::text), 1, 8))::bit(32)::bigint as hash from generate_series(1, $1) n) numbered`,
    [students],
  )
  await client.query(
    `update users set student_id = 'Q~7/' || substr(email, 9, 3) where email like 'student-77777%'`,
  )
  for (const { text } of defined) await client.query(text)
  await client.query('vacuum analyze users')
  client.release()
}

async function chooseParts(): Promise<Map<string, string[]>> {
  const sampled = await rows<{ id: string }>(
    `select student_id as id from users tablesample system (1) where student_id is not null order by random() limit 40`,
  )
  /** Returns a part of this length from somewhere in each of these IDs. */
  const partsOf = (length: number) =>
    sampled.map(({ id }, index) => {
      const start = index % Math.max(1, id.length - length + 1)
      return id.slice(start, start + length)
    })
  return new Map([
    ['1 common', ['0', '2', '7', 's', 'H']],
    ['1 rare', ['~', 'q', '/']],
    ['1 nobody has', ['ß', '%', '_']],
    ['2 of an ID', partsOf(2)],
    ['2 rare', ['q~', 'f8', '7/', 'ea', '~7']],
    ['2 nobody has', ['zz', 's-s', '--']],
    ['3 of an ID', partsOf(3)],
    ['3 nobody has', ['zzz', 'hh-', '%%%']],
    ['4 of a year', ['2026', '2030', '-202', 's-20']],
    ['6 of an ID', partsOf(6)],
    ['6 repeated', ['999999', '000000', '111111', '555555']],
    ['6 nobody has', ['zzzzzz', '20-202', '2a2b2c', 'hhs202']],
    ['8 of an ID', partsOf(8)],
    ['a whole ID', sampled.map(({ id }) => id)],
  ])
}

function report(kind: string, took: number[]) {
  const [half, most, worst] = [0.5, 0.95, 1].map((share) => quantile(took, share).toFixed(1).padStart(6))
  console.log(
    `${kind.padEnd(14)} p50 ${half} ms  p95 ${most} ms  most ${worst} ms  (${took.length} searches)`,
  )
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}

/** Explains the statements that the service sends for one search of this kind. */
async function printPlans(kind: string) {
  const part = kinds.get(kind)![0]!
  const sent: { text: string; values: unknown[] }[] = []
  const query = pool!.query.bind(pool!)
  pool!.query = ((asked: { text: string }, values: unknown[]) => {
    sent.push({ text: asked.text, values })
    return query(asked, values)
  }) as typeof query
  await search(context, { studentId: part })
  pool!.query = query

  console.log(`\n${kind}: ${part}`)
  for (const { text, values } of sent.filter(({ text }) => / like /.test(text))) {
    const plan = await rows<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, timing off) ${text}`,
      values,
    )
    console.log(plan.map((line) => `  ${line['QUERY PLAN']}`).join('\n'))
  }
}

async function refusedAfterTheLimit() {
  const counted = { ...context, limits: createLimits(database) }
  let answered = 0
  try {
    while (answered <= limits.searchesPerMinute) {
      await search(counted, { studentId: '7' })
      answered++
    }
  } catch (error) {
    console.log(`\nAfter ${answered} searches within a minute: ${String(error)}`)
  }
}
