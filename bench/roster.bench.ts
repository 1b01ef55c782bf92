/**
 * Times the roster for an advisor, with 300 and with 1,000 students who share the usual parts, and how long
 * another advisor's student waits meanwhile. On the embedded database, or with TEST_DATABASE_URL on that
 * server. `npm run bench -- roster`
 */
import { populate } from '@bearings/server/testing/population'
import { createBenchApp } from './app.ts'

/** The most milliseconds for a roster. */
const budget = 100
let worst = 0

for (const students of [300, 1000]) {
  const app = await createBenchApp()
  const startedAt = performance.now()
  await populate(app.background, { students: students * 2, perAdvisor: students, recommenders: 2 })
  console.log(
    `${students} students each of two advisors, made in ${Math.round(performance.now() - startedAt)} ms`,
  )
  const advisor = await app.as('advisor-0@population.example')
  const student = await app.as(`student-${students * 2 - 1}@population.example`)
  for (const path of ['/advising/students?order=attention&limit=50', '/advising/summary']) {
    const times = await timed(30, () => advisor(path))
    worst = Math.max(worst, report(path, times))
  }
  report('/me alone', await timed(60, () => student('/me')))
  const busy = { until: performance.now() + 3000 }
  const reloading = (async () => {
    while (performance.now() < busy.until) await advisor('/advising/students?order=attention&limit=50')
  })()
  const meanwhile: number[] = []
  while (performance.now() < busy.until) meanwhile.push(...(await timed(1, () => student('/me'))))
  await reloading
  report('/me while an advisor reloads the roster', meanwhile)
  await app.close()
}
if (worst > budget) process.exitCode = 1

async function timed(rounds: number, work: () => Promise<unknown>): Promise<number[]> {
  await work()
  const before = process.cpuUsage()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
  }
  const { user, system } = process.cpuUsage(before)
  if (rounds > 1) console.log(`  ${((user + system) / 1000 / rounds).toFixed(1)} ms of processor each:`)
  return times
}

/** Prints the times and returns their median. */
function report(what: string, times: number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
  console.log(
    `  ${what.padEnd(46)} p50 ${at(0.5).toFixed(1).padStart(7)} ms  p95 ${at(0.95).toFixed(1).padStart(7)} ms`,
  )
  return at(0.5)
}
