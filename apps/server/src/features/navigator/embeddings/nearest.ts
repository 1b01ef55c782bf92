import type { Database } from '#database/open.ts'
import { hasPgvector, nearestByPgvector } from './pgvector.ts'
import * as store from './store.ts'

/**
 * Returns the passages nearest to this vector, the nearest first, without those that are hardly nearer than
 * any two passages of the library are to each other.
 * @param vector of length 1.
 */
export async function nearest(
  db: Database,
  model: string,
  vector: readonly number[],
  most: number,
): Promise<string[]> {
  const isServer = await hasPgvector(db)
  const known = await loaded(db, model, isServer ? sampled : all)
  if (known.dimensions !== vector.length) return []
  const near = isServer
    ? await nearestByPgvector(db, model, vector, most)
    : nearestAmong(known, vector).slice(0, most)
  return near.filter(({ similarity }) => similarity > known.unrelated).map(({ id }) => id)
}

/** Compares with every vector, which takes some milliseconds for ten thousand of them. */
export function nearestAmong({ ids, vectors }: store.Vectors, vector: readonly number[]): store.Near[] {
  const sought = Float32Array.from(vector)
  return ids
    .map((id, at) => ({ id, similarity: cosine(vectors[at]!, sought) }))
    .toSorted((one, other) => other.similarity - one.similarity)
}

/** Returns the cosine of two vectors of length 1. */
function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
}

type Loaded = store.Vectors & { unrelated: number }
type Kept = { edition: string; loaded: Promise<Loaded> }

const all = 20_000
/** As many vectors as it takes to know how similar two unrelated passages are. */
const sampled = 64
const kept = new WeakMap<Database, Kept>()

/** Returns the current vectors. They are read again when the job has changed any. */
async function loaded(db: Database, model: string, most: number): Promise<Loaded> {
  const edition = `${most} ${model} ${await store.edition(db, model)}`
  const known = kept.get(db)
  if (known?.edition === edition) return known.loaded
  const loading = load(db, model, most)
  kept.set(db, { edition, loaded: loading })
  loading.catch(() => kept.delete(db))
  return loading
}

async function load(db: Database, model: string, most: number): Promise<Loaded> {
  const vectors = await store.vectorsOf(db, model, most)
  return { ...vectors, unrelated: likeness(vectors) }
}

/**
 * Returns how similar most passages of different texts are, which differs from model to model: a standard
 * deviation above the mean. A passage that is no nearer to a question is no answer to it.
 */
function likeness({ ids, vectors }: store.Vectors): number {
  const sample = ids.slice(0, sampled).map((id, at) => ({ of: id.split('#')[0], vector: vectors[at]! }))
  const alike = sample.flatMap(({ of, vector }, at) =>
    sample.slice(at + 1).flatMap((other) => (other.of === of ? [] : [cosine(vector, other.vector)])),
  )
  if (alike.length === 0) return 0
  const mean = meanOf(alike)
  return mean + Math.sqrt(meanOf(alike.map((each) => (each - mean) ** 2)))
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
