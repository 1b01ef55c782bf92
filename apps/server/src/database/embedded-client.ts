import { Worker } from 'node:worker_threads'
import type {
  EmbeddedResponse,
  EmbeddedNotification,
  EmbeddedRequest,
  EmbeddedSource,
} from './embedded-worker.ts'
import type { Listener, Listen } from './listen.ts'
import { inStatementSpan } from './spans/statement-span.ts'

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never
type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void }

/** A database error with PostgreSQL's code and the constraint it names. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}

export type Queries = {
  query: (sql: string, params?: unknown[], options?: { rowMode?: 'array' | 'object' }) => Promise<unknown>
}

/**
 * The client of the embedded database, which has a thread of its own so that a slow query never blocks the
 * server. There is one connection: a transaction holds it until it ends, and all other queries wait in line.
 */
export class EmbeddedClient implements Queries {
  #worker: Worker
  #waiting = new Map<number, Waiting>()
  #lastId = 0
  #line: Promise<unknown> = Promise.resolve()
  #ended: Error | null = null
  #listeners = new Map<string, Set<Listener>>()

  private constructor(worker: Worker) {
    this.#worker = worker
    worker.on('message', (message: EmbeddedResponse | EmbeddedNotification) =>
      'id' in message ? this.#settle(message) : this.#notify(message),
    )
    worker.on('error', (error) => this.#end(error))
    worker.on('exit', () => this.#end(new Error('The embedded database has stopped')))
  }

  static async open(
    source: EmbeddedSource,
    onLost: (error: Error) => void = () => {},
  ): Promise<EmbeddedClient> {
    const worker = startWorker(source)
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve())
      worker.once('error', reject)
    })
    worker.on('error', onLost)
    return new EmbeddedClient(worker)
  }

  query: Queries['query'] = (sql, params, options) =>
    inStatementSpan(sql, () => this.#inLine(() => this.#send(queryOf(sql, params, options))))

  exec(sql: string): Promise<unknown> {
    return this.#inLine(() => this.#send({ kind: 'exec', sql }))
  }

  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#inLine(async () => {
      await this.#send({ kind: 'exec', sql: 'begin' })
      try {
        const query: Queries['query'] = (...args) =>
          inStatementSpan(args[0], () => this.#send(queryOf(...args)))
        const result = await work({ query })
        await this.#send({ kind: 'exec', sql: 'commit' })
        return result
      } catch (error) {
        await this.#send({ kind: 'exec', sql: 'rollback' })
        throw error
      }
    })
  }

  /** Never misses a notification: sender and listener are this process. `onGap` is never called. */
  listen: Listen = async (channel, listener) => {
    const listeners = this.#listeners.get(channel)
    if (listeners) listeners.add(listener)
    else {
      this.#listeners.set(channel, new Set([listener]))
      await this.#inLine(() => this.#send({ kind: 'listen', channel }))
    }
    return () => void this.#listeners.get(channel)?.delete(listener)
  }

  /** Returns the whole database as a tar archive, which `open` accepts as a snapshot. */
  dump(): Promise<Uint8Array<ArrayBuffer>> {
    return this.#inLine(() => this.#send({ kind: 'dump' })) as Promise<Uint8Array<ArrayBuffer>>
  }

  async close(): Promise<void> {
    await this.#inLine(() => this.#send({ kind: 'close' }))
    await this.#worker.terminate()
  }

  /** Stops the engine at once, in the middle of its work, and leaves the folder as a crash would. */
  async kill(): Promise<void> {
    await this.#worker.terminate()
  }

  #inLine<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#line.then(work, work)
    this.#line = turn.catch(() => {})
    return turn
  }

  #send(request: Unnumbered<EmbeddedRequest>): Promise<unknown> {
    if (this.#ended) return Promise.reject(this.#ended)
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage({ ...request, id })
    })
  }

  #settle({ id, result, error }: EmbeddedResponse): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error) waiting?.reject(Object.assign(new DatabaseError(String(error.message)), error))
    else waiting?.resolve(result)
  }

  #notify({ channel, payload }: EmbeddedNotification): void {
    for (const { onNotification } of this.#listeners.get(channel) ?? []) onNotification(payload)
  }

  #end(error: Error): void {
    this.#ended = error
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}

function queryOf(...[sql, params = [], options]: Parameters<Queries['query']>) {
  return { kind: 'query', sql, params, rowMode: options?.rowMode ?? 'object' } as const
}

function startWorker(workerData: EmbeddedSource): Worker {
  const bundled = !import.meta.url.endsWith('.ts')
  if (bundled) return new Worker(new URL('./embedded-worker.js', import.meta.url), { workerData })
  // A worker thread does not inherit the loader for TypeScript, so it registers its own.
  const source = new URL('./embedded-worker.ts', import.meta.url).href
  const bootstrap = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source)}) })`
  return new Worker(bootstrap, { eval: true, workerData })
}
