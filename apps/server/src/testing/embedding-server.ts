import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { openJsonServer } from './json-server.ts'

export type EmbeddingRequest = { model: string; input: string[] }
/** How the model answers one request: a vector for each text, or whatever it does with the response by itself. */
export type Embeds = (request: EmbeddingRequest, response: ServerResponse) => unknown[] | 'handled'

/** An embedding model behind the protocol of OpenAI, over real HTTP on this machine, which behaves as a test says. */
export function openEmbeddingServer(embeds: Embeds) {
  return openJsonServer<EmbeddingRequest>((request, response) => {
    const vectors = embeds(request, response)
    if (vectors === 'handled') return
    const data = vectors.map((embedding, index) => ({ object: 'embedding', index, embedding }))
    const usage = { prompt_tokens: 40, total_tokens: 40 }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ object: 'list', model: request.model, data, usage }))
  })
}

/**
 * A model that knows one thing only, what this pattern stands for: texts and questions about it lie close together, other
 * texts wherever their letters throw them, and other questions far from all.
 */
export function knowing(meaning: RegExp, dimensions = 24) {
  return ({ input }: EmbeddingRequest): number[][] =>
    input.map((text) => {
      const isQuestion = !text.includes('\n')
      const thrown = [...createHash('sha256').update(text).digest()].slice(0, dimensions - 2)
      const elsewhere = thrown.map((byte) => (isQuestion ? 0 : byte - 127.5))
      return [meaning.test(text) ? 900 : 0, isQuestion ? 100 : 0, ...elsewhere]
    })
}
