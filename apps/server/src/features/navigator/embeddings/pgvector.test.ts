import { PGlite } from '@electric-sql/pglite'
import { vector } from '@electric-sql/pglite-pgvector'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chunksOf } from '#database/chunks.ts'
import { runMigrations } from '#database/migrate.ts'
import type { Database } from '#database/open.ts'
import * as tables from '#database/tables/all.ts'
import { nearestAmong } from './nearest.ts'
import { hasPgvector, indexVectors, nearestByPgvector } from './pgvector.ts'
import * as store from './store.ts'

/** Has a quotation mark, since the index names the model in its condition. */
const model = "a school's model"
const dimensions = 4
/** The embedded engine with pgvector, which a PostgreSQL server has only where somebody installed it. */
let client: PGlite
let db: Database
beforeAll(async () => {
  client = await PGlite.create({ extensions: { citext, pg_trgm, unaccent, vector } })
  db = drizzle({ client, schema: tables, casing: 'snake_case' }) as never
  await runMigrations(db)
})
afterAll(() => client.close())

test('a passage is found by meaning with pgvector as it is in memory: of few one by one, of many by an index', async () => {
  await keep(0, 300)
  await indexVectors(db, model, { count: 300, dimensions })

  expect(await hasPgvector(db)).toBe(true)
  expect(await indexScans()).toEqual([])
  await expectSameNearest()

  await keep(300, 5000)
  await indexVectors(db, model, { count: 5000, dimensions })
  await expectSameNearest()

  expect(await indexScans()).toEqual([1])

  // With another model, the index of the one before goes.
  await store.keep(db, 'another', [{ passageId: 'other', hash: 'h', vector: [1, 0, 0] }], new Date())
  await indexVectors(db, 'another', { count: 1, dimensions: 3 })

  expect(await indexScans()).toEqual([])
  expect(await nearestByPgvector(db, 'another', [1, 0, 0], 5)).toEqual([{ id: 'other', similarity: 1 }])
})

/** Directions that differ, each the same on every run: of length 1, as the job keeps them. */
function directionOf(at: number): number[] {
  const numbers = Array.from({ length: dimensions }, (_, axis) => Math.sin((at + 1) * (axis + 1.7)))
  const length = Math.hypot(...numbers)
  return numbers.map((number) => number / length)
}

async function keep(from: number, to: number): Promise<void> {
  const embeddings = Array.from({ length: to - from }, (_, at) => ({
    passageId: `passage-${from + at}`,
    hash: String(from + at),
    vector: directionOf(from + at),
  }))
  for (const some of chunksOf(embeddings, 1000)) await store.keep(db, model, some, new Date())
}

async function expectSameNearest(): Promise<void> {
  const sought = directionOf(123)
  const inMemory = nearestAmong(await store.vectorsOf(db, model, 20_000), sought).slice(0, 5)
  const byExtension = await nearestByPgvector(db, model, sought, 5)

  expect(byExtension.map(({ id }) => id)).toEqual(inMemory.map(({ id }) => id))
  expect(byExtension[0]).toEqual({ id: 'passage-123', similarity: expect.closeTo(1, 5) })
}

/** How often each index over vectors was searched. */
async function indexScans(): Promise<number[]> {
  await client.query('select pg_stat_force_next_flush()')
  const { rows } = await client.query<{ scans: number }>(
    `select idx_scan::int as scans from pg_stat_user_indexes
      where starts_with(indexrelname, 'navigator_embeddings_near_')`,
  )
  return rows.map(({ scans }) => scans)
}
