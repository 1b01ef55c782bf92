import { createHash } from 'node:crypto'
import { chunksOf } from '#database/chunks.ts'
import type { Services } from '#platform/requests/services.ts'
import { isSwitchedOn } from '../model/store.ts'
import { type Passage, passagesOfProfiles, passagesOfTexts } from '../passages.ts'
import { embedAll, type EmbeddingSettings, MalformedVectors } from './endpoint.ts'
import { indexVectors } from './pgvector.ts'
import * as store from './store.ts'

/** How many texts are sent at once, and after how many failures in a row the rest waits for the next run. */
const batch = 32
const mostFailures = 3

/**
 * Sends the passages of the library that are new or have changed to the embedding model, and stores their
 * vectors. Vectors of other models are deleted. Nothing waits for this: a passage without a vector is found
 * by its words.
 * @throws after everything that could be made, when something could not.
 */
export async function makeEmbeddings(
  { db, config, now }: Omit<Services, 'limits'>,
  signal: AbortSignal,
): Promise<void> {
  const settings = config.embedding
  if (!settings || !(await isSwitchedOn(db))) return
  const passages = hashed([...(await passagesOfTexts(db)), ...(await passagesOfProfiles({ config }))])
  const { model } = settings
  await store.removeOthers(
    db,
    model,
    passages.map(({ passageId }) => passageId),
  )
  const { hashes, dimensions } = await store.made(db, model)
  const missing = passages.filter(({ passageId, hash }) => hashes.get(passageId) !== hash)
  let [size, failures, failed] = [dimensions, 0, null as unknown]
  for (const part of chunksOf(missing, batch)) {
    if (signal.aborted || failures === mostFailures) break
    try {
      const embeddings = await embedded(settings, part, size, signal)
      await store.keep(db, model, embeddings, now())
      size ||= embeddings[0]!.vector.length
      failures = 0
    } catch (error) {
      failures++
      failed = error
    }
  }
  await indexVectors(db, model, { count: passages.length, dimensions: size })
  if (failed !== null && !signal.aborted) throw failed
}

type Hashed = { passageId: string; hash: string; text: string }

function hashed(passages: readonly Passage[]): Hashed[] {
  return passages.map(({ id, title, heading, text: body }) => {
    const text = [title, heading, body].filter(Boolean).join('\n')
    return { passageId: id, hash: createHash('sha256').update(text).digest('hex'), text }
  })
}

/** @param size The number of dimensions of the stored vectors, or 0 if there are none. */
async function embedded(
  settings: EmbeddingSettings,
  part: readonly Hashed[],
  size: number,
  signal: AbortSignal,
): Promise<store.NewEmbedding[]> {
  const patience = AbortSignal.timeout(settings.timeoutSeconds * 1000)
  const { vectors } = await embedAll(
    settings,
    part.map(({ text }) => text),
    AbortSignal.any([signal, patience]),
  )
  const length = vectors[0]!.length
  if (size !== 0 && length !== size)
    throw new MalformedVectors(
      `The embedding model has answered with vectors of ${length} numbers and not of ${size} as before: another model needs another AI_EMBEDDING_MODEL`,
    )
  return part.map(({ passageId, hash }, at) => ({ passageId, hash, vector: vectors[at]! }))
}
