/**
 * How long reads and jobs take as students grow in number: the same requests of some students, advisors and an
 * administrator in one database of each size, one after the other, warm. With `TEST_DATABASE_URL` on that server, whose
 * disk takes some 14 GB for a million.
 * `npm run bench -- scale [STUDENTS …]`
 */
import { loadCatalog } from '@bearings/server/database/catalog/load'
import { remind } from '@bearings/server/features/deadlines/reminders/jobs'
import { prepareSearch } from '@bearings/server/features/schools/search/colleges'
import { parseConfig } from '@bearings/server/platform/config'
import { givenUser } from '@bearings/server/testing/given'
import { populate } from '@bearings/server/testing/population'
import { sql } from 'drizzle-orm'
import { createBenchApp } from './app.ts'

const given = process.argv.slice(3).map(Number)
const sizes = given.length > 0 ? given : [1000, 100_000]
/** Students of an advisor; people asked for; requests of each kind; milliseconds that a kind and a job may take. */
const [perAdvisor, people, requests, patience, jobPatience] = [50, 20, 120, 10_000, 120_000]
const words = ['mich', 'state', 'north', 'tech', 'college of', 'univ', 'san', 'east']
/** How many times as long the slowest of twenty may take in the last size as in the first. */
const mostTimes = 2

type Times = { p50: number; p95: number }
const results = new Map<string, Times[]>()

for (const students of sizes) await measure(students)
console.log(`\n${'p50 / p95 in ms'.padEnd(34)}${sizes.map((size) => String(size).padStart(18)).join('')}`)
for (const [what, times] of results) {
  const [first, last] = [times[0]!, times.at(-1)!]
  const isSlower = times.length === sizes.length && last.p95 > mostTimes * first.p95
  const cells = times.map(({ p50, p95 }) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`.padStart(18)).join('')
  console.log(`${what.padEnd(34)}${cells}${isSlower ? `  ${(last.p95 / first.p95).toFixed(1)}x *` : ''}`)
}

async function measure(students: number): Promise<void> {
  const app = await createBenchApp()
  const { background: db } = app
  const startedAt = performance.now()
  await loadCatalog(db, () => {})
  await populate(db, { students, perAdvisor })
  await prepareSearch(app.db)
  const { rows } = await ask<{ size: string }>(
    sql`select pg_size_pretty(pg_database_size(current_database())) as size`,
  )
  console.log(`${students} students made in ${since(startedAt)} s, ${rows[0]!.size}`)

  const some = (kind: string, of: number) =>
    Promise.all(
      Array.from({ length: Math.min(people, of) }, (_, n) =>
        app.as(`${kind}-${Math.floor((n * of) / people)}@population.example`),
      ),
    )
  const own = await some('student', students)
  const advisors = await some('advisor', Math.ceil(students / perAdvisor))
  await givenUser(app.db, 'admin', { email: 'admin@population.example' })
  const admin = [await app.as('admin@population.example')]
  for (const path of ['/me', '/schools/list', '/deadlines', '/essays', '/weeks', '/tasks', '/notifications'])
    await timed(path, own, () => path)
  await timed('/schools/catalog?q=', own, (n) => `/schools/catalog?q=${words[n % words.length]}`)
  await timed('the roster', advisors, () => '/advising/students?limit=50')
  await timed('/advising/summary', advisors, () => '/advising/summary')
  await timed(
    'search by student ID',
    advisors,
    (n) => `/advising/students/search?studentId=${idOf(n, students)}`,
  )
  await timed('all lists', admin, () => '/schools/all-lists')
  await timed('all lists, q=michigan', admin, () => '/schools/all-lists?q=michigan')

  for (const [what, minutes] of [
    ['reminders, a backlog of everybody', 0],
    ['reminders, nothing left to do', 1],
  ] as const) {
    const began = performance.now()
    const now = new Date(Date.now() + minutes * 60_000)
    const signal = AbortSignal.timeout(jobPatience)
    await remind({ db, config: parseConfig({}), now: () => now }, signal)
    note(what, [performance.now() - began])
    if (signal.aborted) console.log(`  ${what}: not done within ${jobPatience / 1000} s`)
  }
  await app.close()

  function ask<Row>(query: ReturnType<typeof sql>) {
    return db.execute(query) as unknown as Promise<{ rows: Row[] }>
  }
}

function idOf(n: number, students: number): string {
  return `P-${String(Math.floor((n * students) / requests)).padStart(7, '0')}`
}

type Reads = (path: string) => Promise<unknown>

/** Everybody once to warm up, then as many as fit. */
async function timed(what: string, as: Reads[], path: (n: number) => string): Promise<void> {
  const ask = async (n: number) => {
    const startedAt = performance.now()
    await as[n % as.length]!(path(n))
    return performance.now() - startedAt
  }
  let cold = 0
  for (let n = 0; n < as.length; n++) cold = Math.max(cold, await ask(n))
  if (cold > 1000) console.log(`  ${what}: ${cold.toFixed(0)} ms at most when first asked for`)
  const times: number[] = []
  const until = performance.now() + patience
  for (let n = 0; n < requests && performance.now() < until; n++) times.push(await ask(n))
  note(what, times)
}

function note(what: string, times: number[]): void {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  const measured = { p50: at(0.5), p95: at(0.95) }
  results.set(what, [...(results.get(what) ?? []), measured])
  console.log(`  ${what}: ${measured.p50.toFixed(1)} / ${measured.p95.toFixed(1)} ms`)
}

function since(startedAt: number): string {
  return ((performance.now() - startedAt) / 1000).toFixed(1)
}
