import type { Sent } from '@bearings/domain/navigator/schema'
import type { SignedInContext } from '#platform/requests/serve.ts'
import type { SemanticSearch } from '../library-index.ts'
import { spend } from '../model/budget.ts'
import type { Model } from '../model/store.ts'
import { embedAll, type EmbeddingSettings } from './endpoint.ts'
import { nearest } from './nearest.ts'

/** How long a model that has failed is not asked again, in milliseconds. */
const rest = 30_000
const depth = 40

const failedAt = new WeakMap<EmbeddingSettings, number>()

/**
 * Returns the search by meaning for one answer, and what it has sent. Without a model that this student has
 * agreed to, it finds nothing and sends nothing. If a model fails or is slow, only words are searched.
 */
export function semanticSearch(
  context: SignedInContext,
  model: Model | null,
  signal: AbortSignal,
): { byMeaning: SemanticSearch; searched: () => Sent | null } {
  const { db, config, now, log } = context
  let sent: Sent | null = null
  async function byMeaning(query: string): Promise<string[]> {
    const settings = config.embedding
    if (!model || !settings || now().getTime() - (failedAt.get(settings) ?? -Infinity) < rest) return []
    sent = { model: model.name, host: model.host, what: ['your question'] }
    try {
      const ends = AbortSignal.any([signal, AbortSignal.timeout(settings.patienceSeconds * 1000)])
      const { vectors, tokens } = await embedAll(settings, [query], ends)
      await spend(context, tokens)
      // A search that is too slow still loads what it needs into memory, where the next question finds it.
      return await Promise.race([nearest(db, model.name, vectors[0]!, depth), nothingAt(ends)])
    } catch (error) {
      if (signal.aborted) return []
      failedAt.set(settings, now().getTime())
      log.warn({ failure: error instanceof Error ? error.name : 'unknown' }, 'The embedding model failed')
      return []
    }
  }
  return { byMeaning, searched: () => sent }
}

function nothingAt(signal: AbortSignal): Promise<string[]> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve([])
    signal.addEventListener('abort', () => resolve([]), { once: true })
  })
}
