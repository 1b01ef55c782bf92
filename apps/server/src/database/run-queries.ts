import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Database } from './open.ts'

type Queries = readonly (() => unknown)[]
type Results<Q extends Queries> = { -readonly [K in keyof Q]: Awaited<ReturnType<Q[K]>> }

/** Runs all queries at once, each on its own connection, or one by one in a transaction, which has one. */
export async function runQueries<Q extends Queries>(db: Database, ...queries: Q): Promise<Results<Q>> {
  if (!is(db, PgTransaction)) return Promise.all(queries.map((query) => query())) as Promise<Results<Q>>
  const results: unknown[] = []
  for (const query of queries) results.push(await query())
  // The results are in the order of the queries, which TypeScript cannot follow through a loop.
  return results as Results<Q>
}
