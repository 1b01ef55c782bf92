import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Bytes that may wait for a reader, several times the longest answer. A reader that leaves more unread is disconnected. */
const patience = 262_144

export type EventStream = {
  raw: ServerResponse
  /** Sends an event with its data as JSON. Does nothing once the reader has gone. */
  send: (event: string, data: object | null, id?: string) => void
  /** Sends a line that is not an event, such as a comment or the time to wait before reconnecting. */
  write: (text: string) => void
}

/** Answers a request with server-sent events. The caller ends the stream with `raw.end()`. */
export function openEventStream(request: FastifyRequest, reply: FastifyReply): EventStream {
  void reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Otherwise a proxy collects events before it passes them on.
    'x-accel-buffering': 'no',
    'x-request-id': request.id,
  })
  // A reader that leaves in the middle of an event is not an error of the server.
  raw.once('error', () => raw.destroy())

  const write = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return
    raw.write(text)
    if (raw.writableLength > patience) raw.destroy()
  }
  return {
    raw,
    write,
    send: (event, data, id) =>
      write(`event: ${event}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`),
  }
}
