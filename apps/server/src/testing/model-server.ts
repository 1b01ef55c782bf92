import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ModelRequest = {
  model: string
  messages: { role: string; content: unknown; tool_call_id?: string }[]
  tools: { function: { name: string } }[]
}
/** How the model answers one request; what it returns are the pieces that are streamed. */
export type Behaves = (request: ModelRequest, response: ServerResponse) => object[] | 'handled'

/** A language model behind the protocol of OpenAI, over real HTTP on this machine, which behaves as a test says. */
export async function openModelServer(behaves: Behaves) {
  const requests: ModelRequest[] = []
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  async function answer(request: IncomingMessage, response: ServerResponse) {
    let body = ''
    for await (const piece of request) body += String(piece)
    const asked = JSON.parse(body) as ModelRequest
    requests.push(asked)
    const pieces = behaves(asked, response)
    if (pieces === 'handled') return
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const piece of pieces) response.write(`data: ${JSON.stringify(piece)}\n\n`)
    response.end('data: [DONE]\n\n')
  }

  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const chunk = (delta: object, finish: string | null = null) => ({
  id: 'one',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'stand-in',
  choices: [{ index: 0, delta, finish_reason: finish }],
})

/** The pieces of an answer in words. */
export function saying(...texts: string[]): object[] {
  const usage = { prompt_tokens: 90, completion_tokens: 10, total_tokens: 100 }
  return [...texts.map((content) => chunk({ role: 'assistant', content })), { ...chunk({}, 'stop'), usage }]
}

/** The pieces of calling these tools at once. */
export function calling(...calls: { name: string; input: object }[]): object[] {
  const tool_calls = calls.map(({ name, input }, index) => ({
    index,
    id: `call-${index}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }))
  return [chunk({ role: 'assistant', tool_calls }), chunk({}, 'tool_calls')]
}

/** What the tools have told the model in this request. */
export function toldBy(request: ModelRequest): string[] {
  return request.messages.filter(({ role }) => role === 'tool').map(({ content }) => JSON.stringify(content))
}
