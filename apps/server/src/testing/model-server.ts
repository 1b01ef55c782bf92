import type { ServerResponse } from 'node:http'
import { openJsonServer } from './json-server.ts'

export type ModelRequest = {
  model: string
  messages: { role: string; content: unknown; tool_call_id?: string }[]
  tools: { function: { name: string } }[]
}
/** Returns the chunks that the model streams for a request, or `handled` if it writes the response itself. */
export type ModelHandler = (request: ModelRequest, response: ServerResponse) => object[] | 'handled'

/** Opens a language model with OpenAI's protocol, over real HTTP on this machine, scripted by the test. */
export function openModelServer(handle: ModelHandler) {
  return openJsonServer<ModelRequest>((request, response) => {
    const pieces = handle(request, response)
    if (pieces === 'handled') return
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const piece of pieces) response.write(`data: ${JSON.stringify(piece)}\n\n`)
    response.end('data: [DONE]\n\n')
  })
}

const chunk = (delta: object, finish: string | null = null) => ({
  id: 'one',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'stand-in',
  choices: [{ index: 0, delta, finish_reason: finish }],
})

export function textChunks(...texts: string[]): object[] {
  const usage = { prompt_tokens: 90, completion_tokens: 10, total_tokens: 100 }
  return [...texts.map((content) => chunk({ role: 'assistant', content })), { ...chunk({}, 'stop'), usage }]
}

export function toolCallChunks(...calls: { name: string; input: object }[]): object[] {
  const tool_calls = calls.map(({ name, input }, index) => ({
    index,
    id: `call-${index}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }))
  return [chunk({ role: 'assistant', tool_calls }), chunk({}, 'tool_calls')]
}

export function toolResultsIn(request: ModelRequest): string[] {
  return request.messages.filter(({ role }) => role === 'tool').map(({ content }) => JSON.stringify(content))
}
