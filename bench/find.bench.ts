/**
 * Measures the college finder: the size of its file; the time to read it, place the whole catalog, filter and
 * sort, in processor time; and, in Chromium with a CPU slowed four times, a click on a filter and a phone's first view of the
 * page on a slow connection. `npm run build && npm run bench -- find [ROUNDS]` starts a server of its own
 * unless `BEARINGS_URL` is set.
 */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { bestKnownFirst } from '@bearings/domain/colleges/find/best-known'
import { decodeFinding, encodeFinding } from '@bearings/domain/colleges/find/finding-file'
import { type FindFilters, testOf } from '@bearings/domain/matching/finding/filters'
import { placeAll, type MatchingInputs } from '@bearings/domain/matching/finding/placed'
import { sorted } from '@bearings/domain/matching/finding/sorting'
import { loadCatalog } from '@bearings/server/database/catalog/load'
import { findable, sources } from '@bearings/server/features/colleges/find/store'
import { taughtMajors } from '@bearings/server/features/colleges/find/taught'
import { openTestDatabase } from '@bearings/server/testing/open-test-database'
import { filterClicks } from './find/filter-click.ts'
import { firstView } from './find/first-view.ts'
import { served } from './find/served.ts'
import { demoSession, launch } from './slow-phone.ts'

/** The compressed size of both files in bytes, and medians in milliseconds. */
const budgets = { file: 250_000, placing: 20, filtering: 5, click: 100, firstView: 2000 }
const rounds = 60
const visits = Number(process.argv[3] ?? 5)
const today = '2026-11-22'

const { db, close } = await openTestDatabase(null)
await loadCatalog(db, console.log)
const { text: majors } = await taughtMajors(db)
const text = encodeFinding({ colleges: await findable(db), sources: await sources(db) })
await close()

const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
const bytes = brotliCompressSync(text, { params }).length
console.log(
  `file: ${kilobytes(text.length)}, brotli ${kilobytes(bytes)}, gzip ${kilobytes(gzipSync(text).length)}`,
)

const majorBytes = brotliCompressSync(majors, { params }).length
console.log(`who teaches what, only on request: ${kilobytes(majors.length)}, brotli ${kilobytes(majorBytes)}`)

const decoded = decodeFinding(text)
const file = { ...decoded, colleges: bestKnownFirst(decoded.colleges) }
const filters: FindFilters = {
  regions: ['Great Lakes', 'Mid East'],
  sizes: ['medium', 'large'],
  price: 25_000,
  tests: ['optional'],
  stillOpen: true,
}
const placed = placeAll(file, matchingInputsOf(0), today)
const medians = {
  reading: median(() => decodeFinding(text)),
  placing: median((round) => placeAll(file, matchingInputsOf(round), today)),
  filtering: median(() => {
    const passes = testOf(filters, { today, isTaught: null })
    sorted(placed.filter(passes), 'odds')
  }),
}
for (const [name, milliseconds] of Object.entries(medians))
  console.log(`${name}: p50 ${milliseconds.toFixed(1)} ms of processor`)

const { url, close: stop } = await served()
const browser = await launch()
const session = await demoSession(url)
const clicks = []
for (const on of ['phone', 'desktop'] as const) {
  const click = await filterClicks(browser, { url, session, on, rounds: visits })
  clicks.push(click.median)
  console.log(
    `filter click repainted, ${on}: p50 ${click.median.toFixed(0)} ms, most ${click.most.toFixed(0)} ms of ${click.count} (budget ${budgets.click}); the main thread's work, not slowed, p50 ${click.worked.toFixed(0)} ms`,
  )
}
const views = await firstView(browser, url, session, visits)
for (const [visit, { paint, colleges, placed: placing }] of Object.entries(views))
  console.log(
    `${visit === 'first' ? 'first view' : 'again'}, phone: something ${paint.toFixed(0)} ms, colleges ${colleges.toFixed(0)} ms${visit === 'first' ? ` (budget ${budgets.firstView})` : ''}, and where the student stands ${placing.toFixed(0)} ms`,
  )
await browser.close()
await stop()

const isTooMuch =
  bytes + majorBytes > budgets.file ||
  medians.placing > budgets.placing ||
  medians.filtering > budgets.filtering ||
  Math.max(...clicks) > budgets.click ||
  views.first.colleges > budgets.firstView
process.exit(isTooMuch ? 1 : 0)

function matchingInputsOf(round: number): MatchingInputs {
  const applicant = { gpa: 2.4 + (round % 8) * 0.2, sat: 900 + (round % 7) * 100, act: null }
  return {
    applicant: { ...applicant, withholdsScores: false, rigor: 0 },
    incomeBracket: '60k-100k',
    homeState: 'OH',
    budget: null,
    home: { lat: 39.96, lon: -83 },
  }
}

function median(work: (round: number) => unknown): number {
  const times = Array.from({ length: rounds }, (_, round) => {
    const before = process.cpuUsage()
    work(round)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return times.slice(10).toSorted((one, other) => one - other)[(rounds - 10) >> 1]!
}

function kilobytes(count: number): string {
  return `${Math.round(count / 1000)} kB`
}
