/**
 * What finding costs: the size of its file, and how long it takes to read it, to place the whole catalog, to filter and to
 * sort: `npm run bench -- find`.
 */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type FindFilters, sorted, testOf } from '@bearings/domain/matching/finding/filters'
import { placeAll, type Seeker } from '@bearings/domain/matching/finding/placed'
import { bestKnownFirst } from '@bearings/domain/schools/find/best-known'
import { decodeFinding, encodeFinding } from '@bearings/domain/schools/find/finding-file'
import { loadCatalog } from '@bearings/server/database/catalog/load'
import { findable, sources } from '@bearings/server/features/schools/find/store'
import { taughtMajors } from '@bearings/server/features/schools/find/taught'
import { openTestDatabase } from '@bearings/server/testing/open-test-database'

/** Bytes of both files after compression, and milliseconds at the median. */
const budgets = { file: 250_000, placing: 20, filtering: 5 }
const rounds = 60
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
console.log(
  `who teaches what, only for whoever asks: ${kilobytes(majors.length)}, brotli ${kilobytes(majorBytes)}`,
)

const decoded = decodeFinding(text)
const file = { ...decoded, colleges: bestKnownFirst(decoded.colleges) }
const filters: FindFilters = {
  regions: ['Great Lakes', 'Mid East'],
  sizes: ['medium', 'large'],
  price: 25_000,
  tests: ['optional'],
  stillOpen: true,
}
const placed = placeAll(file, seekerOf(0), today)
const medians = {
  reading: median(() => decodeFinding(text)),
  placing: median((round) => placeAll(file, seekerOf(round), today)),
  filtering: median(() => {
    const passes = testOf(filters, { today, isTaught: null })
    sorted(placed.filter(passes), 'odds')
  }),
}
for (const [name, milliseconds] of Object.entries(medians))
  console.log(`${name}: p50 ${milliseconds.toFixed(1)} ms`)
const isTooMuch =
  bytes + majorBytes > budgets.file ||
  medians.placing > budgets.placing ||
  medians.filtering > budgets.filtering
if (isTooMuch) process.exitCode = 1

function seekerOf(round: number): Seeker {
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
    const startedAt = performance.now()
    work(round)
    return performance.now() - startedAt
  })
  return times.slice(10).toSorted((one, other) => one - other)[(rounds - 10) >> 1]!
}

function kilobytes(count: number): string {
  return `${Math.round(count / 1000)} kB`
}
