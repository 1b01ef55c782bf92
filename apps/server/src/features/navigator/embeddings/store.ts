import { and, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '#database/open.ts'
import { navigatorEmbeddings } from '#database/tables/navigator.ts'

export type NewEmbedding = { passageId: string; hash: string; vector: number[] }
/** @property similarity the cosine: 1 for the same direction, 0 for nothing in common. */
export type Near = { id: string; similarity: number }
export type Vectors = { ids: string[]; dimensions: number; vectors: Float32Array[] }

const { model: ofModel, passageId, hash, vector, madeAt } = navigatorEmbeddings

/** Returns the hash of each passage's text, and the number of dimensions; 0 if there are no vectors. */
export async function made(db: Database, model: string) {
  const rows = await db
    .select({ passageId, hash, dimensions: sql`cardinality(${vector})`.mapWith(Number) })
    .from(navigatorEmbeddings)
    .where(eq(ofModel, model))
  return {
    hashes: new Map(rows.map((row) => [row.passageId, row.hash])),
    dimensions: rows[0]?.dimensions ?? 0,
  }
}

export async function keep(
  db: Database,
  model: string,
  embeddings: readonly NewEmbedding[],
  at: Date,
): Promise<void> {
  await db
    .insert(navigatorEmbeddings)
    .values(embeddings.map((each) => ({ model, ...each, madeAt: at })))
    .onConflictDoUpdate({
      target: [ofModel, passageId],
      set: { hash: sql`excluded.hash`, vector: sql`excluded.vector`, madeAt: sql`excluded.made_at` },
    })
}

/** Deletes the vectors of other models, and those of passages that no longer exist. */
export async function removeOthers(db: Database, model: string, ids: readonly string[]): Promise<void> {
  await db.delete(navigatorEmbeddings).where(or(ne(ofModel, model), notInArray(passageId, [...ids])))
}

/** Returns a value that changes whenever a vector of this model does. */
export async function edition(db: Database, model: string): Promise<string> {
  const [row] = await db
    .select({ edition: sql<string>`concat(count(*), ' ', max(${madeAt}))` })
    .from(navigatorEmbeddings)
    .where(eq(ofModel, model))
  return row!.edition
}

/**
 * Returns the vectors of a model, in an order that has nothing to do with their content. Those with other
 * dimensions than the first are left out.
 */
export async function vectorsOf(db: Database, model: string, most: number): Promise<Vectors> {
  const order = await db
    .select({ passageId })
    .from(navigatorEmbeddings)
    .where(eq(ofModel, model))
    .orderBy(hash, passageId)
    .limit(most)
  const found: { id: string; vector: Float32Array }[] = []
  for (let at = 0; at < order.length; at += rowsPerBatch) {
    const ids = order.slice(at, at + rowsPerBatch).map((row) => row.passageId)
    const rows = await db
      .select({ id: passageId, sent: sql<Uint8Array>`array_send(${vector})` })
      .from(navigatorEmbeddings)
      .where(and(eq(ofModel, model), inArray(passageId, ids)))
    found.push(...rows.map(({ id, sent }) => ({ id, vector: numbersIn(sent) })))
  }
  const dimensions = found[0]?.vector.length ?? 0
  const fitting = found.filter((each) => each.vector.length === dimensions)
  return { ids: fitting.map(({ id }) => id), dimensions, vectors: fitting.map((each) => each.vector) }
}

/** Rows of a thousand or so numbers, as many as a process reads without keeping others waiting. */
const rowsPerBatch = 200

/** Parses an array of `real` in PostgreSQL's binary form: 20 bytes, then each number after its length. */
function numbersIn(sent: Uint8Array): Float32Array {
  const view = new DataView(sent.buffer, sent.byteOffset, sent.byteLength)
  const numbers = new Float32Array((sent.byteLength - 20) / 8)
  for (let at = 0; at < numbers.length; at++) numbers[at] = view.getFloat32(24 + at * 8)
  return numbers
}
