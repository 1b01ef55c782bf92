import { loadCatalog } from '@bearings/server/database/catalog/load'
import { openEmbedded } from '@bearings/server/database/open'
import { findColleges } from '@bearings/server/features/colleges/search/colleges'
import { cell, type Row } from '../data/csv.ts'

/**
 * The typed text, and the college that must come first: its unitid, or several acceptable ones separated by
 * bars.
 */
export const columns = ['query', 'expected_unitids'] as const

/** The share of cases in which the expected college must be the first result. */
const firstShare = 0.98

/** Runs each query through the catalog search, on an embedded database with the whole catalog. */
export async function run(cases: Row[]): Promise<boolean> {
  const { db, close } = await openEmbedded()
  await loadCatalog(db, () => {})
  for (const q of ['stanford', 'university of', 'zzyzx']) await findColleges(db, { q, limit: 8 })

  const outcomes: { query: string; rank: number; took: number; first: string }[] = []
  for (const row of cases) {
    const query = cell(row, 'query')
    const expected = cell(row, 'expected_unitids').split('|').map(Number)
    const startedAt = performance.now()
    const found = await findColleges(db, { q: query, limit: 8 })
    const took = performance.now() - startedAt
    const rank = found.findIndex(({ unitid }) => unitid !== null && expected.includes(unitid)) + 1
    outcomes.push({ query, rank, took, first: found[0]?.name ?? 'nothing' })
  }
  await close()

  for (const { query, rank, first } of outcomes.filter((outcome) => outcome.rank !== 1))
    console.log(`${query.padEnd(44)} ${rank === 0 ? 'not in 8' : `rank ${rank}  `}  first: ${first}`)
  const within = (ranks: number) => outcomes.filter(({ rank }) => rank > 0 && rank <= ranks).length
  const share = (count: number) =>
    `${count} of ${cases.length} (${((count / cases.length) * 100).toFixed(1)} %)`
  const times = outcomes.map(({ took }) => took).toSorted((one, other) => one - other)
  const after = (part: number) =>
    `${times[Math.min(times.length - 1, Math.floor(times.length * part))]!.toFixed(1)} ms`
  console.log(`hit@1 ${share(within(1))}, hit@5 ${share(within(5))}`)
  console.log(`p50 ${after(0.5)}, p95 ${after(0.95)}, max ${after(1)}`)
  return within(1) / cases.length >= firstShare
}
