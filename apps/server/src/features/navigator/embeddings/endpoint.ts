import type { Config } from '#platform/config/config.ts'

export type EmbeddingSettings = NonNullable<Config['embedding']>
type Embedded = { vectors: number[][]; tokens: number }

/** Thrown when the answer of the embedding endpoint cannot be used. */
export class MalformedVectors extends Error {
  override name = 'MalformedVectors'
}

/**
 * Returns the embeddings of these texts, a vector of length 1 for each, all with the same number of
 * dimensions, and the number of tokens read. Sends one request; the caller decides when to retry.
 * @throws {MalformedVectors} for vectors that are too few, empty, of different lengths, or of anything but
 * finite numbers.
 * @throws when the endpoint cannot be reached, refuses, or takes longer than the signal allows.
 */
export async function embedAll(
  settings: EmbeddingSettings,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<Embedded> {
  // What talks to models is large, and most servers have none.
  const [{ embedMany }, { providerOf }] = await Promise.all([import('ai'), import('../model/provider.ts')])
  const { embeddings, usage } = await embedMany({
    model: providerOf(settings).embeddingModel(settings.model),
    values: [...texts],
    maxRetries: 0,
    abortSignal: signal,
  })
  const [first] = embeddings
  if (embeddings.length !== texts.length || !embeddings.every(({ length }) => length === first?.length))
    throw new MalformedVectors('The embedding model has not answered with one vector for each text')
  const read = Number.isFinite(usage.tokens) ? usage.tokens : Math.ceil(texts.join('').length / 4)
  return { vectors: embeddings.map(ofLengthOne), tokens: read }
}

function ofLengthOne(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector)
  // Rejects empty vectors, vectors of zeros, and numbers that are not finite.
  if (!(length > 0 && length < Infinity))
    throw new MalformedVectors('The embedding model has answered with a vector that points nowhere')
  return vector.map((each) => each / length)
}
