import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { openJsonServer } from './json-server.ts'

export type EmbeddingRequest = { model: string; input: string[] }
/** Returns a vector for each text of a request, or `handled` if it writes the response itself. */
export type EmbeddingHandler = (request: EmbeddingRequest, response: ServerResponse) => unknown[] | 'handled'

/** Opens an embedding model with OpenAI's protocol, over real HTTP on this machine, scripted by the test. */
export function openEmbeddingServer(handle: EmbeddingHandler) {
  return openJsonServer<EmbeddingRequest>((request, response) => {
    const vectors = handle(request, response)
    if (vectors === 'handled') return
    const data = vectors.map((embedding, index) => ({ object: 'embedding', index, embedding }))
    const usage = { prompt_tokens: 40, total_tokens: 40 }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ object: 'list', model: request.model, data, usage }))
  })
}

/**
 * Returns a model that knows only one meaning, given as a pattern. Texts and questions that match it lie
 * close together, other texts are scattered by their hash, and other questions are far from everything.
 */
export function embeddingOf(meaning: RegExp, dimensions = 24) {
  return ({ input }: EmbeddingRequest): number[][] =>
    input.map((text) => {
      const isQuestion = !text.includes('\n')
      const thrown = [...createHash('sha256').update(text).digest()].slice(0, dimensions - 2)
      const elsewhere = thrown.map((byte) => (isQuestion ? 0 : byte - 127.5))
      return [meaning.test(text) ? 900 : 0, isQuestion ? 100 : 0, ...elsewhere]
    })
}
