/**
 * Times the navigator's search by meaning in a library of ten thousand passages, many times the size of ours:
 * `npm run bench -- embeddings [PASSAGES]`. Random vectors of 768 and 1536 numbers, as common models produce;
 * on the embedded database, or on the server of TEST_DATABASE_URL, with pgvector if it is installed there.
 */
import { randomUUID } from 'node:crypto'
import { navigatorEmbeddings } from '@bearings/server/database/tables/navigator'
import { nearest } from '@bearings/server/features/navigator/embeddings/nearest'
import { hasPgvector, indexVectors } from '@bearings/server/features/navigator/embeddings/pgvector'
import { keep } from '@bearings/server/features/navigator/embeddings/store'
import { openTestDatabase } from '@bearings/server/testing/open-test-database'

const passages = Number(process.argv[3] ?? 10_000)
const questions = 200
/** The median for one question, in milliseconds. */
const budget = 60

const database = await openTestDatabase(null)
const { db } = database
for (const dimensions of [768, 1536]) {
  const model = `model-${dimensions}`
  for (let at = 0; at < passages; at += 250)
    await keep(
      db,
      model,
      Array.from({ length: 250 }, () => embedding(dimensions)),
      new Date(),
    )
  const indexing = performance.now()
  await indexVectors(db, model, { count: passages, dimensions })
  const indexed = performance.now() - indexing

  const before = process.memoryUsage().rss
  const loading = performance.now()
  await nearest(db, model, thrown(dimensions), 40)
  const loaded = performance.now() - loading
  const times: number[] = []
  for (let each = 0; each < questions; each++) {
    const startedAt = performance.now()
    await nearest(db, model, thrown(dimensions), 40)
    times.push(performance.now() - startedAt)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const [p50, p95] = [sorted[questions >> 1]!, sorted[Math.floor(questions * 0.95)]!]
  const how = (await hasPgvector(db)) ? `pgvector, prepared in ${whole(indexed)} ms` : 'compared in memory'
  console.log(
    `${passages} × ${dimensions}, ${database.engine}, ${how}: first ${whole(loaded)} ms, then p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, memory +${whole((process.memoryUsage().rss - before) / 1e6)} MB`,
  )
  if (p50 > budget) process.exitCode = 1
  await db.delete(navigatorEmbeddings)
}
await database.close()

function embedding(dimensions: number) {
  return { passageId: `/${randomUUID()}#0`, hash: randomUUID(), vector: thrown(dimensions) }
}

/** Returns a random direction, all equally likely. */
function thrown(dimensions: number): number[] {
  const numbers = Array.from(
    { length: dimensions },
    () => Math.random() + Math.random() + Math.random() - 1.5,
  )
  const length = Math.hypot(...numbers)
  return numbers.map((each) => each / length)
}

function whole(value: number): string {
  return String(Math.round(value))
}
