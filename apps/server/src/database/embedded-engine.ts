import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { EmbeddedRequest, EmbeddedResponse, EmbeddedSource } from './embedded-worker.ts'
import { fromSources } from './from-sources.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never
type Waiting = { resolve: (bytes: Bytes) => void; reject: (error: Error) => void }

/**
 * The embedded database, which has a thread of its own so that a slow query never blocks the server. It is spoken to
 * in PostgreSQL's protocol, so the driver is the same as for a server. There is one connection: a transaction holds
 * it until it ends, and all other queries wait in line.
 */
export class EmbeddedEngine {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0
  #ended: Error | null = null

  private constructor(worker: Worker) {
    this.#worker = worker
    worker.on('message', ({ id, bytes, error }: EmbeddedResponse) => {
      const waiting = this.#waiting.get(id)
      this.#waiting.delete(id)
      if (error) waiting?.reject(error)
      else waiting?.resolve(bytes)
    })
    worker.on('error', (error) => this.#end(error))
    worker.on('exit', () => this.#end(new Error('The embedded database has stopped')))
  }

  static async open(
    source: EmbeddedSource,
    onLost: (error: Error) => void = () => {},
  ): Promise<EmbeddedEngine> {
    const worker = startWorker(source)
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve())
      worker.once('error', reject)
    })
    worker.on('error', onLost)
    return new EmbeddedEngine(worker)
  }

  /** Returns the driver's connection, in place of a socket. */
  connection = (): Duplex => new Connection((bytes) => this.#send({ kind: 'protocol', bytes }))

  /** Returns the whole database as a tar archive, which `open` accepts as a snapshot. */
  dump(): Promise<Bytes> {
    return this.#send({ kind: 'dump' })
  }

  async close(): Promise<void> {
    await this.#send({ kind: 'close' })
    await this.kill()
  }

  /** Stops the engine at once, in the middle of its work, and leaves the folder as a crash would. */
  async kill(): Promise<void> {
    await this.#worker.terminate()
  }

  #send(request: Unnumbered<EmbeddedRequest>): Promise<Bytes> {
    if (this.#ended) return Promise.reject(this.#ended)
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage({ ...request, id })
    })
  }

  #end(error: Error): void {
    this.#ended = error
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}

/** What the driver uses of a socket. It writes whole messages, and those of one statement together. */
class Connection extends Duplex {
  readonly #send: (bytes: Bytes) => Promise<Bytes>

  constructor(send: (bytes: Bytes) => Promise<Bytes>) {
    super()
    this.#send = send
  }

  connect(): void {
    process.nextTick(() => this.emit('connect'))
  }

  setNoDelay(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(message: Buffer, _encoding: string, done: (error?: Error) => void): void {
    // A copy, since the driver's buffers are parts of larger ones, which would be sent whole.
    this.#send(new Uint8Array(message)).then((bytes) => {
      done()
      if (bytes.length > 0) this.push(bytes)
    }, done)
  }

  override _writev(messages: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this._write(Buffer.concat(messages.map(({ chunk }) => chunk)), 'buffer', done)
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }
}

function startWorker(workerData: EmbeddedSource): Worker {
  if (!fromSources) return new Worker(new URL('./embedded-worker.js', import.meta.url), { workerData })
  // A worker thread does not inherit the loader for TypeScript, so it registers its own.
  const source = new URL('./embedded-worker.ts', import.meta.url).href
  const bootstrap = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source)}) })`
  return new Worker(bootstrap, { eval: true, workerData })
}
