import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { durable } from './embedded-durable.ts'

type Bytes = Uint8Array<ArrayBuffer>
export type EmbeddedRequest =
  | { id: number; kind: 'protocol'; bytes: Bytes }
  | { id: number; kind: 'dump' }
  | { id: number; kind: 'close' }
export type EmbeddedResponse = { id: number; bytes: Bytes; error?: Error }
export type EmbeddedSource = { folder?: string; snapshot?: Bytes }

const source = workerData as EmbeddedSource
const database = await PGlite.create({
  ...(source.folder !== undefined && durable(source.folder)),
  ...(source.snapshot && { loadDataDir: new Blob([source.snapshot]) }),
  extensions: { citext, pg_trgm, unaccent },
})
const port = parentPort!
port.postMessage('ready')

// Requests are answered in the order they arrive; the driver's pool of one connection keeps transactions apart.
port.on('message', (request: EmbeddedRequest) => void respond(request))

async function respond(request: EmbeddedRequest): Promise<void> {
  const { id } = request
  try {
    const bytes = await answer(request)
    port.postMessage({ id, bytes } satisfies EmbeddedResponse, [bytes.buffer])
  } catch (error) {
    port.postMessage({ id, bytes: new Uint8Array(), error: error as Error } satisfies EmbeddedResponse)
  }
}

async function answer(request: EmbeddedRequest): Promise<Bytes> {
  switch (request.kind) {
    case 'protocol':
      return answerInProtocol(request.bytes)
    case 'dump':
      return new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer())
    case 'close':
      await database.close()
      return new Uint8Array()
  }
}

/** The first message of a connection has a length where all others have their kind. */
const isNewConnection = (message: Uint8Array) => message[0] === 0

async function answerInProtocol(message: Uint8Array): Promise<Bytes> {
  // The engine has one session for all connections, one after another, and it would remember their statements.
  if (isNewConnection(message)) await database.exec('rollback; deallocate all')
  const parts: Uint8Array[] = []
  await database.execProtocolRawStream(message, { onRawData: (part) => void parts.push(part.slice()) })
  return new Uint8Array(Buffer.concat(parts))
}
