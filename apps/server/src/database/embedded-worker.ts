import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { durable } from './embedded-durable.ts'

export type EmbeddedRequest =
  | { id: number; kind: 'query'; sql: string; params: unknown[]; rowMode: 'array' | 'object' }
  | { id: number; kind: 'exec'; sql: string }
  | { id: number; kind: 'listen'; channel: string }
  | { id: number; kind: 'dump' }
  | { id: number; kind: 'close' }
export type EmbeddedResponse = { id: number; result?: unknown; error?: Record<string, unknown> }
/** A notification on a channel, which is not a response to a request. */
export type EmbeddedNotification = { channel: string; payload: string }
export type EmbeddedSource = { folder?: string; snapshot?: Uint8Array<ArrayBuffer> }

/** The object identifiers of array types, which PGlite does not name (`pg_type.typarray`). */
const arrays = { numeric: 1231, timestamp: 1115, timestamptz: 1185, interval: 1187, date: 1182 }
/** The types that Drizzle parses itself from PostgreSQL's text format, and one-dimensional arrays of them. */
const keepText = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...Object.values(arrays)]
const parsers = Object.fromEntries(keepText.map((type) => [type, (value: string) => value]))

const source = workerData as EmbeddedSource
const client = await PGlite.create({
  ...(source.folder !== undefined && durable(source.folder)),
  ...(source.snapshot && { loadDataDir: new Blob([source.snapshot]) }),
  extensions: { citext, pg_trgm, unaccent },
  parsers,
})
const port = parentPort!
port.postMessage('ready')

// Requests are answered in the order they arrive; the queue that keeps transactions apart is in
// `embedded-client.ts`.
port.on('message', (request: EmbeddedRequest) => void answer(request))

async function answer(request: EmbeddedRequest): Promise<void> {
  try {
    port.postMessage({ id: request.id, result: await handleRequest(request) } satisfies EmbeddedResponse)
  } catch (error) {
    const { message, code, detail, constraint, table, column } = error as Error & Record<string, unknown>
    port.postMessage({
      id: request.id,
      error: { message, code, detail, constraint, table, column },
    } satisfies EmbeddedResponse)
  }
}

async function handleRequest(request: EmbeddedRequest): Promise<unknown> {
  switch (request.kind) {
    case 'query':
      return client.query(request.sql, request.params, { rowMode: request.rowMode })
    case 'exec':
      return void (await client.exec(request.sql))
    case 'listen':
      return void (await client.listen(request.channel, (payload) =>
        port.postMessage({ channel: request.channel, payload } satisfies EmbeddedNotification),
      ))
    case 'dump':
      return new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer())
    case 'close':
      return client.close()
  }
}
