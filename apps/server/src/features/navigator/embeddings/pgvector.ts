import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { cached } from '#database/cached.ts'
import type { Database } from '#database/open.ts'
import { rowsOf } from '#database/sql.ts'
import type { Near } from './store.ts'

/** Returns whether pgvector can be used in this database, which is checked once a minute. */
export const hasPgvector = cached(isUsable)

/**
 * Makes use of pgvector where the server has it: creates the extension, if that is allowed, and an index over
 * the vectors of this model, if there are many. Without it nothing is missing, because vectors are then
 * compared in memory.
 * @param count How many vectors there are, of so many dimensions.
 */
export async function indexVectors(
  db: Database,
  model: string,
  { count, dimensions }: { count: number; dimensions: number },
): Promise<void> {
  if (!(await isMade(db))) return
  const name = `${prefix}${createHash('sha256').update(`${model} ${dimensions}`).digest('hex').slice(0, 12)}`
  const indexes = await rowsOf<{ name: string }>(
    db,
    sql`select indexname as name from pg_indexes
      where tablename = 'navigator_embeddings' and starts_with(indexname, ${prefix})`,
  )
  for (const { name: old } of indexes.filter((index) => index.name !== name))
    await db.execute(sql`drop index if exists ${sql.identifier(old)}`)
  if (count < fewestIndexed || dimensions > mostDimensions) return
  await db.execute(
    sql`create index if not exists ${sql.identifier(name)} on navigator_embeddings
      using hnsw ((${asVector(dimensions)}) vector_cosine_ops) where ${isOf(model, dimensions)}`,
  )
}

/** Returns the passages whose vectors of this model are nearest, by the index if there is one. */
export async function nearestByPgvector(
  db: Database,
  model: string,
  vector: readonly number[],
  most: number,
): Promise<Near[]> {
  const sought = sql`${`[${vector.join(',')}]`}::vector(${sql.raw(String(vector.length))})`
  const distance = sql`${asVector(vector.length)} <=> ${sought}`
  const rows = await rowsOf<{ id: string; similarity: number }>(
    db,
    sql`select passage_id as id, 1 - (${distance}) as similarity from navigator_embeddings
      where ${isOf(model, vector.length)} order by ${distance} limit ${most}`,
  )
  return rows.map(({ id, similarity }) => ({ id, similarity: Number(similarity) }))
}

const prefix = 'navigator_embeddings_near_'
/** Fewer vectors are compared one by one, which misses none. An index may, more so after many changes. */
const fewestIndexed = 5000
/** The most dimensions that such an index takes. */
const mostDimensions = 2000

/**
 * Tries to create the extension, and returns whether it can be used. Without permission for that, the server
 * works without it.
 */
async function isMade(db: Database): Promise<boolean> {
  const available = await rowsOf(db, sql`select 1 from pg_available_extensions where name = 'vector'`)
  if (available.length === 0) return false
  await db.execute(sql`create extension if not exists vector`).catch(() => {})
  return isUsable(db)
}

async function isUsable(db: Database): Promise<boolean> {
  const [extension] = await rowsOf<{ type: string | null }>(
    db,
    sql`select to_regtype('vector')::text as type`,
  )
  return extension!.type !== null
}

function asVector(dimensions: number) {
  return sql.raw(`vector::vector(${dimensions})`)
}

/** Written out, so that the planner sees that the index is for these rows. */
function isOf(model: string, dimensions: number) {
  const name = model.replaceAll("'", "''")
  return sql.raw(`model = '${name}' and cardinality(vector) = ${dimensions}`)
}
